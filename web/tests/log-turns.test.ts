import { describe, expect, it } from "vitest";
import { arrowTarget, turnAt, turnsAround } from "../src/page-parts/log/log-window";
import { lastOwnStep } from "../src/store/table/history-pages";
import { groupTurns, nextStop, replayStops, withoutName } from "../src/store/table/log-turns";

const step = (seq: number, seat: number | null, action: string, story = `${action}.`) => ({
  seq, seat, action, forced: false, story,
}); // prettier-ignore
const STEPS = [
  step(1, null, "deal lion"),
  step(2, null, "deal cedar"),
  step(3, 0, "take 1 1"),
  step(4, 0, "place e1"),
  step(5, null, "deal monkey"),
  step(6, null, "deal lion"),
  step(7, 0, "skip", ""),
  step(8, 1, "take 1 2"),
  step(9, 1, "place e1"),
  step(10, null, "deal cedar"),
  step(11, 1, "take 2 1"),
];

describe("the log of a host", () => {
  it("tells whole turns, with what chance brought folded into them", () => {
    const turns = groupTurns(STEPS);
    expect(turns.map(({ seat, first, last }) => [seat, first, last])).toEqual([
      [null, 1, 2],
      [0, 3, 7],
      [1, 8, 10],
      [1, 11, 11],
    ]);
    expect(turns[1]?.lines.map(({ seq, chance, steps }) => [seq, chance, steps.length])).toEqual([
      [3, false, 1],
      [4, false, 1],
      [6, true, 2],
    ]);
  });

  it("says a name once a turn", () => {
    expect(withoutName("Bel takes a lion.", "Bel")).toBe("takes a lion.");
    expect(withoutName("The field is full.", "Bel")).toBe("The field is full.");
    expect(withoutName("Belinda takes it.", "Bel")).toBe("Belinda takes it.");
  });

  it("knows what came after the own last turn", () => {
    expect(lastOwnStep(STEPS, [0])).toBe(7);
    expect(lastOwnStep(STEPS, [])).toBe(0);
  });
});

describe("a replay", () => {
  it("goes by turn, or by step with chance folded", () => {
    expect(replayStops(STEPS, "turn")).toEqual([2, 7, 10, 11]);
    expect(replayStops(STEPS, "step")).toEqual([2, 3, 6, 8, 10, 11]);
    expect(nextStop(STEPS, "turn", 0, true)).toBe(2);
    expect(nextStop(STEPS, "turn", 7, false)).toBe(2);
    expect(nextStop(STEPS, "step", 2, false)).toBe(0);
    expect(nextStop(STEPS, "step", 11, true)).toBe(Infinity);
  });

  it("walks step by step where the decisions are not known yet", () => {
    const known = STEPS.slice(4);
    expect([nextStop(known, "turn", 2, true), nextStop(known, "turn", 2, false)]).toEqual([3, 1]);
    expect(nextStop(known, "turn", 4, true)).toBeGreaterThan(4);
  });
});

describe("a long log", () => {
  const many = Array.from({ length: 4900 }, (_, n) => step(n + 1, n % 2, "take 1 1"));
  it("is drawn only where it is looked at", () => {
    const turns = groupTurns(many);
    expect(turns).toHaveLength(4900);
    const { start, end } = turnsAround(turns.length, turns.length - 1, { before: 0, after: 0 });
    expect([end, end - start < 60]).toEqual([4900, true]);
    const middle = turnsAround(turns.length, turnAt(turns, 107), { before: 0, after: 0 });
    expect([middle.start < 106, middle.end > 107, middle.end - middle.start < 60]).toEqual([true, true, true]);
    expect(turnsAround(turns.length, 10, { before: 40, after: 40 }).start).toBe(0);
  });

  it("is walked by arrow keys", () => {
    const lines = ["a", "b", "c"];
    const to = (key: string, target: string) => arrowTarget({ key, target } as never, lines);
    expect([to("ArrowDown", "a"), to("ArrowUp", "a"), to("End", "a"), to("Home", "c")]).toEqual(["b", "a", "c", "a"]);
    expect([to("Enter", "a"), to("ArrowDown", "elsewhere")]).toEqual([null, null]);
  });
});
