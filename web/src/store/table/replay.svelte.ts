/** Moments of the past that are looked at, and the costly decisions among them. */
import type { Decision } from "../../net/protocol.gen";
import type { Send, ShownState } from "./types";

const KEPT_VIEWS = 600;

export class Replay {
  /** The moment that is looked at; null: the present. */
  past: ShownState | null = $state.raw(null);
  /** The costly decision that is looked at, and the row it stands in. */
  judged: Decision | null = $state.raw(null);
  judgedAll: Decision[] = $state.raw([]);
  /** Somebody comes back from a decision to the list of them. */
  returning = false;
  /** The decisions that gave away most, once the coach has gone through the game. */
  costly: Decision[] = $state.raw([]);
  /** Whether the bar is wanted though the present is looked at, and how far one press leads. */
  open = $state(false);
  unit: "turn" | "step" = $state("turn");
  private views = new Map<number, ShownState>();
  private wanted = 0;
  private going: Promise<void> | null = null;

  constructor(
    private readonly send: Send,
    private readonly last: () => number,
  ) {}

  /** Look at the table as it was after so many decisions; the newest number is the present. */
  async goTo(seq: number): Promise<void> {
    const last = this.last();
    const wanted = Math.max(0, Math.min(seq, last));
    this.wanted = wanted;
    if (this.judged && wanted !== this.judged.seq - 1) this.judged = null;
    if (wanted >= last) {
      this.past = null;
      return;
    }
    this.going ??= this.follow().finally(() => (this.going = null));
    await this.going;
  }

  /**
   * Go where the newest wish leads, one question at a time: what was wished for meanwhile and is no more costs
   * nothing.
   */
  private async follow(): Promise<void> {
    for (let at = -1; at !== this.wanted && this.wanted < this.last();) {
      at = this.wanted;
      const shown = await this.moment(at);
      if (shown && this.wanted === at) this.past = shown;
    }
  }

  /** The table as it was after so many decisions, with everything that can be told of it. */
  async moment(seq: number): Promise<ShownState | null> {
    const known = this.views.get(seq);
    if (known?.labels) return known;
    const answer = await this.send({ t: "at", seq });
    if (!answer.ok) return null;
    const shown = { ...answer.body, seq };
    this.keep(shown);
    return shown;
  }

  /** Go to the moment of a costly decision: what was played and what was better are marked there. */
  async judge(one: Decision, all: Decision[]): Promise<void> {
    this.judged = one;
    this.judgedAll = all;
    await this.goTo(one.seq - 1);
  }

  /** A state became the newest one. */
  note(shown: ShownState): void {
    this.keep(shown);
    if (this.past && this.past.seq > shown.seq) this.past = null;
  }

  /** What came after a moment was taken back. */
  cut(seq: number): void {
    for (const later of this.views.keys()) if (later > seq) this.views.delete(later);
  }

  clear(): void {
    this.views.clear();
    this.past = null;
  }

  private keep(shown: ShownState): void {
    this.views.set(shown.seq, shown);
    if (this.views.size > KEPT_VIEWS) this.views.delete(this.views.keys().next().value as number);
  }
}
