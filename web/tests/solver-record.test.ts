import { describe, expect, it } from "vitest";
import { parseRoute } from "../src/store/routes";
import {
  afterGivingUp,
  afterTry,
  marks,
  resultOf,
  type SolverRecord,
  solvedCount,
  streak,
} from "../src/page-parts/puzzles/solver-record";

const fresh = (): SolverRecord => ({ results: {}, rating: 1200, days: [] });

describe("what somebody has solved", () => {
  it("raises the rating, the more the harder the puzzle was", () => {
    const easy = afterTry(fresh(), "a 1", true, 900, null).rating;
    const hard = afterTry(fresh(), "a 1", true, 1800, null).rating;
    expect(easy).toBeGreaterThan(1200);
    expect(hard).toBeGreaterThan(easy);
  });
  it("is over after three misses, and then counts for nothing more", () => {
    let record = fresh();
    for (const missed of [1, 2, 3]) {
      expect(resultOf(record, "a 1").done).toBe(false);
      record = afterTry(record, "a 1", false, 1200, "2026-11-18");
      expect(resultOf(record, "a 1").missed).toBe(missed);
    }
    expect(resultOf(record, "a 1").done).toBe(true);
    expect(record.rating).toBeLessThan(1200);
    expect(afterTry(record, "a 1", true, 1200, "2026-11-18")).toEqual(record);
    expect(record.days).toEqual([]);
  });
  it("is worth less with every miss", () => {
    const missed = afterTry(fresh(), "a 1", false, 1200, null);
    expect(missed.rating).toBe(1200);
    const late = afterTry(missed, "a 1", true, 1200, null).rating;
    expect(late).toBeLessThan(afterTry(fresh(), "a 1", true, 1200, null).rating);
  });
  it("is not solved by giving up", () => {
    const record = afterGivingUp(fresh(), "a 1", 1200);
    expect(resultOf(record, "a 1")).toEqual({ missed: 0, solved: false, done: true });
    expect(solvedCount(record)).toBe(0);
    expect(record.rating).toBeLessThan(1200);
  });
  it("is told without giving anything away", () => {
    expect(marks({ missed: 2, solved: true, done: true })).toBe("✗✗★");
    expect(marks({ missed: 3, solved: false, done: true })).toBe("✗✗✗");
  });
});

describe("a streak", () => {
  it("counts days in a row up to today, or up to yesterday while today is not solved", () => {
    const days = ["2026-11-14", "2026-11-16", "2026-11-17"];
    expect(streak(days, "2026-11-18")).toBe(2);
    expect(streak([...days, "2026-11-18"], "2026-11-18")).toBe(3);
    expect(streak(days, "2026-11-19")).toBe(0);
  });
  it("goes over the end of a month", () => {
    expect(streak(["2026-10-31", "2026-11-01"], "2026-11-01")).toBe(2);
  });
});

describe("the address of a puzzle", () => {
  it("leads to today's or to a number, counted from 1", () => {
    expect(parseRoute("/puzzles")).toEqual({ page: "puzzles", game: null, number: null });
    expect(parseRoute("/puzzles/babylon")).toEqual({ page: "puzzles", game: "babylon", number: null });
    expect(parseRoute("/puzzles/babylon/7")).toEqual({ page: "puzzles", game: "babylon", number: 6 });
    for (const wrong of ["/puzzles/babylon/0", "/puzzles/babylon/x", "/puzzles/babylon/1/2"])
      expect(parseRoute(wrong)).toEqual({ page: "missing" });
  });
});
