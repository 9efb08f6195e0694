/** A table as the page sees it: what happened, what is shown, what is asked. It knows no rule of any game. */
import { delayAfter } from "./step-delay";
import type { Decision, Head, HintedAction, PreviewAnswer, Step, TableFrame } from "../../net/protocol.gen";
import type { AnswerTo, Question, WholeFrame } from "../../net/questions";
import { settings } from "../settings.svelte";
import { type SocketEvents, type TableLine, TableSocket, socketAddress } from "../../net/socket";
import { Advice } from "./advice.svelte";
import { ChoiceSender } from "./choice-sender.svelte";
import { LineStatus } from "./line-status.svelte";
import { type QueuedFrame, StepQueue } from "./step-queue.svelte";
import { PAGE_SIZE, countMissing, joinSteps } from "./history-pages";
import { Looks } from "./looks.svelte";
import { Mistakes } from "./mistakes.svelte";
import { offered } from "./offered";
import { Previews } from "./previews.svelte";
import { Replay } from "./replay.svelte";
import { type Ask, type LessonGate, NO_QUESTION, type ShownState } from "./types";
import { type ChatLine, ChatStore } from "./chat.svelte";
import { loadReadMark, storeReadMark, unreadLines } from "./unread-chat";
import { Xray } from "./xray.svelte";

export class TableStore {
  readonly line = new LineStatus();
  head: Head | null = $state.raw(null);
  you: number[] = $state.raw([]);
  owner = $state(false);
  steps: Step[] = $state.raw([]);
  ask: Ask = $state.raw(NO_QUESTION);
  /** The newest state that has been shown, and the one before it. */
  live: ShownState | null = $state.raw(null);
  before: ShownState | null = $state.raw(null);
  /** The choice that waits for its confirmation. */
  chosen: string | null = $state(null);
  fault: string | null = $state(null);
  /** A line of the log under the pointer. */
  marked: Step | null = $state.raw(null);
  /** The seat whose things stand in front; null: follow the own seat. */
  front: number | null = $state(null);
  guide: LessonGate | null = $state.raw(null);
  /** The part of the board that help is wanted for; null: none. */
  help: string | null = $state(null);

  readonly stepQueue = new StepQueue(
    (frame) => this.applyFrame(frame),
    (step) => delayAfter(step, this.you, settings.pace),
  );
  readonly replay = new Replay(
    (question) => this.socket.ask(question),
    () => this.live?.seq ?? 0,
  );
  readonly advice = new Advice(
    (question) => this.request(question),
    () => this.ask,
  );
  readonly chat = new ChatStore(
    (question) => this.request(question),
    (read) => storeReadMark(this.id, read),
  );
  readonly looks: Looks = new Looks((question) => this.socket.ask(question), this);
  readonly previews: Previews = new Previews((question) => this.socket.ask(question), this);
  readonly sender: ChoiceSender = new ChoiceSender((question) => this.sendChoice(question), this);
  /** The places that the points of a score line come from. */
  readonly xray = new Xray((question) => this.socket.ask(question), this);
  readonly mistakes: Mistakes = new Mistakes(this);
  readonly shown: ShownState | null = $derived(this.replay.past ?? this.live);
  readonly present: boolean = $derived(this.replay.past === null);
  readonly step: Step | null = $derived(
    this.steps.find((step) => step.seq === this.shown?.seq) ?? this.replay.past?.steps?.[0] ?? null,
  );
  readonly mine: boolean = $derived(
    this.ask.seat !== null && this.you.includes(this.ask.seat) && !this.head?.seats[this.ask.seat]?.bot,
  );
  readonly me: number = $derived(
    this.xray.pinned?.seat ?? this.front ?? this.replay.judged?.seat ?? (this.mine ? this.ask.seat : this.you[0]) ?? 0,
  );
  readonly legal: ReadonlyMap<string, string> = $derived(this.mistakes.choices ?? offered(this));
  readonly preview: PreviewAnswer | null = $derived(this.previews.shown);
  readonly hinted: ReadonlyMap<string, HintedAction> = $derived(
    new Map(this.advice.hints.map((hint) => [hint.action, hint])),
  );
  readonly over: boolean = $derived(this.head?.phase === "over" || this.ask.result !== null);
  /** A record that breaks off: the table is closed, and its game has neither a result nor a loser. */
  readonly unfinished: boolean = $derived(
    this.over && this.ask !== NO_QUESTION && this.ask.result === null && !this.head?.ended,
  );
  readonly unread: ChatLine[] = $derived(
    unreadLines(this.chat.lines, this.chat.read, this.you, this.head?.seats ?? []),
  );
  /** How many decisions came before those that are known here. */
  readonly missing: number = $derived(countMissing(this.steps));

