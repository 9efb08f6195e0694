/** Where the places of a garden are drawn: a wall of bricks, each level half a place further in. */
import type { PlacedCard } from "../../net/protocol.gen";

export interface WallCell {
  name: string;
  level: number;
  /** Half places from the left. */
  x: number;
}

const LETTERS = "abcdefghi";
const WIDTH = 5;

export function columnOf(cell: string): number {
  return LETTERS.indexOf(cell[0] ?? "e");
}

/**
 * The columns in sight: five from the leftmost card on, where the irrigation card lies, and one more to grow to the
 * left.
 */
export function visibleColumns(garden: readonly PlacedCard[], growing: boolean): [number, number] {
  const columns = garden.filter(({ level }) => level === 1).map(({ cell }) => columnOf(cell));
  if (!columns.length) return [2, 6];
  const low = Math.min(...columns);
  const more = growing && columns.length < WIDTH && low > 0 ? 1 : 0;
  return [low - more, low + WIDTH - 1];
}

/** All places of three levels over these columns, the top level first. */
export function wallCells([low, high]: readonly [number, number]): WallCell[] {
  const all: WallCell[] = [];
  for (const level of [3, 2, 1])
    for (let column = low; column <= high - level + 1; column += 1)
      all.push({ name: `${LETTERS[column]}${level}`, level, x: (column - low) * 2 + level - 1 });
  return all;
}
