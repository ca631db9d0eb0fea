import { expect, test } from "vitest";
import { inviteTo, keepSeat, keptSeats, seatAt } from "./kept";
import { linkTo, linkToMoment, readLink, readWatch } from "./links";

function come(link: string): void {
  history.replaceState(null, "", new URL(link).pathname + new URL(link).hash);
}

test("an invitation is kept and taken out of the address", () => {
  come(linkTo("owl", "join", "invitation-secret"));
  expect(readLink("owl")).toBe("join");
  expect(inviteTo("owl")).toBe("invitation-secret");
  expect(location.hash).toBe("");
});

test("a seat's link opens the seat on this device, whose nonces are elsewhere", () => {
  come(linkTo("owl", "seat", "t".repeat(43)));
  expect(readLink("owl")).toBe("seat");
  expect(seatAt("owl")).toMatchObject({ token: "t".repeat(43), satHere: false });
});

test("the link of a seat that was taken here changes nothing", () => {
  keepSeat({ table: "owl", token: "t".repeat(43), name: "Jorin", title: "", game: "wizard", at: 1, satHere: true });
  come(linkTo("owl", "seat", "t".repeat(43)));
  readLink("owl");
  expect(seatAt("owl")?.satHere).toBe(true);
});

test("the link of another seat does not take our own away", () => {
  keepSeat({ table: "owl", token: "t".repeat(43), name: "Jorin", title: "", game: "wizard", at: 1, satHere: true });
  come(linkTo("owl", "seat", "x".repeat(43)));
  readLink("owl");
  expect(location.hash).toBe("");
  expect(seatAt("owl")).toMatchObject({ token: "t".repeat(43), satHere: true });
});

test("a fragment that is no secret stays", () => {
  come(`${linkTo("owl")}#main`);
  expect(readLink("owl")).toBeNull();
  expect(location.hash).toBe("#main");
});

test("seats are listed with the latest first", () => {
  for (const [table, at] of [["a", 1], ["b", 3], ["c", 2]] as const) {
    keepSeat({ table, token: "t", name: "", title: "", game: "", at, satHere: true });
  }
  expect(keptSeats().map(({ table }) => table)).toEqual(["b", "c", "a"]);
});

test("a link to a moment keeps the moment in the address and takes the secret out", () => {
  come(linkToMoment("owl", "m1", "#at=34.1&seat=2", "invitation-secret"));
  readWatch("owl");
  expect(inviteTo("owl")).toBe("invitation-secret");
  expect(location.pathname + location.hash).toBe("/t/owl/m/m1#at=34.1&seat=2");
});

test("a link to a match whose table is open to all carries no secret", () => {
  come(linkToMoment("elm", "m1", "#at=3", null));
  readWatch("elm");
  expect(inviteTo("elm")).toBeNull();
  expect(location.hash).toBe("#at=3");
});
