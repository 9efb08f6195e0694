import { describe, expect, it } from "vitest";
import { visibleColumns, wallCells } from "../src/boards/hanging_gardens/terrace-layout";
import type { PlacedCard } from "../src/net/protocol.gen";

const garden = (...names: string[]) => names.map((cell) => ({ cell, level: Number(cell[1]) })) as PlacedCard[];

describe("the wall of a garden", () => {
  it("shows five columns around the first place when it is empty", () => {
    expect(visibleColumns([], true)).toEqual([2, 6]);
  });
  it("reaches from the leftmost card as far as level 1 can grow, and one further left", () => {
    expect(visibleColumns(garden("e1"), true)).toEqual([3, 8]);
    expect(visibleColumns(garden("d1", "e1", "d2"), true)).toEqual([2, 7]);
  });
  it("floats no more with five cards, and never in the gardens of others", () => {
    expect(visibleColumns(garden("c1", "d1", "e1", "f1", "g1"), true)).toEqual([2, 6]);
    expect(visibleColumns(garden("e1"), false)).toEqual([4, 8]);
  });
  it("lays each level half a place further in", () => {
    const five = wallCells([2, 6]);
    expect(five).toHaveLength(12);
    expect(five.filter(({ level }) => level === 3).map(({ name }) => name)).toEqual(["c3", "d3", "e3"]);
    expect(five.find(({ name }) => name === "c2")?.x).toBe(1);
    expect(five.find(({ name }) => name === "d1")?.x).toBe(2);
  });
});
