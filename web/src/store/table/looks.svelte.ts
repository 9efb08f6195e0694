/** A piece seen closely: asked for when somebody rests on it, kept until the table changes. */
import type { LookAnswer } from "../../net/protocol.gen";
import type { Reply } from "../../net/socket";

/** How a look began: a pointer that leaves ends it, what was opened by key or finger stays. */
export type LookedBy = "pointer" | "key" | "finger";

/** Puts the question to the server. */
export type AskLook = (question: { t: "look"; piece: string; seat: number }) => Promise<Reply<LookAnswer>>;

export interface OpenLook {
  piece: string;
  anchor: Element;
  by: LookedBy;
  answer: LookAnswer;
}

export class Looks {
  shown: OpenLook | null = $state.raw(null);
  private wanted: string | null = null;
  private readonly known = new Map<string, LookAnswer>();

  constructor(
    private readonly send: AskLook,
    /** Whose points are told: the seat in front. */
    private readonly table: { readonly me: number },
  ) {}

  async open(piece: string, anchor: Element, by: LookedBy): Promise<void> {
    this.wanted = piece;
    const answer = await this.find(piece);
    if (answer && this.wanted === piece && anchor.isConnected) this.shown = { piece, anchor, by, answer };
  }

  close(): void {
    this.wanted = null;
    this.shown = null;
  }

  /** The table has changed: what was told may be wrong now. */
  forget(): void {
    this.close();
    this.known.clear();
  }

  private async find(piece: string): Promise<LookAnswer | null> {
    const seat = this.table.me;
    const key = `${seat} ${piece}`;
    const known = this.known.get(key);
    if (known) return known;
    const found = await this.send({ t: "look", piece, seat });
    if (!found.ok) return null;
    this.known.set(key, found.body);
    return found.body;
  }
}
