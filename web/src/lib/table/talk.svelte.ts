/** What people say to one another at the table. */
import type { FromServer } from "../protocol";
import type { Inquire } from "./shapes";

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  reaction: boolean;
  at: string;
}

export class Talk {
  lines: ChatLine[] = $state.raw([]);

  constructor(private readonly inquire: Inquire) {}

  hear(frame: Extract<FromServer, { t: "chat" }>): void {
    const { number = this.lines.length, seat, name, text, reaction, at } = frame;
    if (number < this.lines.length) return;
    this.lines = [...this.lines, { seat, name, text: text || reaction || "", reaction: !text, at }];
  }

  async say(text: string): Promise<boolean> {
    return (await this.inquire({ t: "chat", text })) !== null;
  }

  async react(reaction: string): Promise<void> {
    await this.inquire({ t: "react", reaction });
  }
}
