/** The engine in this browser, as pages call it: started when it is first wanted, in a worker of its own. */
import { appUrl } from "../base-path";
import type { FromWorker, ToWorker } from "./messages";

export interface Progress {
  /** Between 0 and 1. */
  share: number;
  state: "loading" | "ready" | "failed";
}
export interface LineEvents {
  opened(): void;
  frame(text: string): void;
  closed(code: number): void;
}
type WithId<T> = T extends { id: number } ? Omit<T, "id"> : never;

/** Something the engine has refused: `text` is the sentence about it. */
export class EngineError extends Error {
  constructor(
    readonly key: string,
    text: string,
  ) {
    super(text);
  }
}

class BrowserEngine {
  private worker: Worker | null = null;
  private waiting = new Map<number, { done: (body: string) => void; fail: (error: Error) => void }>();
  private lines = new Map<number, LineEvents>();
  private numbers = 0;
  private progress: Progress = { share: 0, state: "loading" };
  private listeners = new Set<(progress: Progress) => void>();

  /** Follow how far the engine is; the answer stops that. */
  follow(listener: (progress: Progress) => void): () => void {
    this.listeners.add(listener);
    listener(this.progress);
    return () => void this.listeners.delete(listener);
  }

  /** Load the engine, if that has not been done. */
  start(): Worker {
    if (this.worker) return this.worker;
    this.report({ share: 0, state: "loading" });
    const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = () => this.fail("worker");
    this.worker = worker;
    this.post({ t: "start", folder: new URL(appUrl("/engine/"), location.href).href });
    void import("../../page-parts/offline/show-progress").then(({ showProgress }) => showProgress());
    return worker;
  }

  /** A plain function of the engine by its name (`kiru/offline/calls.py`), with its arguments by name. */
  async call<T>(name: string, args: Record<string, unknown> = {}): Promise<T> {
    const body = await this.ask({ t: "call", name, args });
    const answer = JSON.parse(body) as { result: T } | { error: { key: string; text: string } };
    if ("error" in answer) throw new EngineError(answer.error.key, answer.error.text);
    return answer.result;
  }

  /** A request as to a server: status and body. */
  async request(method: string, path: string, body: string, lang: string): Promise<{ status: number; body: unknown }> {
    return JSON.parse(await this.ask({ t: "request", method, path, body, lang })) as { status: number; body: unknown };
  }

  /** Look at a table; the number is for `say` and `close`. */
  open(table: string, events: LineEvents): number {
    const line = ++this.numbers;
    this.lines.set(line, events);
    this.post({ t: "open", line, table });
    return line;
  }

  say(line: number, text: string): void {
    this.post({ t: "say", line, text });
  }

  close(line: number): void {
    this.lines.delete(line);
    this.post({ t: "close", line });
  }

  private ask(message: WithId<ToWorker>): Promise<string> {
    const id = ++this.numbers;
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail });
      this.post({ ...message, id });
    });
  }

  private post(message: ToWorker): void {
    (this.worker ?? this.start()).postMessage(message);
  }

  private hear(message: FromWorker): void {
    if (message.t === "progress") this.report({ share: message.loaded / message.total, state: "loading" });
    else if (message.t === "ready") this.report({ share: 1, state: "ready" });
    else if (message.t === "failed") this.fail(message.reason);
    else if (message.t === "answer") {
      this.waiting.get(message.id)?.done(message.body);
      this.waiting.delete(message.id);
    } else if (message.t === "opened") this.lines.get(message.line)?.opened();
    else if (message.t === "frame") this.lines.get(message.line)?.frame(message.text);
    else this.lines.get(message.line)?.closed(message.code);
  }

  /** The engine is gone: whoever waits is told, and the next one who asks starts it anew. */
  private fail(reason: string): void {
    console.error("kiru: the engine has failed:", reason);
    this.worker?.terminate();
    this.worker = null;
    this.report({ share: 0, state: "failed" });
    for (const { fail } of this.waiting.values()) fail(new EngineError("web-error-engine", ""));
    this.waiting.clear();
    const lines = [...this.lines.values()];
    this.lines.clear();
    for (const line of lines) line.closed(1011);
  }

  private report(progress: Progress): void {
    this.progress = progress;
    for (const listener of this.listeners) listener(progress);
  }
}

export const engine = new BrowserEngine();
