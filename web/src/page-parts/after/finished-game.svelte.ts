/** The end of a game as a moment: if somebody is here when it comes, the points are counted, then the result stands. */
import { mayAnimate, settings } from "../../store/settings.svelte";
import type { TableStore } from "../../store/table/table-store.svelte";
import { EndCount } from "./end-count.svelte";

export class FinishedGame {
  readonly count: EndCount;
  /** Somebody was here while the game went on. */
  private wasPlaying = false;

  constructor(private readonly table: TableStore) {
    this.count = new EndCount((at) => table.xray.pin(at));
  }

  /** The result stands over the board. */
  get isShown(): boolean {
    const { table } = this;
    return table.over && table.stepQueue.waiting === 0 && !table.replay.past && !this.count.now;
  }

  /** Look where the game stands; at its end count once, unless nothing may move or sentences stand for the board. */
  follow(): void {
    const { table } = this;
    if (!table.over && table.live) this.wasPlaying = true;
    if (!this.wasPlaying || !table.ask.places || table.stepQueue.waiting > 0) return;
    this.wasPlaying = false;
    if (mayAnimate() && !settings.plain) this.recount();
  }

  recount(): void {
    const { live, ask } = this.table;
    if (live && ask.places) this.count.start(live.scores, ask.places);
  }
}
