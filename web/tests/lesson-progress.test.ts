import { describe, expect, it } from "vitest";
import { choicesBefore, choicesMade, currentTask, fitsTask, resumeStep } from "../src/learn/lesson-progress";
import { LESSONS, type LessonStep } from "../src/learn/lessons";

const STEPS: LessonStep[] = [
  { say: "a" },
  { say: "b", do: "x" },
  { say: "c", play: ["y", "z"] },
  { say: "d", play: ["y"], do: "w" },
  { say: "e" },
];

describe("a lesson", () => {
  it("counts the choicesMade of players only", () => {
    const step = (seat: number | null, forced: boolean) => ({ seq: 1, seat, action: "x", forced, story: "" });
    expect(choicesMade([step(null, false), step(0, false), step(0, true), step(1, false)])).toBe(2);
  });
  it("knows what each step wants", () => {
    expect(currentTask(STEPS, 0, 0)).toEqual({ kind: "tell" });
    expect(currentTask(STEPS, 1, 0)).toEqual({ kind: "ask", action: "x", then: [] });
    expect(currentTask(STEPS, 1, 1)).toEqual({ kind: "done" });
    expect(currentTask(STEPS, 2, 1)).toEqual({ kind: "play", action: "y" });
    expect(currentTask(STEPS, 2, 2)).toEqual({ kind: "play", action: "z" });
    expect(currentTask(STEPS, 2, 3)).toEqual({ kind: "tell" });
    expect(currentTask(STEPS, 3, 4)).toEqual({ kind: "ask", action: "w", then: [] });
  });
  it("begins again where it was left", () => {
    expect([0, 1, 2, 3, 4, 5].map((made) => resumeStep(STEPS, made))).toEqual([0, 2, 2, 3, 3, 4]);
    expect(choicesBefore(STEPS, 4)).toBe(5);
  });
  it("asks for a whole gesture, and step by step for one that was taken apart", () => {
    const steps: LessonStep[] = [{ say: "a", play: ["y"], do: "place", then: ["support", "rotate"] }, { say: "b" }];
    const whole = currentTask(steps, 0, 1);
    expect(whole).toEqual({ kind: "ask", action: "place", then: ["support", "rotate"] });
    expect(fitsTask(whole, "place", ["support", "rotate"])).toBe(true);
    expect(fitsTask(whole, "place", [])).toBe(true);
    expect(fitsTask(whole, "place", ["support", "other"])).toBe(false);
    expect(fitsTask(whole, "other", [])).toBe(false);
    expect(currentTask(steps, 0, 2)).toEqual({ kind: "ask", action: "support", then: ["rotate"] });
    expect(currentTask(steps, 0, 3)).toEqual({ kind: "ask", action: "rotate", then: [] });
    expect(currentTask(steps, 0, 4)).toEqual({ kind: "done" });
    expect([1, 3, 4].map((made) => resumeStep(steps, made))).toEqual([0, 0, 1]);
  });
  it("has fourteen to twenty-two steps in every game and ends with words", () => {
    for (const { steps } of Object.values(LESSONS)) {
      expect(steps.length).toBeGreaterThanOrEqual(14);
      expect(steps.length).toBeLessThanOrEqual(22);
      expect(steps.at(-1)?.do).toBeUndefined();
    }
  });
});
