/** The count at the end of a game: garden by garden along the score lines, the best garden last. */
import type { Lines } from "../../net/protocol.gen";
import type { ScoreLine } from "../../store/table/xray.svelte";

/** A line that is counted, and what its seat has together with it. */
export interface CountStep extends ScoreLine {
  total: number;
}

/** How long a line stays lit: not longer than the first, and all together about the second, in milliseconds. */
const LONGEST_STEP = 900;
const WHOLE_COUNT = 14_000;
const SHORTEST_STEP = 250;

/** Every line that brings points, in the order in which they are counted; places are 1 for the winner. */
export function countSteps(scores: readonly Lines[], places: readonly number[]): CountStep[] {
  const total = (seat: number) => Object.values(scores[seat] ?? {}).reduce((sum, points) => sum + points, 0);
  const worst = scores
    .map((_, seat) => seat)
    .sort((one, other) => (places[other] ?? 0) - (places[one] ?? 0) || total(one) - total(other));
  return worst.flatMap((seat) => {
    let sum = 0;
    return Object.entries(scores[seat] ?? {})
      .filter(([, points]) => points)
      .map(([line, points]) => ({ seat, line, total: (sum += points) }));
  });
}

export const stepTime = (steps: number): number =>
  Math.max(SHORTEST_STEP, Math.min(LONGEST_STEP, WHOLE_COUNT / Math.max(1, steps)));

export class EndCount {
  /** The line that is counted now; null: nothing is. */
  now: CountStep | null = $state.raw(null);
  /** What everybody has so far. */
  totals: number[] = $state.raw([]);
  private rest: CountStep[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Lights a line up, or lets it go. */
    private readonly light: (at: ScoreLine | null) => void,
  ) {}

  start(scores: readonly Lines[], places: readonly number[]): void {
    this.stop();
    const steps = countSteps(scores, places);
    this.totals = scores.map(() => 0);
    this.rest = steps;
    this.next(stepTime(steps.length));
  }

  /** Come to the end at once. */
  stop(): void {
    clearTimeout(this.timer);
    this.rest = [];
    if (this.now) this.light(null);
    this.now = null;
  }

  private next(time: number): void {
    const [step, ...rest] = this.rest;
    if (!step) return void this.stop();
    this.rest = rest;
    this.now = step;
    this.totals = this.totals.map((total, seat) => (seat === step.seat ? step.total : total));
    this.light(step);
    this.timer = setTimeout(() => this.next(time), time);
  }
}
