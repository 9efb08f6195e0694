/** What the action under pointer or focus would change, asked for when somebody rests on it. */
import { SvelteMap } from "svelte/reactivity";
import type { PreviewAnswer } from "../../net/protocol.gen";
import type { Ask, Send } from "./types";

const REST = 90;

/** The question that is open now. */
interface OpenQuestion {
  readonly ask: Ask;
  readonly legal: ReadonlyMap<string, string>;
  readonly chosen: string | null;
  /** Knows the answers that follow an action in one gesture: the figures are those of the whole. */
  readonly sender: { following(action: string): string[] };
}

export class Previews {
  pointed: string | null = $state(null);
  private known = new SvelteMap<string, PreviewAnswer>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: Send,
    private readonly question: OpenQuestion,
  ) {}

  private keyOf(action: string): string {
    return [action, ...this.question.sender.following(action)].join(" + ");
  }

  get shown(): PreviewAnswer | null {
    const action = this.pointed ?? this.question.chosen;
    return action === null ? null : (this.known.get(this.keyOf(action)) ?? null);
  }

  point(action: string | null): void {
    this.pointed = action;
    this.stop();
    const wanted = action ?? this.question.chosen;
    if (wanted === null || this.known.has(this.keyOf(wanted)) || !this.question.legal.has(wanted)) return;
    this.timer = setTimeout(() => void this.fetch(wanted), REST);
  }

  /** Whether a choice ends the turn or reveals something. */
  async isFinal(action: string): Promise<boolean> {
    const key = this.keyOf(action);
    if (!this.known.has(key)) await this.fetch(action);
    return this.known.get(key)?.final ?? false;
  }

  forget(): void {
    this.pointed = null;
    this.known.clear();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async fetch(action: string): Promise<void> {
    const seq = this.question.ask.seq;
    const key = this.keyOf(action);
    const answer = await this.send({ t: "preview", action, then: this.question.sender.following(action) });
    if (!answer.ok || seq !== this.question.ask.seq || !this.question.legal.has(action)) return;
    this.known.set(key, answer.body);
  }
}
