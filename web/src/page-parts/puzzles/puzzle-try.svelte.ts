/** A puzzle that is being solved: its table, the tries, and the solution when it is time for it. */
import type { PuzzleSolution, Verdict } from "../../net/protocol.gen";
import { puzzleApi } from "../../net/puzzle-api";
import { language } from "../../store/i18n.svelte";
import { TableStore } from "../../store/table/table-store.svelte";
import { PuzzleLine } from "./puzzle-line";
import {
  afterGivingUp,
  afterTry,
  keyOf,
  loadRecord,
  resultOf,
  type Result,
  type SolverRecord,
  storeRecord,
  TRIES,
} from "./solver-record";

const PAUSE = 900;

export class PuzzleTry {
  readonly table: TableStore;
  record: SolverRecord = $state.raw(loadRecord());
  /** How the try that has just ended went; null while one goes on. */
  verdict: Verdict | null = $state.raw(null);
  theme: string | null = $state(null);
  solution: PuzzleSolution | null = $state.raw(null);
  /** The best turn is being played on the board. */
  showing = $state(false);
  readonly result: Result = $derived(resultOf(this.record, this.key));
  readonly left: number = $derived(TRIES - this.result.missed);

  private line!: PuzzleLine;
  private closed = false;
  /** A puzzle that was over when it was opened is only played for fun. */
  private readonly isOld: boolean;

  constructor(
    readonly game: string,
    readonly number: number,
    private readonly rating: () => number,
    /** The day, if this is its puzzle. */
    private readonly day: () => string | null,
  ) {
    this.isOld = this.result.done;
    this.table = new TableStore(
      "",
      language(),
      (events) =>
        (this.line = new PuzzleLine(puzzleApi, game, number, language, events, (found) => void this.judge(found))),
    );
  }

  get key(): string {
    return keyOf(this.game, this.number);
  }

  /** Whether tries count for nothing any more. */
  get isForFun(): boolean {
    return this.isOld || this.result.done;
  }

  close(): void {
    this.closed = true;
    this.table.close();
  }

  /** Set the position up again. */
  async again(): Promise<void> {
    this.verdict = null;
    await this.line.start();
  }

  async giveUp(): Promise<void> {
    this.keep(afterGivingUp(this.record, this.key, this.rating()));
    await this.show();
  }

  /** Play the best turn on the board, at a pace one can follow, with its reasons beside it. */
  async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    this.solution ??= await puzzleApi.solution(this.game, this.number, language());
    await this.again();
    for (const action of this.solution.actions) {
      await new Promise((done) => setTimeout(done, PAUSE));
      if (this.closed) return;
      await this.line.ask({ t: "act", seq: this.table.ask.seq, seat: this.table.ask.seat ?? 0, action });
    }
    this.showing = false;
  }

  private async judge(found: Verdict): Promise<void> {
    if (this.showing) return;
    this.verdict = found;
    if (!this.isOld) this.keep(afterTry(this.record, this.key, found.solved, this.rating(), this.day()));
    if (found.solved) this.solution = await puzzleApi.solution(this.game, this.number, language());
    else this.theme ??= (await puzzleApi.hint(this.game, this.number, language())).theme;
  }

  private keep(record: SolverRecord): void {
    this.record = record;
    storeRecord(record);
  }
}
