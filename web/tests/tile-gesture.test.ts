import { describe, expect, it } from "vitest";
import {
  gestureOf,
  NO_WISH,
  nextSupport,
  pressedCorner,
  QuarterCounter,
  quartersOf,
  snapIndex,
  twistOf,
  wayFor,
} from "../src/boards/babylon/hand/tile-gesture";
import { Motion } from "../src/boards/babylon/model/motion";
import type { BabylonView, Carrying, Placement, Support } from "../src/net/protocol.gen";

const way = (support: Carrying, price: number): Support => ({
  support,
  feet: [],
  price,
  swaps: 0,
  gains: 2,
  loses: 0,
});
const placement = (spot: string, ...supports: Support[]): Placement => ({
  spot,
  level: 1,
  hides: { items: [], tiles: [] },
  supports,
});
const every = placement("d4", way("four", 4), way("nw", 3), way("ne", 3), way("se", 3), way("sw", 3));
const building: BabylonView["building"] = {
  tile: { key: "k", material: "clay", flower: "pink", corners: ["statue", null, "bridge", null] },
  spot: null,
  level: null,
  support: null,
  rotations: 4,
};
const viewOf = (rotations: number) =>
  ({ building: { ...building, rotations }, placements: [every, placement("a1", way("four", 4))] }) as BabylonView;

describe("one gesture stands for place, pillars and rotation", () => {
  it("answers only what the server will ask", () => {
    const wish = { quarters: 1, support: "se" as const };
    expect(gestureOf("place d4 1", viewOf(4), wish)).toEqual(["support 3 se", "rotate 90"]);
    expect(gestureOf("place a1 1", viewOf(4), wish)).toEqual(["rotate 90"]);
    expect(gestureOf("place a1 1", viewOf(1), wish)).toEqual([]);
    expect(gestureOf("place h8 1", viewOf(4), wish)).toEqual([]);
    expect(gestureOf("dig a1", viewOf(4), wish)).toEqual([]);
  });
  it("takes the cheapest way that covers no symbol, unless another is wished for", () => {
    expect(wayFor(every, null, ["statue", null, null, null])?.support).toBe("ne");
    expect(wayFor(every, null, [null, null, null, null])?.support).toBe("nw");
    expect(wayFor(every, "four")?.support).toBe("four");
    expect(wayFor(placement("a1", way("four", 4)), "ne")?.support).toBe("four");
    expect(wayFor(undefined, null)).toBeNull();
  });
  it("turns among the rotations that look different", () => {
    expect(quartersOf({ ...NO_WISH, quarters: 3 }, 2)).toBe(1);
    expect(quartersOf({ ...NO_WISH, quarters: -1 }, 4)).toBe(3);
    expect(quartersOf({ ...NO_WISH, quarters: 2 }, 1)).toBe(0);
  });
  it("frees the corner that is pressed, and fills it when it is pressed again", () => {
    expect(pressedCorner(every, "four", 2)).toBe("se");
    expect(pressedCorner(every, "se", 2)).toBe("four");
    expect(pressedCorner(placement("a1", way("nw", 3)), "nw", 0)).toBeNull();
    expect(nextSupport(every, "sw")).toBe("four");
    expect(nextSupport(undefined, "four")).toBeNull();
  });
});

describe("the tile in hand", () => {
  const spots = [
    { left: 100, top: 100 },
    { left: 150, top: 100 },
    { left: 100, top: 150 },
  ];
  it("snaps to the nearest place in reach, and clings to the one it has", () => {
    expect(snapIndex(spots, { left: 110, top: 104 }, null, 50)).toBe(0);
    expect(snapIndex(spots, { left: 128, top: 100 }, 0, 50)).toBe(0);
    expect(snapIndex(spots, { left: 128, top: 100 }, null, 50)).toBe(1);
    expect(snapIndex(spots, { left: 145, top: 100 }, 0, 50)).toBe(1);
    expect(snapIndex(spots, { left: 400, top: 100 }, 0, 50)).toBeNull();
    expect(snapIndex([], { left: 0, top: 0 }, null, 50)).toBeNull();
  });
  it("turns by quarters when two fingers have turned far enough", () => {
    const counter = new QuarterCounter(40);
    expect([15, 15, 15, -10, -50].map((step) => counter.add(step))).toEqual([0, 0, 1, 0, -1]);
    const dot = (x: number, y: number) => ({ x, y });
    expect(twistOf([dot(0, 0), dot(10, 0)], [dot(0, 0), dot(0, 10)])).toBeCloseTo(90);
    expect(twistOf([dot(0, 0), dot(-10, -1)], [dot(0, 0), dot(-10, 1)])).toBeCloseTo(-11.42, 1);
  });
  it("glides to its place in time, and from where it is when it is called elsewhere", () => {
    const motion = new Motion(100);
    motion.start([2, 0, 0]);
    expect(motion.at(1000)).toEqual([2, 0, 0]);
    const [half] = motion.at(1050);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(2);
    motion.start([1, 0, 0]);
    expect(motion.at(1060)[0]).toBeCloseTo(1 + half);
    expect(motion.at(1200)).toEqual([0, 0, 0]);
    expect(motion.isMoving).toBe(false);
  });
});
