/** The way to a stage: three.js comes with the first one, and may not come at all. */
import type { Stage } from "./stage";

interface StageRequest {
  /** Where it is to stand, asked when three.js is there. */
  place: () => HTMLElement | undefined;
  ready: (stage: Stage) => void;
  broken: () => void;
  /** Called when the garden is seen from elsewhere. */
  turned?: () => void;
}

/** Set up a stage; the answer takes it down again, or calls it off. */
export function openStage({ place, ready, broken, turned }: StageRequest): () => void {
  let gone = false;
  let made: Stage | null = null;
  void import("./stage").then(({ Stage }) => {
    const found = place();
    if (gone || !found) return;
    try {
      made = new Stage(found, turned);
      ready(made);
    } catch {
      broken();
    }
  }, broken);
  return () => {
    gone = true;
    made?.close();
  };
}
