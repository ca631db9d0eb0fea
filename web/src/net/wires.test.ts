import { expect, test } from "vitest";
import { Events } from "./wires";

test("events come out whole, however they were cut on the way", () => {
  const events = new Events();
  expect(events.add('id: 4\nevent: frame\ndata: {"a"')).toEqual([]);
  expect(events.add(":1}\n\ndata: two\r\n\r\n: a remark\n\n")).toEqual(['{"a":1}', "two"]);
  expect(events.add("data: one\ndata: more\n\n")).toEqual(["one\nmore"]);
});
