import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteGarden } from "../src/page-parts/after/best-garden";
import { countSteps, EndCount, stepTime } from "../src/page-parts/after/end-count.svelte";
import { bestLine, decisiveLine, leaders, rankedSeats } from "../src/page-parts/after/result-facts";
import type { ScoreLine } from "../src/store/table/xray.svelte";

const SCORES = [
  { trees: 7, animals: 0, visitors: 4 },
  { trees: 2, animals: 5, visitors: 9 },
];
const PLACES = [2, 1];

describe("the count at the end", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("walks along the lines that bring points, the winner's garden last", () => {
    expect(countSteps(SCORES, PLACES)).toEqual([
      { seat: 0, line: "trees", total: 7 },
      { seat: 0, line: "visitors", total: 11 },
      { seat: 1, line: "trees", total: 2 },
      { seat: 1, line: "animals", total: 7 },
      { seat: 1, line: "visitors", total: 16 },
    ]);
  });

  it("lights one line after another and ends by itself with everybody's points", () => {
    const lit: (ScoreLine | null)[] = [];
    const count = new EndCount((at) => lit.push(at));
    count.start(SCORES, PLACES);
    expect(count.now?.line).toBe("trees");
    expect(count.totals).toEqual([7, 0]);
    vi.runAllTimers();
    expect(count.now).toBeNull();
    expect(count.totals).toEqual([11, 16]);
    expect(lit.map((at) => at && `${at.seat} ${at.line}`)).toEqual([
      "0 trees",
      "0 visitors",
      "1 trees",
      "1 animals",
      "1 visitors",
      null,
    ]);
  });

  it("is over at once when somebody does not want to wait", () => {
    const lit: (ScoreLine | null)[] = [];
    const count = new EndCount((at) => lit.push(at));
    count.start(SCORES, PLACES);
    count.stop();
    expect([count.now, lit.at(-1), vi.getTimerCount()]).toEqual([null, null, 0]);
  });

  it("takes no longer for a long pad than for a short one by much", () => {
    expect(stepTime(5)).toBe(900);
    expect(stepTime(36) * 36).toBeLessThanOrEqual(14_000);
  });
});

describe("a result", () => {
  it("names the line that brought most", () => {
    expect(bestLine({ trees: 3, animals: 9 })).toEqual({ line: "animals", points: 9 });
    expect([bestLine({ trees: 0 }), bestLine({})]).toEqual([null, null]);
  });
  it("tells what decided it: the line with the largest lead over the next", () => {
    expect(decisiveLine(SCORES, PLACES)).toEqual({
      winner: 1,
      second: 0,
      margin: 5,
      line: "animals",
      more: 5,
      less: 0,
    });
    expect(decisiveLine(SCORES, [1, 1])).toBeNull();
    expect(decisiveLine([{ trees: 3 }], [1])).toBeNull();
    expect(decisiveLine([{ trees: 3 }, { trees: 3 }], [1, 2])).toBeNull();
  });
  it("lists the seats by place with what they lack", () => {
    expect(rankedSeats(SCORES, PLACES).map(({ seat, behind }) => [seat, behind])).toEqual([
      [1, 0],
      [0, 5],
    ]);
  });
  it("knows who is left when somebody gives up", () => {
    expect(leaders(SCORES, 1)).toEqual([0]);
    expect(leaders([{ a: 1 }, { a: 4 }, { a: 4 }], 0)).toEqual([1, 2]);
    expect(leaders([{ a: 1 }], 0)).toEqual([]);
  });
});

describe("the best garden of a device", () => {
  it("is beaten by a better one, and told the same whenever one looks again", () => {
    const kept = new Map<string, string>();
    const shelf = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const note = (table: string, points: number, players = 2) => noteGarden("babylon", players, table, points, shelf);
    expect(note("one", 30)).toEqual({ points: 30, before: null });
    expect(note("one", 30)).toEqual({ points: 30, before: null });
    expect(note("two", 25)).toEqual({ points: 30, before: 30 });
    expect(note("three", 41)).toEqual({ points: 41, before: 30 });
    expect(note("four", 20, 3)).toEqual({ points: 20, before: null });
  });
});
