/** A table as the page sees it: what happened, what is shown, what is asked. It knows no rule of any game. */
import { SvelteMap } from "svelte/reactivity";
import { pause } from "./pace";
import type {
  AtAnswer,
  FromServer,
  Head,
  Hint,
  Legal,
  Lines,
  PreviewAnswer,
  Step,
  View,
  WhyAnswer,
} from "./protocol";
import type { Decision } from "./report";
import { settings } from "./settings.svelte";
import { type Answer, type Connection, TableSocket, socketAddress } from "./socket";

export interface Shown {
  seq: number;
  view: View;
  scores: Lines[];
  /** The question of that moment; empty for the present one, which `ask` holds. */
  prompt: string;
  /** The table of that moment in sentences, and what could be chosen then; only of the past. */
  sentences?: string[];
  labels?: Record<string, string>;
}
export interface Ask {
  seq: number;
  seat: number | null;
  prompt: string;
  legal: Legal[];
  undo: boolean;
  result: string[] | null;
}
/** A companion that lets only one choice through. */
export interface Guide {
  allows(action: string): boolean;
  refuse(action: string): void;
}
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  reaction: boolean;
  at: string;
}
type Paced = Extract<FromServer, { t: "step" | "ask" | "undone" }>;

const KEPT_VIEWS = 600;
const LONGEST_QUEUE = 60;
const NOBODY: Ask = { seq: 0, seat: null, prompt: "", legal: [], undo: false, result: null };

export class TableStore {
  connection: Connection = $state("connecting");
  closeCode: number | null = $state(null);
  head: Head | null = $state.raw(null);
  you: number[] = $state.raw([]);
  owner = $state(false);
  steps: Step[] = $state.raw([]);
  ask: Ask = $state.raw(NOBODY);
  /** The newest state that has been shown, and the one before it. */
  live: Shown | null = $state.raw(null);
  before: Shown | null = $state.raw(null);
  /** A moment of the past that is being looked at. */
  past: Shown | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  /** The choice on its way to the server. */
  pending: string | null = $state(null);
  /** The choice that waits for its confirmation. */
  chosen: string | null = $state(null);
  /** The action under pointer or focus. */
  pointed: string | null = $state(null);
  hints: Hint[] = $state.raw([]);
  thinking = $state(false);
  fault: string | null = $state(null);
  why: (WhyAnswer & { action: string }) | null = $state.raw(null);
  /** A line of the log under the pointer. */
  marked: Step | null = $state.raw(null);
  /** The seat whose things stand in front; null: follow the own seat. */
  front: number | null = $state(null);
  queued = $state(0);
  /** The costly decision that is looked at, and the row it stands in. */
  judged: Decision | null = $state.raw(null);
  judgedAll: Decision[] = $state.raw([]);
  guide: Guide | null = $state.raw(null);

  private previews = new SvelteMap<string, PreviewAnswer>();
  readonly shown: Shown | null = $derived(this.past ?? this.live);
  readonly present: boolean = $derived(this.past === null);
  readonly step: Step | null = $derived(this.steps.find((step) => step.seq === this.shown?.seq) ?? null);
  readonly mine: boolean = $derived(this.ask.seat !== null && this.you.includes(this.ask.seat));
  readonly me: number = $derived(this.front ?? (this.mine ? (this.ask.seat ?? 0) : (this.you[0] ?? 0)));
  readonly legal: ReadonlyMap<string, string> = $derived(
    new Map(
      this.present && this.queued === 0 && this.pending === null && this.mine && this.ask.seq === this.live?.seq
        ? this.ask.legal.map(({ action, label }) => [action, label] as const)
        : [],
    ),
  );
  readonly preview: PreviewAnswer | null = $derived(this.previews.get(this.pointed ?? this.chosen ?? "") ?? null);
  readonly hinted: ReadonlyMap<string, Hint> = $derived(new Map(this.hints.map((hint) => [hint.action, hint])));
  readonly over: boolean = $derived(this.head?.phase === "over" || this.ask.result !== null);
  /** The part of the board that help is wanted for; null: none. */
  help: string | null = $state(null);
  /** Where the log of what others did begins: after the own last turn that others have answered. */
  readonly lastOwn: number = $derived.by(() => {
    const own = (step: Step) => step.seat !== null && this.you.includes(step.seat);
    const other = this.steps.findLastIndex((step) => step.seat !== null && !own(step));
    return this.steps.slice(0, Math.max(0, other)).findLast(own)?.seq ?? 0;
  });

  private socket: TableSocket;
  private queue: Paced[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private views = new Map<number, Shown>();
  private pointer: ReturnType<typeof setTimeout> | undefined;
  private fresh = true;
  private event = 0;

  constructor(
    readonly id: string,
    private language: string,
    /** Of the seats of this device only these are played by hand; null: all. */
    private readonly only: readonly number[] | null = null,
    address: string = socketAddress(id),
  ) {
    this.socket = new TableSocket(address, {
      hello: () =>
        this.fresh
          ? { lang: this.language, from: 0, chat: this.chat.length }
          : { lang: this.language, from: this.seq, event: this.event, chat: this.chat.length },
      frame: (frame) => this.receive(frame),
      state: (state, code) => {
        this.connection = state;
        this.closeCode = code ?? null;
      },
    });
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.pointer);
    this.socket.close();
  }

