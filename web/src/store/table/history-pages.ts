/**
 * The decisions that are known: a row without a gap up to the newest one; what came before is asked for page by page.
 */
import type { Step, TableFrame } from "../../net/protocol.gen";

/** The server tells no more at once. */
export const PAGE_SIZE = 500;

/** The row after a frame that brings the last page of what has changed. */
export function joinSteps(known: readonly Step[], frame: Pick<TableFrame, "same" | "from" | "steps">): Step[] {
  const { from, same } = frame;
  const kept = known.filter(({ seq }) => seq <= from);
  const isWhole = from <= same && (kept.at(-1)?.seq ?? 0) === from;
  return isWhole ? [...kept, ...frame.steps] : [...frame.steps];
}

/** How many decisions lie before the first one that is known. */
export function countMissing(known: readonly Step[]): number {
  return Math.max(0, (known[0]?.seq ?? 1) - 1);
}

/** Hear of everything from a moment on, page by page; ends where nothing more comes. */
export async function loadBackTo(
  seq: number,
  table: { readonly missing: number; loadEarlier(): Promise<void> },
): Promise<void> {
  for (let before = Infinity; table.missing >= seq && table.missing > 0 && table.missing < before;) {
    before = table.missing;
    await table.loadEarlier();
  }
}

/** The own last step that others have answered; 0 if there is none. */
export function lastOwnStep(steps: readonly Step[], you: readonly number[]): number {
  const own = (step: Step) => step.seat !== null && you.includes(step.seat);
  const other = steps.findLastIndex((step) => step.seat !== null && !own(step));
  return steps.slice(0, Math.max(0, other)).findLast(own)?.seq ?? 0;
}
