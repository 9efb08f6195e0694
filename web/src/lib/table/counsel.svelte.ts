/** What a player is told on asking: hints, and why something cannot be chosen. */
import type { Hint, WhyAnswer } from "../protocol";
import type { Ask, Inquire } from "./shapes";

export class Counsel {
  hints: Hint[] = $state.raw([]);
  thinking = $state(false);
  why: (WhyAnswer & { action: string }) | null = $state.raw(null);

  constructor(
    private readonly inquire: Inquire,
    private readonly ask: () => Ask,
  ) {}

  async hint(): Promise<void> {
    const { seat, seq } = this.ask();
    if (this.thinking || seat === null) return;
    this.thinking = true;
    const found = await this.inquire({ t: "hint", seat });
    this.thinking = false;
    if (found && seq === this.ask().seq) this.hints = (found["actions"] as Hint[] | undefined) ?? [];
  }

  async askWhy(action: string): Promise<void> {
    const found = await this.inquire({ t: "why", action });
    if (found) this.why = { ...(found as unknown as WhyAnswer), action };
  }

  forget(): void {
    this.hints = [];
    this.why = null;
  }
}
