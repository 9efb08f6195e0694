/** How long a step stays on the table before the next one is shown. */
import type { Step } from "../../net/protocol.gen";

/** Own choices show at once; chance and forced steps are quicker than the choices of others. */
export function delayAfter(step: Step, you: readonly number[], pace: number): number {
  if (pace <= 0) return 0;
  if (step.seat !== null && you.includes(step.seat) && !step.forced) return 0;
  if (!step.story) return 0;
  return step.seat === null || step.forced ? pace * 0.5 : pace;
}
