/** Which part of a long log is drawn, and where the arrow keys lead in it. */
import type { LogTurn } from "../../store/table/log-turns";

const DRAWN = 24;

/** The turn that a moment belongs to. */
export function turnAt(turns: readonly LogTurn[], seq: number): number {
  const next = turns.findIndex(({ first }) => first > seq);
  return next < 0 ? turns.length - 1 : Math.max(0, next - 1);
}

/** The turns around one, and so many more as somebody has asked for. */
export function turnsAround(
  count: number,
  current: number,
  more: { before: number; after: number },
): { start: number; end: number } {
  return {
    start: Math.max(0, current - DRAWN - more.before),
    end: Math.min(count, current + 1 + DRAWN + more.after),
  };
}

/** The line that a key leads to; null where the key is none of ours. */
export function arrowTarget<E>(event: Pick<KeyboardEvent, "key" | "target">, lines: readonly E[]): E | null {
  const at = lines.findIndex((line) => (line as unknown) === event.target);
  if (at < 0) return null;
  const moves: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 };
  const wanted = moves[event.key];
  if (wanted === undefined) return null;
  return lines[Math.max(0, Math.min(wanted, lines.length - 1))] ?? null;
}