  private socket: TableLine;
  private fresh = true;
  private event = 0;

  constructor(
    readonly id: string,
    private language: string,
    connect: string | ((events: SocketEvents) => TableLine) = socketAddress(id),
  ) {
    this.chat.read = loadReadMark(id);
    const events: SocketEvents = {
      hello: () => {
        const chat = this.chat.heard;
        return this.fresh
          ? { lang: this.language, from: 0, chat }
          : { lang: this.language, from: this.seq, event: this.event, chat };
      },
      frame: (frame) => this.receive(frame),
      state: (state, code) => this.line.note(state, code),
    };
    this.socket = typeof connect === "string" ? new TableSocket(connect, events) : connect(events);
  }

  close(): void {
    this.stepQueue.clear();
    this.previews.stop();
    this.line.stop();
    this.socket.close();
  }

  /** How many decisions are known. */
  get seq(): number {
    return this.steps.at(-1)?.seq ?? 0;
  }

  /** Hear of the decisions before the first known one, as many as come at once. */
  async loadEarlier(): Promise<void> {
    const to = this.missing;
    if (to === 0) return;
    const found = await this.request({ t: "history", from: Math.max(0, to - PAGE_SIZE), to });
    if (found && this.missing === to) this.steps = [...found.steps, ...this.steps];
  }

  /** The choice on its way to the server. */
  get pending(): string | null {
    return this.sender.pending;
  }

  /** The action under pointer or focus. */
  get pointed(): string | null {
    return this.previews.pointed;
  }

  /** Hear everything again in another language. */
  refresh(language: string): void {
    this.language = language;
    this.startOver();
    this.socket.repeatHello();
  }

  /** Hear everything again as whoever holds a seat by now. */
  reconnect(): void {
    this.startOver();
    this.socket.reopen();
  }

  private startOver(): void {
    this.fresh = true;
    this.replay.clear();
    this.xray.forget();
  }

  private receive(frame: WholeFrame): void {
    if ("event" in frame) this.event = frame.event;
    if (frame.t === "table") this.loadTable(frame);
    else if (frame.t === "head") this.head = frame.head;
    else if (frame.t === "chat") this.chat.hear(frame);
    else if (frame.t === "step" || frame.t === "ask" || frame.t === "undone") this.stepQueue.add(frame);
  }

  private loadTable(frame: TableFrame): void {
    this.stepQueue.clear();
    this.head = frame.head;
    // In a lesson the companion plays all seats but the first.
    this.you = frame.head.lesson ? frame.you.filter((seat) => seat === 0) : frame.you;
    this.owner = frame.owner;
    this.sender.pending = null;
    this.steps = joinSteps(this.fresh ? [] : this.steps, frame);
    this.fresh = false;
    this.show({ seq: frame.seq, view: frame.view, scores: frame.scores, prompt: "" });
    this.before = null;
  }

