/** What the lobby page shows: the listed tables, who waits for what, and the own wait. */
import { LobbySocket } from "../../net/lobby-socket";
import { lobbyApi } from "../../net/lobby-api";
import type { GameWish, LobbyFrameOut, LobbyTable, OwnWait, WaitingGroup } from "../../net/protocol.gen";
import { go } from "../../store/router.svelte";

export class LobbyStore {
  tables: LobbyTable[] = $state.raw([]);
  groups: WaitingGroup[] = $state.raw([]);
  wait: OwnWait | null = $state.raw(null);
  isOpen = $state(false);
  /** Whether the lobby was ever shown: before that nothing is known to be missing. */
  isKnown = $state(false);
  /** This page itself looks for a game, and goes to the table that is found. */
  private isLooking = false;
  private readonly socket: LobbySocket;

  constructor() {
    this.socket = new LobbySocket(
      (frame) => this.receive(frame),
      (isOpen) => (this.isOpen = isOpen),
    );
    addEventListener("pagehide", this.leave);
  }

  async find(wish: GameWish, lang: string): Promise<void> {
    this.wait = (await lobbyApi.beginWait(wish, lang)).wait;
    this.isLooking = true;
    this.socket.reopen();
  }

  async cancel(): Promise<void> {
    this.isLooking = false;
    const { wait } = await lobbyApi.endWait();
    this.wait = null;
    // Too late: a seat is taken already, and somebody sits there too.
    if (wait?.table) go(`/t/${wait.table}`);
  }

  close(): void {
    removeEventListener("pagehide", this.leave);
    this.leave();
    this.socket.close();
  }

  private leave = (): void => {
    if (this.isLooking) lobbyApi.leaveWait();
    this.isLooking = false;
  };

  private receive(frame: LobbyFrameOut): void {
    if (frame.t === "lobby") {
      [this.tables, this.groups, this.isKnown] = [frame.tables, frame.groups, true];
      if (this.isLooking) return;
      this.wait = null;
    } else if (frame.t === "lobby-change") {
      const gone = new Set([...frame.gone, ...frame.tables.map(({ table }) => table)]);
      const kept = this.tables.filter(({ table }) => !gone.has(table));
      this.tables = [...frame.tables, ...kept].toSorted((a, b) => b.created.localeCompare(a.created));
      this.groups = frame.groups;
    } else if (frame.t === "wait") {
      this.take(frame.wait);
    }
  }

  private take(wait: OwnWait | null): void {
    this.wait = wait;
    if (!wait?.table || !this.isLooking) return;
    // Leaving the page tells the server that the table was found.
    go(`/t/${wait.table}`);
  }
}
