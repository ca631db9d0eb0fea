// When two names look the same: as server/table/names.py has it, so that who is not heard is not heard under a twin's name.

const TWINS: Record<string, string> = {
  a: "аАαΑ", b: "ьвВΒβ", c: "сСϲϹ", d: "ԁ", e: "еЕεΕє", h: "һНΗ", i: "1lI|!ıіІιΙӏӀ", j: "јЈϳ", k: "кКκΚ", m: "мМμΜ", n: "ηпΝ",
  o: "0оОοΟσ", p: "рРρΡ", q: "ԛ", r: "г", s: "ѕЅς", t: "тТτΤ", u: "υ", v: "νѵ", w: "ωԝш", x: "хХχΧ", y: "уУγΥүҮ", z: "Ζ",
};

const LETTER = new Map(Object.entries(TWINS).flatMap(([letter, twins]) => Array.from(twins, (twin) => [twin, letter] as const)));

const plain = (text: string): string => Array.from(text, (sign) => LETTER.get(sign) ?? sign).join("");

/** What is left of a name to a hasty eye: names that look alike have the same. */
export function skeleton(name: string): string {
  const bare = Array.from(name.normalize("NFKD")).filter((sign) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign)).join("");
  return plain(plain(bare).toLowerCase().replaceAll("ß", "ss")).replaceAll("rn", "m").replaceAll("vv", "w");
}

export const alike = (one: string, other: string): boolean => skeleton(one) === skeleton(other);
