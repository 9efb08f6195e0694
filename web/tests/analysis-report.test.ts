import { describe, expect, it } from "vitest";
import { costly, mistakesOf, spread, standingAt, ticks } from "../src/net/analysis-report";
import type { Decision, Report } from "../src/net/protocol.gen";

const decision = (seq: number, loss: number, best = "b"): Decision => ({
  seq,
  seat: 0,
  action: "a",
  best,
  loss,
  error: 0,
  mark: "",
  score_loss: 0,
  score_error: 0,
  line: [],
  reasons: [],
});
const standing = (seq: number) => ({ seq, win: [seq / 100], score: [seq] });
const report = (decisions: Decision[], moments: number[]): Report => ({
  decisions,
  standings: moments.map(standing),
  deals: [],
  seats: [],
});

describe("a report", () => {
  it("lists the dearest decisions first and leaves out the right ones", () => {
    const found = costly(report([decision(1, 0.1), decision(2, 0.4), decision(3, 0, "a"), decision(4, 0.2)], []), 2);
    expect(found.map(({ seq }) => seq)).toEqual([2, 4]);
  });
  it("asks about the marked decisions of one's own, the dearest of too many, in the order of the game", () => {
    const marked = (seq: number, loss: number, seat = 0): Decision => {
      return { ...decision(seq, loss), seat, mark: "mistake" };
    };
    const made = report([marked(1, 0.1), decision(2, 0.9), marked(3, 0.4), marked(5, 0.3, 1), marked(7, 0.2)], []);
    expect(mistakesOf(made, [0]).map(({ seq }) => seq)).toEqual([1, 3, 7]);
    expect(mistakesOf(made, [0], 2).map(({ seq }) => seq)).toEqual([3, 7]);
    expect(mistakesOf(made, []).map(({ seq }) => seq)).toEqual([1, 3, 5, 7]);
  });
  it("knows how it stood at any moment", () => {
    const made = report([], [5, 10, 20]);
    expect([0, 5, 12, 99].map((seq) => standingAt(made, seq)?.seq)).toEqual([5, 5, 10, 20]);
    expect(standingAt(report([], []), 3)).toBeNull();
  });
  it("thins out moments but keeps the ends", () => {
    const found = spread(
      Array.from({ length: 50 }, (_, n) => standing(n)),
      6,
    ).map(({ seq }) => seq);
    expect(found).toHaveLength(6);
    expect([found[0], found[5]]).toEqual([0, 49]);
  });
  it("draws few round lines up to the highest value", () => {
    expect(ticks(83)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticks(0)[0]).toBe(0);
  });
});
