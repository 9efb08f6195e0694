/** One table's websocket: comes back by itself, resends what was not answered, keeps requests and answers together. */
import { applyPatch } from "./patch";
import type { FrameOut, Hello, Lines, Ping, Request, StepFrame, View } from "./protocol.gen";
import type { AnswerTo, Question, WholeFrame, WholeStep } from "./questions";
import { appUrl } from "./base-path";
import { isLocalTable } from "./local-mode";
import { LocalLine } from "./offline/local-line";

export type Connection = "connecting" | "open" | "lost" | "refused";
export interface SocketEvents {
  hello(): Pick<Hello, "lang" | "from" | "event" | "chat">;
  frame(frame: WholeFrame): void;
  state(state: Connection, code?: number): void;
}
/** Whoever answers for a table: a server at the other end of a socket, or anything else that speaks the protocol. */
export interface TableLine {
  ask<Q extends Question>(question: Q): Promise<Reply<AnswerTo<Q>>>;
  close(): void;
  reopen(): void;
  probe(): void;
  repeatHello(): void;
}
export type Reply<B> = { ok: true; body: B } | { ok: false; key: string; text: string; rule?: string };

/** A websocket, or what stands in for it in a browser without a server. */
type Line = WebSocket | LocalLine;
const LOCAL = "local:";

/** Codes after which trying again makes no sense: malformed, not allowed, shut out, no such table. */
const FINAL_CODES = new Set([4400, 4401, 4403, 4404, 4413]);
/** Our own code: nothing is heard any more. */
const SILENT = 4000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** After so long a silence the server is asked whether it is there; it does the same with us. */
const PROBE_EVERY = 5000;
/** So much silence after a ping means that nobody is there: it is shorter than the pause between two of them. */
const PROBE_WITHIN = 3000;

/** The wait before attempt n: doubling, with a random part so that a crowd does not come back at once. */
export function reconnectDelay(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return full * (0.6 + 0.4 * random());
}

export function newRequestKey(): string {
  // Not randomUUID: browsers give it only to pages served by https.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");
}

export class TableSocket implements TableLine {
  private socket: Line | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private prober: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private closed = false;
  /** The table as the newest frame left it: the next patch is made for it. */
  private view: View | null = null;
  private scores: Lines[] = [];
  private waiting = new Map<string, { request: Request; done: (answer: Reply<unknown>) => void }>();

  constructor(
    private readonly address: string,
    private readonly events: SocketEvents,
  ) {
    // A table that is only a picture has no address.
    if (!address) return;
    addEventListener("online", this.reconnectNow);
    if (!this.isLocal) addEventListener("offline", this.hangUp);
    document.addEventListener("visibilitychange", this.reconnectNow);
    this.open();
  }

  private get isLocal(): boolean {
    return this.address.startsWith(LOCAL);
  }

