import { describe, expect, it } from "vitest";
import { delayAfter } from "../src/store/table/step-delay";
import { reconnectDelay } from "../src/net/socket";
import { parseRoute } from "../src/store/routes";

const step = (seat: number | null, forced = false, story = "…") => ({ seq: 1, seat, action: "x", forced, story });

describe("the pace of steps", () => {
  it("shows own choices at once and those of others one by one", () => {
    expect(delayAfter(step(0), [0], 700)).toBe(0);
    expect(delayAfter(step(1), [0], 700)).toBe(700);
    expect(delayAfter(step(null), [0], 700)).toBe(350);
    expect(delayAfter(step(0, true), [0], 700)).toBe(350);
  });
  it("does not wait for what has no story, nor when nothing shall wait", () => {
    expect(delayAfter(step(1, false, ""), [0], 700)).toBe(0);
    expect(delayAfter(step(1), [0], 0)).toBe(0);
  });
});

describe("coming back", () => {
  it("waits longer each time, up to a limit", () => {
    expect(reconnectDelay(0, () => 1)).toBe(400);
    expect(reconnectDelay(3, () => 1)).toBe(3200);
    expect(reconnectDelay(30, () => 1)).toBe(15_000);
    expect(reconnectDelay(3, () => 0)).toBeLessThan(reconnectDelay(3, () => 1));
  });
});

describe("addresses", () => {
  it("lead to pages", () => {
    expect(parseRoute("/")).toEqual({ page: "home" });
    expect(parseRoute("/new/amyitis")).toEqual({ page: "new", game: "amyitis" });
    expect(parseRoute("/t/ab12cd34ef")).toEqual({ page: "table", table: "ab12cd34ef" });
    expect(parseRoute("/rules/babylon")).toEqual({ page: "rules", game: "babylon" });
    expect(parseRoute("/t")).toEqual({ page: "missing" });
    expect(parseRoute("/t/a/b")).toEqual({ page: "missing" });
    expect(parseRoute("/%E0%A4%A")).toEqual({ page: "missing" });
  });
});
