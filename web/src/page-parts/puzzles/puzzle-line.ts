/** The line of a table on which a puzzle is solved: it keeps the choices of the turn and asks what they lead to. */
import { ApiError } from "../../net/api";
import type { Head, PuzzleTurn, Seat, Verdict } from "../../net/protocol.gen";
import type { PuzzleApi } from "../../net/puzzle-api";
import type { AnswerTo, Question } from "../../net/questions";
import type { Reply, SocketEvents, TableLine } from "../../net/socket";

const UNANSWERED = { ok: false, key: "", text: "" } as const;

export class PuzzleLine implements TableLine {
  private actions: string[] = [];
  private now: PuzzleTurn | null = null;

  constructor(
    private readonly api: PuzzleApi,
    private readonly game: string,
    private readonly number: number,
    private readonly lang: () => string,
    private readonly events: SocketEvents,
    private readonly finished: (verdict: Verdict) => void,
  ) {
    void this.start();
  }

  /** Set the position up, or set it up again. */
  async start(): Promise<void> {
    this.actions = [];
    try {
      this.now = await this.api.turn(this.game, this.number, [], this.lang());
    } catch {
      this.events.state("lost");
      return;
    }
    const { seq, view, scores, seat } = this.now;
    this.events.state("open");
    this.events.frame({
      t: "table",
      table: "",
      head: headOf(this.now),
      you: [seat],
      owner: false,
      seq,
      event: 0,
      view,
      scores,
      same: 0,
      from: seq,
      steps: [],
    });
    this.tellQuestion();
  }

  async ask<Q extends Question>(question: Q): Promise<Reply<AnswerTo<Q>>> {
    try {
      const body = await this.answer(question);
      return body === null ? UNANSWERED : { ok: true, body: body as AnswerTo<Q> };
    } catch (error) {
      if (error instanceof ApiError) return { ok: false, key: error.key, text: error.message };
      throw error;
    }
  }

  close(): void {}
  probe(): void {}
  reopen(): void {
    void this.start();
  }
  repeatHello(): void {
    void this.start();
  }

  private async answer(question: Question): Promise<unknown> {
    const lang = this.lang();
    switch (question.t) {
      case "act":
        return this.act(question.action);
      case "undo":
        return this.undo();
      case "why":
        return this.api.why(this.game, this.number, this.actions, question.action, lang);
      case "look":
        return this.api.look(this.game, this.number, this.actions, question.piece, question.seat, lang);
      case "describe":
        return { sentences: this.now?.sentences ?? [] };
      default:
        return null;
    }
  }

  private async act(action: string): Promise<object> {
    const actions = [...this.actions, action];
    const found = await this.api.turn(this.game, this.number, actions, this.lang());
    this.actions = actions;
    this.now = found;
    for (const { view, scores, ...step } of found.steps) this.events.frame({ t: "step", step, event: 0, view, scores });
    this.tellQuestion();
    if (found.verdict) this.finished(found.verdict);
    return {};
  }

  private async undo(): Promise<object> {
    const actions = this.actions.slice(0, -1);
    const found = await this.api.turn(this.game, this.number, actions, this.lang());
    this.actions = actions;
    this.now = found;
    const { seq, view, scores, seat } = found;
    this.events.frame({ t: "undone", seq, event: 0, view, scores, by: seat });
    this.tellQuestion();
    return {};
  }

  private tellQuestion(): void {
    if (!this.now) return;
    const { seq, seat, prompt, legal, verdict } = this.now;
    const undo = this.actions.length > 0 && !verdict;
    this.events.frame({ t: "ask", seq, seat: verdict ? null : seat, phase: "playing", prompt, legal, undo });
  }
}

/** The table's head: nobody else sits there. */
function headOf({ game, names, seat, seq }: PuzzleTurn): Head {
  return {
    table: "",
    game,
    players: names.length,
    options: {},
    box: "",
    seats: names.map((name, index) => seatOf(name, index, index === seat)),
    phase: "playing",
    seq,
    asked: seat,
    since: null,
    due: null,
    created: "",
    listed: false,
    look: false,
    base: seq,
    allow: { undo: true, hints: false, spectators: false, chat: false, rated: false },
    clock: null,
    dealer: { kind: "random" },
    ended: null,
    next: null,
    offer: null,
    series: null,
    lesson: null,
    picks: [],
  };
}

function seatOf(name: string, seat: number, here: boolean): Seat {
  return {
    seat,
    kind: "person",
    name,
    bot: null,
    status: "taken",
    here,
    away: null,
    kept: null,
    muted: false,
    left: null,
    replaceable: false,
    pick: null,
  };
}
