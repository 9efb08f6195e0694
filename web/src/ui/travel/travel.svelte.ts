/** Pieces travel when a step is shown: looked at before and after it, and flown in between. */
import { untrack } from "svelte";
import { mayAnimate } from "../../store/settings.svelte";
import type { TableStore } from "../../store/table/table-store.svelte";
import { onNextFrame } from "../next-frame";
import { FlightPlan, type Shown, isStep } from "./plan";
import { type Box, type Scene, readScene, spotOf } from "./scene";
import { Sky } from "./sky";

/** Call it while the page starts, above the board, so that the table is seen as it was before the step is drawn. */
export function travelBetweenSteps(table: TableStore, rootOf: () => HTMLElement | null | undefined): void {
  const sky = new Sky();
  let last: Shown | null = null;
  let seen: { scene: Scene; spot: Box | null } | null = null;
  let cancel = () => {};

  function depart(root: HTMLElement): void {
    // Several steps before the next picture are one journey.
    seen ??= { scene: readScene(root, sky.flying), spot: spotOf(root, table.step?.action ?? "") };
    cancel();
    cancel = onNextFrame(() => arrive(root));
  }
  function arrive(root: HTMLElement): void {
    if (!seen) return;
    const screen = { width: innerWidth, height: innerHeight };
    const plan = new FlightPlan(seen.scene, readScene(root), seen.spot, screen);
    seen = null;
    sky.fly(plan.make());
  }
  function stay(): void {
    cancel();
    seen = null;
    sky.clear();
  }
  function watch(shown: Shown | null): void {
    const root = rootOf();
    const steps = shown !== null && isStep(last, shown);
    const same = shown !== null && last?.seq === shown.seq;
    last = shown;
    if (same) return;
    if (steps && root && mayAnimate() && !document.hidden) depart(root);
    else stay();
  }
  $effect.pre(() => {
    const shown = table.shown && { seq: table.shown.seq, present: table.present };
    untrack(() => watch(shown));
  });
  $effect(() => stay);
}
