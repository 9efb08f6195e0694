/** Where points come from: the places behind the score line that is looked at, asked for when somebody looks. */
import { SvelteMap } from "svelte/reactivity";
import type { PointSource, SourcesAnswer } from "../../net/protocol.gen";
import type { Reply } from "../../net/socket";
import type { Send, ShownState } from "./types";

/** So long a pointer rests on a line before it is asked about. */
const REST = 90;

/** A line of a seat's score pad. */
export interface ScoreLine {
  seat: number;
  line: string;
}
/** A score line with the places its points come from; places are named as the view names them. */
export interface ShownSources extends ScoreLine {
  sources: PointSource[];
  points: number;
}
export type SourcePads = SourcesAnswer["seats"];

export const isSameLine = (one: ScoreLine | null, other: ScoreLine | null): boolean =>
  one?.seat === other?.seat && one?.line === other?.line;

export class Xray {
  /** The line under pointer or focus. */
  private looked: ScoreLine | null = $state.raw(null);
  /** The line that stays lit until it is let go: pressed, or counted at the end of the game. */
  pinned: ScoreLine | null = $state.raw(null);
  private readonly known = new SvelteMap<number, SourcePads>();
  private asked: Promise<Reply<SourcesAnswer>> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: Send,
    private readonly table: { readonly shown: Pick<ShownState, "seq"> | null },
  ) {}

  /** The number of the state that is shown. */
  private get seq(): number {
    return this.table.shown?.seq ?? 0;
  }

  /** The line that is wanted to light up. */
  get wanted(): ScoreLine | null {
    return this.looked ?? this.pinned;
  }

  /** The same with its sources, as soon as they are known. */
  get shown(): ShownSources | null {
    const at = this.wanted;
    const sources = at && this.known.get(this.seq)?.[at.seat]?.[at.line];
    return sources ? { ...at, sources, points: sources.reduce((sum, { points }) => sum + points, 0) } : null;
  }

  /** Pointer or focus rests on a line; null: it has left. */
  look(at: ScoreLine | null): void {
    clearTimeout(this.timer);
    this.looked = at;
    if (at) this.timer = setTimeout(() => void this.load(), REST);
  }

  /** Keep a line lit, or let it go if it is. */
  toggle(at: ScoreLine): void {
    this.pin(isSameLine(this.pinned, at) ? null : at);
  }

  pin(at: ScoreLine | null): void {
    this.looked = null;
    this.pinned = at;
    if (at) void this.load();
  }

  /** Everybody's sources in the state that is shown. */
  async load(): Promise<SourcePads | null> {
    const seq = this.seq;
    const known = this.known.get(seq);
    if (known) return known;
    this.asked ??= this.send({ t: "sources", seq }).finally(() => (this.asked = null));
    const answer = await this.asked;
    if (!answer.ok) return null;
    this.known.set(answer.body.seq, answer.body.seats);
    return answer.body.seq === this.seq ? answer.body.seats : this.load();
  }

  /** What was known is no longer true: decisions were taken back, or the language is another. */
  forget(): void {
    clearTimeout(this.timer);
    this.known.clear();
  }
}
