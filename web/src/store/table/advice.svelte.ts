/** What a player is told on asking: hints, and why something cannot be chosen. */
import type { HintedAction, WhyAnswer } from "../../net/protocol.gen";
import type { Ask, RequestOrTell } from "./types";

export class Advice {
  hints: HintedAction[] = $state.raw([]);
  thinking = $state(false);
  why: (WhyAnswer & { action: string; pressed: Element | null }) | null = $state.raw(null);

  constructor(
    private readonly request: RequestOrTell,
    private readonly ask: () => Ask,
  ) {}

  async hint(): Promise<void> {
    const { seat, seq } = this.ask();
    if (this.thinking || seat === null) return;
    this.thinking = true;
    const found = await this.request({ t: "hint", seat });
    this.thinking = false;
    if (found && seq === this.ask().seq) this.hints = found.actions;
  }

  async askWhy(action: string, pressed: Element | null): Promise<void> {
    const found = await this.request({ t: "why", action });
    if (found) this.why = { ...found, action, pressed };
  }

  forget(): void {
    this.hints = [];
    this.why = null;
  }
}
