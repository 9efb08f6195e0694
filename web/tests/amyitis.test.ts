import { describe, expect, it } from "vitest";
import { changesOf } from "../src/boards/amyitis/mat/mat-changes";
import {
  CITIES,
  type City,
  FRAME,
  along,
  caravanBefore,
  channelOf,
  clockwise,
  corner,
  middleOf,
  onRing,
  reachOf,
  winding,
} from "../src/boards/amyitis/map-layout";
import { partOf, partOfRound } from "../src/boards/amyitis/phases";
import type { AmyitisPlayer } from "../src/net/protocol.gen";

const SQUARES = ["a", "b", "c", "d"].flatMap((row) => [1, 2, 3, 4].map((column) => `${row}${column}`));

describe("the river", () => {
  const bank = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 60 },
  ];
  it("has its waves along both banks, each the way the water flows", () => {
    expect(along(bank, 50)).toEqual([
      { x: 25, y: 0, angle: 0 },
      { x: 75, y: 0, angle: 0 },
      { x: 100, y: 30, angle: 90 },
    ]);
  });
  it("winds from its beginning to its end", () => {
    expect(winding(bank, 50, 4)).toMatch(/^M0 0Q25 -4 .* 100 60$/);
  });
});

describe("the diamond of gardens", () => {
  it("has its top above, its bottom below, and both sides alike", () => {
    expect(middleOf("a1").x).toBe(0);
    expect(middleOf("d4").x).toBe(0);
    expect(middleOf("a1").y).toBeLessThan(middleOf("b2").y);
    expect(middleOf("a4").x).toBe(-middleOf("d1").x);
    expect(middleOf("a4").y).toBe(middleOf("d1").y);
  });
  it("stays inside its frame", () => {
    for (const square of SQUARES) {
      const { x, y } = middleOf(square);
      expect(x).toBeGreaterThan(FRAME.x);
      expect(x).toBeLessThan(FRAME.x + FRAME.width);
      expect(y).toBeLessThan(FRAME.y + FRAME.height);
    }
  });
  it("lays an area half way between the middles of its squares", () => {
    for (const [first, second] of [
      ["a1", "a2"],
      ["b2", "c2"],
      ["d3", "d4"],
    ] as const) {
      const { middle } = channelOf(first, second, null);
      expect(middle.x).toBe((middleOf(first).x + middleOf(second).x) / 2);
      expect(middle.y).toBe((middleOf(first).y + middleOf(second).y) / 2);
    }
  });
  it("ends the lowest sides at the river", () => {
    expect(channelOf("d1", "d2", null).to).toEqual(corner(4, 1));
    expect(channelOf("a4", "b4", null).to).toEqual(corner(1, 4));
  });
  it("splits a double side: the lower twin is nearer to the river, and both meet in the middle", () => {
    const [low, high] = [channelOf("a1", "a2", "low"), channelOf("a1", "a2", "high")];
    expect(low.from).toEqual(high.to);
    expect(low.middle.y).toBeGreaterThan(high.middle.y);
    expect(high.from).toEqual(corner(0, 1));
    expect(low.to).toEqual(corner(1, 1));
  });
  it("lays twins side by side where the option says so: along the whole side, the upper one higher", () => {
    for (const [first, second] of [
      ["a1", "a2"],
      ["a1", "b1"],
    ] as const) {
      const [low, high, alone] = [
        channelOf(first, second, "low", true),
        channelOf(first, second, "high", true),
        channelOf(first, second, null, true),
      ];
      for (const twin of [low, high]) expect([twin.from, twin.to]).toEqual([alone.from, alone.to]);
      expect(low.middle.y).toBeGreaterThan(high.middle.y);
      expect((low.middle.x + high.middle.x) / 2).toBeCloseTo(alone.middle.x);
      expect(Math.hypot(low.middle.x - high.middle.x, low.middle.y - high.middle.y)).toBeGreaterThan(23);
      const heights = (channel: typeof low) =>
        reachOf(channel, 0.3).map(
          ({ x, y }) => y - ((channel.to.y - channel.from.y) / (channel.to.x - channel.from.x)) * x,
        );
      expect(Math.max(...heights(high))).toBeLessThanOrEqual(Math.min(...heights(low)) + 0.001);
    }
  });
  it("gives a finger more of an area than the eye needs", () => {
    const channel = channelOf("a1", "a2", "low");
    const points = reachOf(channel, 0.3);
    const width = Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x));
    const height = Math.max(...points.map(({ y }) => y)) - Math.min(...points.map(({ y }) => y));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});

describe("the ring of cities", () => {
  it("goes clockwise from the middle of the upper row", () => {
    expect(CITIES).toHaveLength(9);
    const angles = CITIES.map(({ x, y }) => (Math.atan2(x - 50, 50 - y) + 2 * Math.PI) % (2 * Math.PI));
    expect(angles).toEqual(angles.toSorted((a, b) => a - b));
  });
  it("leaves room between the cities and the edges", () => {
    for (const { x, width } of CITIES) {
      expect(x - width / 2).toBeGreaterThan(0);
      expect(x + width / 2).toBeLessThan(100);
    }
  });
  it("lets the caravan walk from city to city", () => {
    const edge = (n: number) => {
      const { x, y, width } = CITIES[n] as City;
      return { x: x + width / 2, y: y - 11.25 };
    };
    expect(onRing(3)).toEqual(edge(3));
    expect(onRing(12)).toEqual(edge(3));
    expect(onRing(8.5).x).toBeCloseTo((edge(8).x + edge(0).x) / 2);
    expect(clockwise(7, 2)).toBe(4);
    expect(clockwise(2, 2)).toBe(0);
  });
  it("finds where the caravan was after a step", () => {
    expect(caravanBefore(1, ["first 1", "caravan 4", "pay dates", "recruit 1 2", "caravan 6"])).toBe(0);
    expect(caravanBefore(5, [])).toBe(5);
  });
});

describe("phases", () => {
  it("belong to a part of the round and of the board", () => {
    expect(partOfRound("dealing_crafts")).toBe(1);
    expect(partOfRound("planting")).toBe(2);
    expect(partOfRound("discarding")).toBe(3);
    expect(partOf("planting")).toBe("garden");
    expect(partOf("over")).toBeUndefined();
  });
});

describe("what a step changed", () => {
  const player = (more: Partial<AmyitisPlayer>) =>
    ({
      tokens: { barley: 0, dates: 1, salt: 0, palm: 0, wine: 0 },
      camels: 1,
      talents: 4,
      gardeners: 0,
      cubes: 30,
      caravaneer: 0,
      banker: 0,
      palace: 0,
      tiles: [],
      ...more,
    }) as AmyitisPlayer;
  it("is told by kind, and nothing else", () => {
    expect(changesOf(player({}), player({}))).toEqual([]);
    const after = player({ camels: 0, tokens: { barley: 0, dates: 0, salt: 0, palm: 0, wine: 0 }, banker: 1 });
    expect(changesOf(player({}), after)).toEqual([
      { key: "camels", by: -1 },
      { key: "banker", by: 1 },
      { key: "tokens", by: -1 },
    ]);
  });
});
