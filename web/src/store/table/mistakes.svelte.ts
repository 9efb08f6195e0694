/** Learning from mistakes: moments of a finished game where something better was there, and what is tried there. */
import type { Decision, TriedAnswer } from "../../net/protocol.gen";
import { tableApi } from "../../net/table-api";
import { errorMessage } from "../error-message";
import type { Replay } from "./replay.svelte";

interface Learner {
  readonly id: string;
  readonly replay: Replay;
  /** The seat whose things stand in front. */
  front: number | null;
}

export interface Tried {
  action: string;
  label: string;
  answer: TriedAnswer;
}

export class Mistakes {
  all: Decision[] = $state.raw([]);
  tried: Tried | null = $state.raw(null);
  /** The better move is known: found, or given up. */
  isShown = $state(false);
  thinking = $state(false);
  errorText = $state("");
  /** Those that were solved, by their number. */
  solved: ReadonlySet<number> = $state.raw(new Set());
  private index = $state(0);

  constructor(private readonly table: Learner) {}

  /** The mistake that is asked about; null: somebody looks at something else. */
  get current(): Decision | null {
    const one = this.all[this.index];
    return one && this.table.replay.judged?.seq === one.seq ? one : null;
  }

  get number(): number {
    return this.index + 1;
  }

  get isLast(): boolean {
    return this.index >= this.all.length - 1;
  }

  /** The better move is not to be seen on the board yet. */
  get hides(): boolean {
    return this.current !== null && !this.isShown;
  }

  /** What can be answered: everything that could be chosen then; null where nobody learns. */
  get choices(): ReadonlyMap<string, string> | null {
    const { current } = this;
    if (!current) return null;
    const past = this.table.replay.past;
    const labels = past?.seq === current.seq - 1 && !this.isShown && !this.thinking ? past.labels : undefined;
    return new Map(Object.entries(labels ?? {}));
  }

  async start(all: Decision[]): Promise<void> {
    this.solved = new Set();
    await this.ask(all, 0);
  }

  async next(): Promise<void> {
    if (!this.isLast) await this.ask(this.all, this.index + 1);
  }

  private async ask(all: Decision[], index: number): Promise<void> {
    const one = all[index];
    if (!one) return;
    this.stop();
    this.all = all;
    this.index = index;
    this.table.front = null;
    await this.table.replay.judge(one, all);
  }

  /** Nobody is asked any more. */
  stop(): void {
    this.all = [];
    this.tried = null;
    this.isShown = false;
    this.thinking = false;
    this.errorText = "";
  }

  show(): void {
    this.isShown = true;
  }

  /** Another answer: the server looks at it and says what it is worth. */
  async answer(action: string): Promise<void> {
    const { current, choices } = this;
    const label = choices?.get(action);
    if (!current || label === undefined) return;
    this.thinking = true;
    this.errorText = "";
    try {
      const answer = await tableApi.tryAnswer(this.table.id, { seq: current.seq, action });
      if (this.current?.seq !== current.seq) return;
      this.tried = { action, label, answer };
      if (answer.verdict === "best" || answer.verdict === "good") {
        this.solved = new Set([...this.solved, current.seq]);
        this.isShown = true;
      }
    } catch (error) {
      this.errorText = errorMessage(error);
    } finally {
      this.thinking = false;
    }
  }
}
