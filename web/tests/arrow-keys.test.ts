import { describe, expect, it } from "vitest";
import { type Edges, nearestBox } from "../src/input/arrow-keys";

const box = (x: number, y: number): Edges => ({ left: x, top: y, right: x + 10, bottom: y + 10 });
const grid = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20), box(40, 20)];

describe("arrow keys", () => {
  it("go to the neighbor in each direction", () => {
    expect(nearestBox(box(20, 0), grid, "left")).toBe(0);
    expect(nearestBox(box(20, 0), grid, "right")).toBe(2);
    expect(nearestBox(box(20, 0), grid, "down")).toBe(4);
    expect(nearestBox(box(20, 20), grid, "up")).toBe(1);
  });
  it("stay where nothing lies ahead", () => {
    expect(nearestBox(box(40, 0), grid, "right")).toBe(-1);
    expect(nearestBox(box(0, 0), grid, "up")).toBe(-1);
  });
  it("prefer what lies straight ahead to what is nearer aside", () => {
    expect(nearestBox(box(0, 0), [box(14, 30), box(60, 0)], "right")).toBe(1);
  });
});
