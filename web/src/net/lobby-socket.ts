/** The lobby's websocket: it tells what is listed and what has become of the own wait, and comes back by itself. */
import type { LobbyFrameOut } from "./protocol.gen";
import { reconnectDelay, socketAddress } from "./socket";

const PING_EVERY = 15_000;
/** After so long without a word the line is given up. */
const SILENCE = 40_000;

export class LobbySocket {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval>;

  constructor(
    private readonly onFrame: (frame: LobbyFrameOut) => void,
    private readonly onState: (isOpen: boolean) => void,
  ) {
    this.pinger = setInterval(() => this.ping(), PING_EVERY);
    addEventListener("online", this.reopen);
    this.open();
  }

  /** Connect anew: a connection knows only the cookie it was opened with, and a first wait brings the first one. */
  reopen = (): void => {
    this.hangUp();
    this.attempt = 0;
    this.open();
  };

  close(): void {
    clearInterval(this.pinger);
    removeEventListener("online", this.reopen);
    this.hangUp();
  }

  private hangUp(): void {
    clearTimeout(this.timer);
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
    this.socket.close(1000);
    this.socket = null;
  }

  private open(): void {
    const socket = new WebSocket(socketAddress("lobby"));
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify({ t: "hello" }));
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      const frame = JSON.parse(event.data) as LobbyFrameOut;
      if (frame.t === "lobby") {
        this.attempt = 0;
        this.onState(true);
      }
      this.onFrame(frame);
    };
    socket.onclose = () => {
      this.socket = null;
      this.onState(false);
      this.timer = setTimeout(() => this.open(), reconnectDelay(this.attempt++));
    };
  }

  private ping(): void {
    if (Date.now() - this.heard > SILENCE) this.reopen();
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ t: "ping" }));
  }
}
