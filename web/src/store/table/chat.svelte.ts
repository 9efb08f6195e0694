/** What people say to one another at the table. */
import type { ChatFrame } from "../../net/protocol.gen";
import type { RequestOrTell } from "./types";

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  reaction: boolean;
  at: string;
}

export class ChatStore {
  lines: ChatLine[] = $state.raw([]);

  /** The number of the next line that is not known: of a long talk only the latest lines are told. */
  heard = 0;
  /** The number of the first line that is not read. */
  read: number = $state(0);

  constructor(
    private readonly request: RequestOrTell,
    /** Remembers how far it is read. */
    private readonly keep: (read: number) => void,
  ) {}

  hear({ number, seat, name, text, reaction, at }: ChatFrame): void {
    if (!text && !reaction) {
      // Its author or the server's owner has taken it away.
      this.heard = Math.max(this.heard, number + 1);
      this.lines = this.lines.filter((line) => line.number !== number);
      return;
    }
    if (number < this.heard) return;
    this.heard = number + 1;
    this.lines = [...this.lines, { number, seat, name, text: text || reaction || "", reaction: !text, at }];
  }

  /** Hear everything again. */
  forget(): void {
    this.lines = [];
    this.heard = 0;
  }

  /** Everything told so far is in sight. */
  markRead(): void {
    const next = (this.lines.at(-1)?.number ?? -1) + 1;
    if (next <= this.read) return;
    this.read = next;
    this.keep(next);
  }

  async say(text: string): Promise<boolean> {
    return (await this.request({ t: "chat", text })) !== null;
  }

  async react(reaction: string): Promise<void> {
    await this.request({ t: "react", reaction });
  }
}
