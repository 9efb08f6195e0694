/** As much of a browser as a table's connection needs, with websockets whose other end is the test. */
import { vi } from "vitest";

type Frame = Record<string, unknown>;

export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];

  readyState = 0;
  readonly sent: Frame[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  static get newest(): FakeSocket {
    const found = FakeSocket.made.at(-1);
    if (!found) throw new Error("nobody has connected");
    return found;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Frame);
  }

  close(code = 1005): void {
    this.breakOff(code);
  }

  /** The server has accepted the connection. */
  accept(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  /** The server says something. */
  say(...frames: Frame[]): void {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** The connection ends. */
  breakOff(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** What was asked of one kind. */
  asked(kind: string): Frame[] {
    return this.sent.filter(({ t }) => t === kind);
  }
}

/** Put the stand-ins in place; `document.hidden` is false and nothing is stored. */
export function fakeBrowser(): void {
  FakeSocket.made = [];
  const listeners = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  const stored = new Map<string, string>();
  const element = { dataset: {}, style: {}, lang: "", classList: { toggle: vi.fn() } };
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", listeners.addEventListener);
  vi.stubGlobal("removeEventListener", listeners.removeEventListener);
  vi.stubGlobal("document", { ...listeners, hidden: false, visibilityState: "visible", documentElement: element });
  vi.stubGlobal("location", { protocol: "http:", host: "kiru.test", origin: "http://kiru.test" });
  vi.stubGlobal("matchMedia", () => ({ ...listeners, matches: false }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
}
