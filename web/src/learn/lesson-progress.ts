/**
 * Where a guided game stands: worked out from the choices made so far, so that a reload or a lost connection does no
 * harm.
 */
import type { Step } from "../net/protocol.gen";
import type { LessonStep } from "./lessons";

/** How many choices were made; chance and what had no alternative do not count. */
export function choicesMade(steps: readonly Step[]): number {
  return steps.filter(({ seat, forced }) => seat !== null && !forced).length;
}

const askedOf = ({ do: asked, then = [] }: LessonStep) => (asked === undefined ? [] : [asked, ...then]);
const length = (step: LessonStep) => (step.play?.length ?? 0) + askedOf(step).length;

/** The choices made before a step of the lesson begins. */
export function choicesBefore(steps: readonly LessonStep[], index: number): number {
  return steps.slice(0, index).reduce((sum, step) => sum + length(step), 0);
}

/** The step to begin with after so many choices: the first that still has something to do. */
export function resumeStep(steps: readonly LessonStep[], made: number): number {
  const index = steps.findIndex((step, n) => choicesBefore(steps, n) + length(step) > made);
  return made === 0 ? 0 : index < 0 ? steps.length - 1 : index;
}

export type LessonTask =
  | { kind: "play"; action: string }
  /** `then`: what follows the choice in the same gesture; taken step by step it is asked step by step. */
  | { kind: "ask"; action: string; then: string[] }
  | { kind: "tell" }
  | { kind: "done" };

/** What a step wants after so many choices. */
export function currentTask(steps: readonly LessonStep[], index: number, made: number): LessonTask {
  const step = steps[index];
  if (!step) return { kind: "done" };
  const done = made - choicesBefore(steps, index);
  const { play = [] } = step;
  const next = play[done];
  if (next !== undefined) return { kind: "play", action: next };
  if (step.do === undefined) return { kind: "tell" };
  const [action, ...then] = askedOf(step).slice(Math.max(0, done - play.length));
  return action === undefined ? { kind: "done" } : { kind: "ask", action, then };
}

/** Whether a choice with what follows it is the one that is asked for; alone it may be taken at any time. */
export function fitsTask(task: LessonTask, action: string, following: readonly string[]): boolean {
  if (task.kind !== "ask" || task.action !== action) return false;
  return following.length === 0 || following.join() === task.then.join();
}
