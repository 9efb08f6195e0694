/** Which lines of the chat nobody at this device has read yet. */
import type { ChatLine } from "./chat.svelte";

/** From the line with the number `read` on: what others say, those who were silenced left out. */
export function unreadLines(
  lines: readonly ChatLine[],
  read: number,
  you: readonly number[],
  seats: readonly { seat: number; muted?: boolean }[],
): ChatLine[] {
  const quiet = new Set([...you, ...seats.filter(({ muted }) => muted).map(({ seat }) => seat)]);
  return lines.filter(({ number, seat }) => number >= read && (seat === null || !quiet.has(seat)));
}

const KEY = "kiru-read";
const MOST_TABLES = 100;

/** How far the chat of a table has been read in this browser. */
export function loadReadMark(table: string): number {
  return kept()[table] ?? 0;
}

export function storeReadMark(table: string, read: number): void {
  const { [table]: _, ...others } = kept();
  const latest = Object.entries(others).slice(1 - MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(latest), [table]: read }));
  } catch {
    // Without a storage it is remembered as long as the page is open.
  }
}

function kept(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}
