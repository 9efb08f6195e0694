/** Whether the server can be reached and answers in time, as far as the player needs to know. */
import type { Connection } from "../../net/socket";

/** A line that comes back sooner was hardly away: telling it would only flicker. */
const TOLD_AFTER = 1000;
/** An answer that takes longer is told. */
const SLOW_AFTER = 1500;

export class LineStatus {
  connection: Connection = $state("connecting");
  closeCode: number | null = $state(null);
  /** The line has been away for a moment. */
  away = $state(false);
  /** A choice waits longer than usual for its answer. */
  slow = $state(false);
  private awayTimer: ReturnType<typeof setTimeout> | undefined;
  private slowTimer: ReturnType<typeof setTimeout> | undefined;
  private wasOpen = false;

  note(connection: Connection, code?: number): void {
    this.connection = connection;
    this.closeCode = code ?? null;
    if (connection === "open") {
      this.wasOpen = true;
      this.stopAway();
    } else if (connection === "refused") {
      this.stopAway();
    } else if (this.wasOpen) {
      this.awayTimer ??= setTimeout(() => (this.away = true), TOLD_AFTER);
    }
  }

  /** An answer is waited for; `nudge` is called once if it does not come in time. */
  expect(nudge: () => void): void {
    this.answered();
    this.slowTimer = setTimeout(() => {
      this.slow = true;
      nudge();
    }, SLOW_AFTER);
  }

  answered(): void {
    clearTimeout(this.slowTimer);
    this.slow = false;
  }

  stop(): void {
    this.answered();
    this.stopAway();
  }

  private stopAway(): void {
    clearTimeout(this.awayTimer);
    this.awayTimer = undefined;
    this.away = false;
  }
}
