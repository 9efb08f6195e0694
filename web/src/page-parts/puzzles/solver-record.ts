/** What somebody has solved, kept on the device: results, the streak of days, a rating. */
export const TRIES = 3;
const KEY = "kiru-puzzles";
const FIRST_RATING = 1200;
const STEP = 32;
const SCALE = 400;
const DAY = 86_400_000;

export interface Result {
  /** How many tries were missed before it was solved or given up. */
  missed: number;
  solved: boolean;
  /** Whether it is over: solved, given up, or out of tries. */
  done: boolean;
}
export interface SolverRecord {
  results: Record<string, Result>;
  rating: number;
  /** The days on which a puzzle of that day was solved, as 2026-11-18. */
  days: string[];
}

export const keyOf = (game: string, number: number): string => `${game} ${number}`;
const fresh = (): SolverRecord => ({ results: {}, rating: FIRST_RATING, days: [] });

export function loadRecord(): SolverRecord {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<SolverRecord> | null;
    return { ...fresh(), ...(kept ?? {}) };
  } catch {
    return fresh();
  }
}

export function storeRecord(record: SolverRecord): void {
  localStorage.setItem(KEY, JSON.stringify(record));
}

export function resultOf(record: SolverRecord, key: string): Result {
  return record.results[key] ?? { missed: 0, solved: false, done: false };
}

/** The record after a try; only the first outcome of a puzzle moves the rating. */
export function afterTry(
  record: SolverRecord,
  key: string,
  solved: boolean,
  puzzleRating: number,
  day: string | null,
): SolverRecord {
  const before = resultOf(record, key);
  if (before.done) return record;
  const missed = before.missed + (solved ? 0 : 1);
  return settle(record, key, { missed, solved, done: solved || missed >= TRIES }, puzzleRating, day);
}

/** The record after giving up. */
export function afterGivingUp(record: SolverRecord, key: string, puzzleRating: number): SolverRecord {
  const before = resultOf(record, key);
  return before.done ? record : settle(record, key, { ...before, done: true }, puzzleRating, null);
}

function settle(record: SolverRecord, key: string, result: Result, puzzle: number, day: string | null): SolverRecord {
  const results = { ...record.results, [key]: result };
  if (!result.done) return { ...record, results };
  // Every miss costs a third of the point.
  const score = result.solved ? 1 - result.missed / TRIES : 0;
  const expected = 1 / (1 + 10 ** ((puzzle - record.rating) / SCALE));
  const rating = Math.round(record.rating + STEP * (score - expected));
  const days = result.solved && day && !record.days.includes(day) ? [...record.days, day].sort() : record.days;
  return { results, rating, days };
}

/** How many days in a row a puzzle of the day was solved, up to today or yesterday. */
export function streak(days: string[], today: string): number {
  const known = new Set(days);
  let at = Date.parse(today);
  if (!known.has(today)) at -= DAY;
  let count = 0;
  while (known.has(new Date(at).toISOString().slice(0, 10))) {
    count += 1;
    at -= DAY;
  }
  return count;
}

export function solvedCount(record: SolverRecord): number {
  return Object.values(record.results).filter(({ solved }) => solved).length;
}

/** The tries as marks that give nothing away: a cross for each miss, a star for the solution. */
export function marks({ missed, solved }: Result): string {
  return "✗".repeat(missed) + (solved ? "★" : "");
}
