import { expect, test } from "vitest";
import { standing } from "../src/page-parts/people/standing";
import { curveOf } from "../src/page-parts/people/rating-curve";

const over = { phase: "over" as const, your_turn: false, players: 2, you: [1] };
const scores = [
  { place: 1, points: 70 },
  { place: 2, points: 61 },
];

test("a game that waits for me says so", () => {
  const running = { phase: "playing" as const, your_turn: true, players: 2, you: [0], scores: null };
  expect(standing(running).kind).toBe("turn");
  expect(standing({ ...running, your_turn: false }).key).toBe("phase-playing");
});

test("a finished game tells the own place", () => {
  expect(standing({ ...over, scores })).toEqual({
    key: "i-came",
    args: { place: 2, players: 2, points: 61 },
    kind: "plain",
  });
  expect(standing({ ...over, you: [0], scores }).key).toBe("i-won");
  expect(standing({ ...over, you: [0, 1], scores }).key).toBe("phase-over");
  expect(standing({ ...over, scores: null }).key).toBe("phase-over");
  expect(standing({ ...over, players: 1, you: [0], scores }).args).toEqual({ count: 70 });
});

test("a curve of one game and of many stays within its picture", () => {
  const steps = [1000, 1180, 950].map((points, index) => ({ table: `t${index}`, at: "2026-11-17", points }));
  for (const some of [steps.slice(0, 1), steps]) {
    const curve = curveOf(some, 600);
    for (const { x, y } of curve.dots) {
      expect(x).toBeGreaterThanOrEqual(curve.left);
      expect(x).toBeLessThanOrEqual(600 - curve.right);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(curve.height);
    }
  }
  expect(curveOf(steps, 600).dots[1]?.y).toBeLessThan(curveOf(steps, 600).dots[0]?.y ?? 0);
});
