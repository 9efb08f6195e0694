/** The sounds of a table: each step's own, and the one of being asked. */
import type { Board } from "../../boards/board";
import { playSound } from "../../ui/sound";
import type { TableStore } from "../../store/table/table-store.svelte";

/** Call it while a component starts. */
export function playTableSounds(table: TableStore, board: () => Board | null): void {
  let heard: number | null = null;
  $effect(() => {
    const step = table.step;
    if (!step || !table.present || heard === step.seq) return;
    const first = heard === null;
    heard = step.seq;
    const sound = board()?.sound?.(step);
    if (!first && sound) playSound(sound);
  });
  let asked = 0;
  $effect(() => {
    if (!table.mine || !table.present || table.stepQueue.waiting > 0 || table.ask.seq === asked) return;
    if (table.steps.findLast((step) => step.story)?.seat !== table.ask.seat) playSound("turn");
    asked = table.ask.seq;
  });
}
