import { describe, expect, it } from "vitest";
import { cells, range } from "../src/boards/hanging_gardens/layout";
import type { Place } from "../src/boards/hanging_gardens/types";

const garden = (...names: string[]) => names.map((cell) => ({ cell, level: Number(cell[1]) })) as Place[];

describe("the wall of a garden", () => {
  it("shows five columns around the first place when it is empty", () => {
    expect(range([], true)).toEqual([2, 6]);
  });
  it("reaches from the leftmost card as far as level 1 can grow, and one further left", () => {
    expect(range(garden("e1"), true)).toEqual([3, 8]);
    expect(range(garden("d1", "e1", "d2"), true)).toEqual([2, 7]);
  });
  it("floats no more with five cards, and never in the gardens of others", () => {
    expect(range(garden("c1", "d1", "e1", "f1", "g1"), true)).toEqual([2, 6]);
    expect(range(garden("e1"), false)).toEqual([4, 8]);
  });
  it("lays each level half a place further in", () => {
    const five = cells([2, 6]);
    expect(five).toHaveLength(12);
    expect(five.filter(({ level }) => level === 3).map(({ name }) => name)).toEqual(["c3", "d3", "e3"]);
    expect(five.find(({ name }) => name === "c2")?.x).toBe(1);
    expect(five.find(({ name }) => name === "d1")?.x).toBe(2);
  });
});
