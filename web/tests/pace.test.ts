import { describe, expect, it } from "vitest";
import { pause } from "../src/lib/pace";
import { backOff } from "../src/lib/socket";
import { parse } from "../src/lib/routes";

const step = (seat: number | null, forced = false, story = "…") => ({ seq: 1, seat, action: "x", forced, story });

describe("the pace of steps", () => {
  it("shows own choices at once and those of others one by one", () => {
    expect(pause(step(0), [0], 700)).toBe(0);
    expect(pause(step(1), [0], 700)).toBe(700);
    expect(pause(step(null), [0], 700)).toBe(350);
    expect(pause(step(0, true), [0], 700)).toBe(350);
  });
  it("does not wait for what has no story, nor when nothing shall wait", () => {
    expect(pause(step(1, false, ""), [0], 700)).toBe(0);
    expect(pause(step(1), [0], 0)).toBe(0);
  });
});

describe("coming back", () => {
  it("waits longer each time, up to a limit", () => {
    expect(backOff(0, () => 1)).toBe(400);
    expect(backOff(3, () => 1)).toBe(3200);
    expect(backOff(30, () => 1)).toBe(15_000);
    expect(backOff(3, () => 0)).toBeLessThan(backOff(3, () => 1));
  });
});

describe("addresses", () => {
  it("lead to pages", () => {
    expect(parse("/")).toEqual({ page: "home" });
    expect(parse("/new/amyitis")).toEqual({ page: "new", game: "amyitis" });
    expect(parse("/t/ab12cd34ef")).toEqual({ page: "table", table: "ab12cd34ef" });
    expect(parse("/rules/babylon")).toEqual({ page: "rules", game: "babylon" });
    expect(parse("/t")).toEqual({ page: "missing" });
    expect(parse("/t/a/b")).toEqual({ page: "missing" });
    expect(parse("/%E0%A4%A")).toEqual({ page: "missing" });
  });
});
