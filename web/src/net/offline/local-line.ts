/** A table of this browser behind the same interface as a websocket: pages do not know the difference. */
import type { engine } from "./engine";

export class LocalLine {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private engine: typeof engine | null = null;
  private line = 0;

  constructor(table: string) {
    // Only who plays without a server pays for the engine.
    void import("./engine").then((found) => this.open(found.engine, table));
  }

  private open(found: typeof engine, table: string): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.engine = found;
    this.line = found.open(table, {
      opened: () => {
        this.readyState = WebSocket.OPEN;
        this.onopen?.();
      },
      frame: (data) => this.onmessage?.({ data }),
      closed: (code) => {
        this.readyState = WebSocket.CLOSED;
        this.onclose?.({ code });
      },
    });
  }

  send(text: string): void {
    // Whoever thinks answers late; that nobody is there is not to be feared here.
    if (text === '{"t":"ping"}') setTimeout(() => this.onmessage?.({ data: '{"t":"pong"}' }));
    else this.engine?.say(this.line, text);
  }

  close(_code?: number): void {
    this.readyState = WebSocket.CLOSED;
    this.engine?.close(this.line);
  }
}
