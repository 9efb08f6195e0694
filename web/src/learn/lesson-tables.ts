/**
 * Which tables of this device are lessons, and which of them are finished.
 *
 * Both seats of a lesson are this device's, so what the device remembers holds wherever the table is opened from.
 */
const KEY = "kiru-lessons";
/** Older lessons are forgotten. */
const MOST = 50;
type Kept = Record<string, "begun" | "finished">;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept !== null && typeof kept === "object" ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

function write(table: string, state: Kept[string]): void {
  const { [table]: _, ...others } = read();
  const kept = Object.entries({ ...others, [table]: state }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Private windows may refuse; the lesson then lasts as long as its address.
  }
}

export const beginLesson = (table: string): void => write(table, "begun");
export const finishLesson = (table: string): void => write(table, "finished");
export const isLesson = (table: string): boolean => table in read();

/** The tables without the lessons that are through. */
export function withoutFinishedLessons<T extends { table: string }>(tables: readonly T[]): T[] {
  const kept = read();
  return tables.filter(({ table }) => kept[table] !== "finished");
}