  private applyFrame(frame: QueuedFrame): void {
    if (frame.t === "step") {
      this.steps = [...this.steps.filter((step) => step.seq < frame.step.seq), frame.step];
      this.show({ seq: frame.step.seq, view: frame.view, scores: frame.scores, prompt: "" });
    } else if (frame.t === "undone") {
      this.steps = this.steps.filter((step) => step.seq <= frame.seq);
      this.replay.cut(frame.seq);
      this.xray.forget();
      this.show({ seq: frame.seq, view: frame.view, scores: frame.scores, prompt: "" });
      this.before = null;
    } else {
      const { seq, seat, phase, prompt, legal, undo, result, places } = frame;
      if (this.head && phase !== this.head.phase) this.head = { ...this.head, phase };
      this.ask = { seq, seat, prompt, legal, undo, result: result ?? null, places: places ?? null };
      void this.sender.goOn();
    }
  }

  /** Show a new state; what belonged to the last question is void. */
  private show(shown: ShownState): void {
    this.before = this.live;
    this.live = shown;
    this.replay.note(shown);
    this.chosen = null;
    for (const told of [this.advice, this.previews, this.looks]) told.forget();
  }

  private async request<Q extends Question>(question: Q): Promise<AnswerTo<Q> | null> {
    const answer = await this.socket.ask(question);
    if (answer.ok) return answer.body;
    this.fault = answer.text || answer.key;
    return null;
  }

  private sendChoice(question: Question): Promise<unknown> {
    this.line.expect(() => this.socket.probe());
    return this.request(question).finally(() => this.line.answered());
  }

  /** A press on something: choose it, confirm it, or ask why it cannot be chosen. `alone`: without its gesture. */
  async choose(action: string, pressed: Element | null = null, alone = false): Promise<void> {
    if (this.mistakes.choices) return this.mistakes.answer(action);
    if (!this.present || this.pending !== null) return;
    if (this.stepQueue.waiting > 0) this.stepQueue.skip();
    if (!this.legal.has(action)) return this.advice.askWhy(action, pressed);
    if (this.guide && !this.guide.allows(action, [])) return void this.guide.refuse(action);
    if (
      this.chosen !== action &&
      (settings.confirm || (settings.confirmTurn && (await this.previews.isFinal(action))))
    ) {
      this.chosen = action;
      this.point(action);
      return;
    }
    if (this.legal.has(action)) await this.sender.decide(action, alone);
  }

  /** Choose for whichever seat of this device is asked, without being asked to confirm it. */
  async play(action: string, then: string[] = []): Promise<void> {
    if (this.pending === null) await this.sender.act(action, then);
  }

  async confirm(): Promise<void> {
    if (this.chosen !== null) await this.sender.decide(this.chosen);
  }

  cancel(): void {
    this.chosen = null;
    this.advice.hints = [];
  }

  get canUndo(): boolean {
    return this.present && this.ask.undo && this.you.length > 0 && this.head?.allow.undo !== false;
  }

  async undo(): Promise<void> {
    if (this.chosen !== null) return void this.cancel();
    if (!this.canUndo) return;
    this.stepQueue.skip();
    const own = this.steps.findLast((step) => step.seat !== null && this.you.includes(step.seat));
    const seat = own?.seat ?? this.you[0];
    if (seat !== undefined) await this.request({ t: "undo", seq: this.seq, seat });
  }

  /** Pointer or focus rests on an action: what would it change? */
  point(action: string | null): void {
    if (this.present) this.previews.point(action);
  }

  get canHint(): boolean {
    return this.present && this.mine && !this.over && this.head?.allow.hints !== false;
  }

  async hint(): Promise<void> {
    if (this.canHint) await this.advice.hint();
  }

  /** The table in sentences, as it stands. */
  async describe(): Promise<string[]> {
    const answer = await this.socket.ask({ t: "describe" });
    return answer.ok ? answer.body.sentences : [];
  }

  /** Go to the moment of a costly decision; as long as it is looked at, whoever took it is in front. */
  async judge(one: Decision, all: Decision[]): Promise<void> {
    this.front = null;
    this.mistakes.stop();
    await this.replay.judge(one, all);
  }
}