  /** How many decisions are known. */
  get seq(): number {
    return this.steps.at(-1)?.seq ?? 0;
  }

  /** Hear everything again in another language. */
  refresh(language: string): void {
    this.language = language;
    this.startOver();
    this.socket.greet();
  }

  /** Hear everything again as whoever holds a seat by now. */
  seated(): void {
    this.startOver();
    this.socket.reopen();
  }

  private startOver(): void {
    this.fresh = true;
    this.views.clear();
    this.past = null;
  }

  private receive(frame: FromServer): void {
    if ("event" in frame && typeof frame.event === "number") this.event = frame.event;
    if (frame.t === "table") this.sitDown(frame);
    else if (frame.t === "head") this.head = frame.head;
    else if (frame.t === "chat") this.hear(frame);
    else if (frame.t === "step" || frame.t === "ask" || frame.t === "undone") {
      this.queue.push(frame);
      this.queued = this.queue.filter(({ t }) => t === "step").length;
      if (document.hidden || this.queue.length > LONGEST_QUEUE) this.skip();
      else if (this.timer === undefined) this.pump();
    }
  }

  private sitDown(frame: Extract<FromServer, { t: "table" }>): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.queued = 0;
    this.head = frame.head;
    this.you = this.only ? frame.you.filter((seat) => this.only?.includes(seat)) : frame.you;
    this.owner = frame.owner ?? false;
    this.pending = null;
    const kept = this.fresh ? 0 : (frame.from ?? 0);
    this.steps = [...this.steps.filter((step) => step.seq <= kept), ...frame.steps];
    this.fresh = false;
    this.show({ seq: frame.seq, view: frame.view, scores: frame.scores, prompt: "" });
    this.before = null;
    this.forget();
  }

  private hear(frame: Extract<FromServer, { t: "chat" }>): void {
    const { number = this.chat.length, seat, name, text, reaction, at } = frame;
    if (number < this.chat.length) return;
    this.chat = [...this.chat, { seat, name, text: text || reaction || "", reaction: !text, at }];
  }

  /** Show what has arrived, one step at a time. */
  private pump(): void {
    this.timer = undefined;
    let wait = 0;
    while (this.queue.length && wait === 0) {
      const frame = this.queue.shift() as Paced;
      this.carryOut(frame);
      if (frame.t === "step") wait = pause(frame.step, this.you, settings.pace);
    }
    this.queued = this.queue.filter(({ t }) => t === "step").length;
    if (wait > 0) this.timer = setTimeout(() => this.pump(), wait);
  }

  /** Show everything that waits at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const frame of this.queue.splice(0)) this.carryOut(frame);
    this.queued = 0;
  }

  private carryOut(frame: Paced): void {
    if (frame.t === "step") {
      this.steps = [...this.steps.filter((step) => step.seq < frame.step.seq), frame.step];
      this.show({ seq: frame.step.seq, view: frame.view, scores: frame.scores, prompt: "" });
      this.forget();
    } else if (frame.t === "undone") {
      this.steps = this.steps.filter((step) => step.seq <= frame.seq);
      for (const seq of this.views.keys()) if (seq > frame.seq) this.views.delete(seq);
      this.show({ seq: frame.seq, view: frame.view, scores: frame.scores, prompt: "" });
      this.before = null;
      this.forget();
    } else {
      const { seq, seat, phase, prompt, legal, undo, result } = frame;
      if (phase && this.head && phase !== this.head.phase) this.head = { ...this.head, phase };
      this.ask = { seq, seat, prompt, legal: legal ?? [], undo: undo ?? false, result: result ?? null };
      this.pending = null;
    }
  }

  private show(shown: Shown): void {
    this.before = this.live;
    this.live = shown;
    this.keep(shown);
    if (this.past && this.past.seq > shown.seq) this.past = null;
  }

  private keep(shown: Shown): void {
    this.views.set(shown.seq, shown);
    if (this.views.size > KEPT_VIEWS) this.views.delete(this.views.keys().next().value as number);
  }

  /** What belonged to the last question is void. */
  private forget(): void {
    this.chosen = null;
    this.hints = [];
    this.pointed = null;
    this.why = null;
    this.previews.clear();
  }

  private refused(answer: Answer): answer is Extract<Answer, { ok: false }> {
    if (!answer.ok) this.fault = answer.text || answer.key;
    return !answer.ok;
  }

  /** A press on something: choose it, confirm it, or ask why it cannot be chosen. */
  async choose(action: string): Promise<void> {
    if (!this.present || this.pending !== null) return;
    if (this.queued > 0) this.skip();
    if (!this.legal.has(action)) return this.askWhy(action);
    if (this.guide && !this.guide.allows(action)) return this.guide.refuse(action);
    if (this.chosen !== action && (settings.confirm || (settings.confirmTurn && (await this.isFinal(action))))) {
      this.chosen = action;
      this.point(action);
      return;
    }
    if (this.legal.has(action)) await this.act(action);
  }

  /** Whether a choice ends the turn or reveals something. */
  private async isFinal(action: string): Promise<boolean> {
    if (!this.previews.has(action)) await this.fetchPreview(action);
    return this.previews.get(action)?.final ?? false;
  }

  /** Choose for whichever seat of this device is asked, without being asked to confirm it. */
  async play(action: string): Promise<void> {
    if (this.pending === null) await this.act(action);
  }

  private async act(action: string): Promise<void> {
    const seat = this.ask.seat;
    if (seat === null) return;
    this.pending = action;
    this.chosen = null;
    const answer = await this.socket.ask({ t: "act", seq: this.ask.seq, seat, action });
    if (this.refused(answer)) this.pending = null;
  }

  async confirm(): Promise<void> {
    if (this.chosen !== null) await this.act(this.chosen);
  }

  cancel(): void {
    this.chosen = null;
    this.hints = [];
  }

  get canUndo(): boolean {
    return this.present && this.ask.undo && this.you.length > 0 && this.head?.allow?.undo !== false;
  }

  async undo(): Promise<void> {
    if (this.chosen !== null) return this.cancel();
    if (!this.canUndo) return;
    this.skip();
    const own = this.steps.findLast((step) => step.seat !== null && this.you.includes(step.seat));
    const seat = own?.seat ?? this.you[0];
    if (seat !== undefined && seat !== null) this.refused(await this.socket.ask({ t: "undo", seq: this.seq, seat }));
  }

  async askWhy(action: string): Promise<void> {
    const answer = await this.socket.ask({ t: "why", action });
    if (this.refused(answer)) return;
    this.why = { ...(answer.body as unknown as WhyAnswer), action };
  }

  /** Pointer or focus rests on an action: what would it change? */
  point(action: string | null): void {
    this.pointed = action;
    clearTimeout(this.pointer);
    const wanted = action ?? this.chosen;
    if (wanted === null || this.previews.has(wanted) || !this.legal.has(wanted)) return;
    this.pointer = setTimeout(() => void this.fetchPreview(wanted), 90);
  }

  private async fetchPreview(action: string): Promise<void> {
    const seq = this.ask.seq;
    const answer = await this.socket.ask({ t: "preview", action });
    if (!answer.ok || seq !== this.ask.seq || !this.legal.has(action)) return;
    this.previews.set(action, answer.body as unknown as PreviewAnswer);
  }

  get canHint(): boolean {
    return this.present && this.mine && !this.over && this.head?.allow?.hints !== false;
  }

  async hint(): Promise<void> {
    const { seat, seq } = this.ask;
    if (!this.canHint || this.thinking || seat === null) return;
    this.thinking = true;
    const answer = await this.socket.ask({ t: "hint", seat });
    this.thinking = false;
    if (!this.refused(answer) && seq === this.ask.seq) this.hints = (answer.body["actions"] as Hint[] | undefined) ?? [];
  }

  /** The table in sentences, as it stands. */
  async describe(): Promise<string[]> {
    const answer = await this.socket.ask({ t: "describe" });
    return answer.ok ? ((answer.body["sentences"] as string[] | undefined) ?? []) : [];
  }

  async say(text: string): Promise<boolean> {
    return !this.refused(await this.socket.ask({ t: "chat", text }));
  }

  async react(reaction: string): Promise<void> {
    this.refused(await this.socket.ask({ t: "react", reaction }));
  }

  /** Look at the table as it was after so many decisions; the newest number is the present. */
  async goTo(seq: number): Promise<void> {
    const last = this.live?.seq ?? 0;
    const wanted = Math.max(0, Math.min(seq, last));
    this.wanted = wanted;
    if (this.judged && wanted !== this.judged.seq - 1) this.judged = null;
    if (wanted >= last) {
      this.past = null;
      return;
    }
    const shown = await this.moment(wanted);
    if (shown && this.wanted === wanted) this.past = shown;
  }

  /** The table as it was after so many decisions, with everything that can be told of it. */
  async moment(seq: number): Promise<Shown | null> {
    const known = this.views.get(seq);
    if (known?.labels) return known;
    const answer = await this.socket.ask({ t: "at", seq });
    if (!answer.ok) return null;
    const shown = { ...(answer.body as unknown as AtAnswer), seq };
    this.keep(shown);
    return shown;
  }
  private wanted = 0;

  /** Go to the moment of a costly decision: what was played and what was better are marked there. */
  async judge(one: Decision, all: Decision[]): Promise<void> {
    this.judged = one;
    this.judgedAll = all;
    this.front = one.seat;
    await this.goTo(one.seq - 1);
  }
}