  /** Ask something; the answer comes even across a lost connection, because the key makes a resend harmless. */
  ask<Q extends Question>(question: Q): Promise<Reply<AnswerTo<Q>>> {
    const request = { ...question, key: newRequestKey() };
    return new Promise((done) => {
      this.waiting.set(request.key, { request, done: (answer) => done(answer as Reply<AnswerTo<Q>>) });
      this.send(request);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    clearTimeout(this.prober);
    removeEventListener("online", this.reconnectNow);
    removeEventListener("offline", this.hangUp);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.socket?.close(1000);
  }

  /**
   * Connect anew: a connection knows only the cookie that it was opened with, and taking a seat may bring the first
   * one.
   */
  reopen(): void {
    const old = this.socket;
    if (old) {
      old.onclose = old.onmessage = null;
      old.close(1000);
    }
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.closed = false;
    this.open();
  }

  /** Is anybody there? A line on which nothing is heard now is given up, and another one is tried. */
  probe(): void {
    const [since, socket] = [Date.now(), this.socket];
    this.send({ t: "ping" });
    clearTimeout(this.prober);
    this.prober = setTimeout(() => {
      if (this.heard < since && this.socket === socket) this.hangUp();
    }, PROBE_WITHIN);
  }

  /** Say hello again: in another language. */
  repeatHello(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.sayHello(this.socket);
  }

  private sayHello(socket: Line): void {
    const hello: Hello = { t: "hello", tokens: [], view: "patch", ...this.events.hello() };
    socket.send(JSON.stringify(hello));
  }

  /** The browser does not end a websocket when the network goes: whoever waits would not hear of it. */
  private hangUp = (): void => {
    const socket = this.socket;
    if (!socket || this.closed) return;
    // A close that nobody answers is reported much later: the line counts as lost now.
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close(SILENT);
    this.ended(socket, SILENT);
  };

  private reconnectNow = (): void => {
    if (document.visibilityState === "visible" && this.socket === null && !this.closed) {
      clearTimeout(this.timer);
      this.attempt = 0;
      this.open();
    }
  };

  private open(): void {
    this.events.state("connecting");
    const socket: Line = this.isLocal ? new LocalLine(this.address.slice(LOCAL.length)) : new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.sayHello(socket);
      this.heard = Date.now();
      this.pinger = setInterval(() => this.probeSilence(), PROBE_EVERY);
    };
    socket.onmessage = ({ data }: { data: string }) => this.receive(JSON.parse(data) as FrameOut);
    socket.onclose = ({ code }: { code: number }) => this.ended(socket, code);
  }

  private ended(socket: Line, code: number): void {
    clearInterval(this.pinger);
    if (this.socket === socket) this.socket = null;
    if (this.closed) return;
    if (FINAL_CODES.has(code)) {
      this.closed = true;
      this.events.state("refused", code);
      return;
    }
    this.events.state("lost", code);
    this.timer = setTimeout(() => this.open(), reconnectDelay(this.attempt++));
  }

  private probeSilence(): void {
    if (Date.now() - this.heard >= PROBE_EVERY) this.probe();
  }

  private send(frame: Request | Ping): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private receive(sent: FrameOut): void {
    this.heard = Date.now();
    const frame = this.completeStep(sent);
    if (frame === null) return;
    if (frame.t === "table") {
      this.attempt = 0;
      this.events.state("open");
      this.events.frame(frame);
      for (const { request } of this.waiting.values()) this.send(request);
    } else if (frame.t === "ok" || frame.t === "answer") {
      this.resolve(frame.key, { ok: true, body: frame });
    } else if (frame.t === "no") {
      const { key, text, rule } = frame.error;
      this.resolve(frame.key, { ok: false, key, text, ...(rule ? { rule } : {}) });
    } else if (frame.t !== "pong") {
      this.events.frame(frame);
    }
  }

  /** Follow view and scores, and give a step that brought only what changes the whole of them. */
  private completeStep(sent: FrameOut): WholeFrame | null {
    const frame = sent.t === "step" ? this.applyStep(sent) : sent;
    if (frame?.t === "table" || frame?.t === "step" || frame?.t === "undone") {
      this.view = frame.view;
      this.scores = frame.scores;
    }
    return frame;
  }

  /** The whole step; null where there is no table yet that it could change. */
  private applyStep({ patch = [], view, scores = this.scores, ...step }: StepFrame): WholeStep | null {
    const whole = view ?? (this.view && applyPatch(this.view, patch));
    return whole && { ...step, view: whole, scores };
  }

  private resolve(key: string, answer: Reply<unknown>): void {
    const entry = this.waiting.get(key);
    this.waiting.delete(key);
    entry?.done(answer);
  }
}

/** The address of a table's socket on the server that served the page; a table of this browser needs none. */
export function socketAddress(table: string): string {
  if (isLocalTable(table)) return LOCAL + table;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${appUrl(`/ws/${encodeURIComponent(table)}`)}`;
}
