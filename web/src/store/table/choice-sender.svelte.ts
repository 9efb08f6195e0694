/** The way of a choice to the server, and of the answers that follow it in one gesture of the person. */
import type { Question } from "../../net/questions";
import { settings } from "../settings.svelte";
import type { Ask, LessonGate } from "./types";

/** The table that the choice belongs to. */
interface AskingTable {
  readonly ask: Ask;
  readonly mine: boolean;
  readonly guide: LessonGate | null;
  /** The choice that waits for its confirmation. */
  chosen: string | null;
  point(action: string | null): void;
  readonly previews: { isFinal(action: string): Promise<boolean> };
}

export class ChoiceSender {
  /** The choice on its way to the server. */
  pending: string | null = $state(null);
  /** What a choice begins as one gesture: the answers to the questions after it. Set by a board. */
  gesture: ((action: string) => string[]) | null = $state.raw(null);
  /** The answers that are still to be given. */
  private row: string[] = [];

  constructor(
    private readonly send: (question: Question) => Promise<unknown>,
    private readonly table: AskingTable,
  ) {}

  /** What follows a choice by itself. */
  following(action: string): string[] {
    return this.gesture?.(action) ?? [];
  }

  /** A choice of the person, with its gesture unless it is taken alone; a lesson may want another. */
  async decide(action: string, alone = false): Promise<void> {
    const then = alone ? [] : this.following(action);
    const { guide } = this.table;
    if (guide && !guide.allows(action, then)) guide.refuse(action);
    else await this.act(action, then);
  }

  async act(action: string, then: string[] = []): Promise<void> {
    const { seat, seq } = this.table.ask;
    if (seat === null) return;
    this.pending = action;
    this.table.chosen = null;
    this.row = then;
    if (await this.send({ t: "act", seq, seat, action })) return;
    this.pending = null;
    this.row = [];
  }

  /** A new question: the next answer of the gesture, if it is among those that are asked for now. */
  async goOn(): Promise<void> {
    this.pending = null;
    const [next, ...then] = this.row;
    this.row = [];
    const { ask, mine } = this.table;
    if (next === undefined || !mine || !ask.legal.some(({ action }) => action === next)) return;
    if (!then.length && settings.confirmTurn && (await this.table.previews.isFinal(next))) {
      this.table.chosen = next;
      this.table.point(next);
    } else await this.act(next, then);
  }
}
