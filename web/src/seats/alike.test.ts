import { expect, test } from "vitest";
import { alike, skeleton } from "./alike";

test("names that look the same are one, as the server has it", () => {
  for (const twin of ["mira", "MIRA", "M1ra", "Мira", "Mirа", " M i r a ", "Mirá", "M\u200bira"]) expect(alike("Mira", twin), twin).toBe(true);
  expect(alike("Arno", "Amo")).toBe(true);
  expect(alike("Vvim", "Wim")).toBe(true);
  expect(alike("Groß", "Gross")).toBe(true);
});

test("names that differ stay apart", () => {
  for (const other of ["Mara", "Mir", "Mira2", "Till"]) expect(alike("Mira", other), other).toBe(false);
  expect(skeleton("Ωmega")).toBe("wmega");
});
