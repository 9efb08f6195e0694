/** A clock for people at a table: no tick counts, only what the wall clock says, so a sleeping phone loses nothing. */

export const MOST_PEOPLE = 5;
export type ClockMode = "turn" | "chess";

export interface TurnClockState {
  mode: ClockMode;
  /** Milliseconds: of one turn, or of the whole game for each. */
  limit: number;
  /** What a turn adds to the own time in a game with time for everything. */
  increment: number;
  /** What everybody has used up in turns that are over; what turns added is taken off. */
  used: number[];
  /** Whose turn it is; null before the first. */
  active: number | null;
  /** What this turn has taken up to the last pause. */
  spent: number;
  /** When it last began to run; null while it stands still. */
  since: number | null;
}

export function newClock(people: number, mode: ClockMode, limit: number, increment: number): TurnClockState {
  return { mode, limit, increment, used: Array<number>(people).fill(0), active: null, spent: 0, since: null };
}

/** How long this turn has taken. A wall clock that is set back does not give time back. */
export function turnTime({ spent, since }: TurnClockState, now: number): number {
  return spent + (since === null ? 0 : Math.max(0, now - since));
}

/** What somebody has left; below zero: how far over. */
export function timeLeft(clock: TurnClockState, person: number, now: number): number {
  const running = clock.active === person ? turnTime(clock, now) : 0;
  return clock.limit - running - (clock.mode === "chess" ? (clock.used[person] ?? 0) : 0);
}

/** Begin, or end the turn: the next one's time runs. While the clock stands still nothing is pressed. */
export function press(clock: TurnClockState, now: number): TurnClockState {
  if (clock.active === null) return { ...clock, active: 0, spent: 0, since: now };
  if (clock.since === null) return clock;
  const taken = turnTime(clock, now) - (clock.mode === "chess" ? clock.increment : 0);
  const used = clock.used.map((time, person) => (person === clock.active ? time + taken : time));
  return { ...clock, used, active: (clock.active + 1) % clock.used.length, spent: 0, since: now };
}

export function pause(clock: TurnClockState, now: number): TurnClockState {
  return { ...clock, spent: turnTime(clock, now), since: null };
}

export function resume(clock: TurnClockState, now: number): TurnClockState {
  return clock.active === null || clock.since !== null ? clock : { ...clock, since: now };
}

/** Give the turn to somebody, for a table that changes its order; what the turn has taken so far is booked. */
export function giveTurn(clock: TurnClockState, person: number, now: number): TurnClockState {
  if (clock.active === null || person === clock.active) return clock;
  const taken = turnTime(clock, now);
  const used = clock.used.map((time, one) => (one === clock.active ? time + taken : time));
  return { ...clock, used, active: person, spent: 0, since: clock.since === null ? null : now };
}

/** Minutes and seconds, rounded up: 0:00 is reached exactly when the time is over. */
export function clockTime(left: number): string {
  const whole = left < 0 ? Math.floor(-left / 1000) : Math.ceil(left / 1000);
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  return left < 0 ? `−${text}` : text;
}
