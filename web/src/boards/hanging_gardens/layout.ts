/** Where the places of a garden are drawn: a wall of bricks, each level half a place further in. */
import type { Place } from "./types";

export interface Cell {
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

/** The columns in sight: the garden, what is offered beside it, and never fewer than five. */
export function range(garden: readonly Place[], offered: readonly string[]): [number, number] {
  const columns = [...garden.filter(({ level }) => level === 1).map(({ cell }) => cell), ...offered.filter((cell) => cell.endsWith("1"))];
  if (!columns.length) return [2, 6];
  let low = Math.min(...columns.map(columnOf));
  let high = Math.max(...columns.map(columnOf));
  while (high - low + 1 < WIDTH) {
    if ((high - low) % 2 && high < 8) high += 1;
    else if (low > 0) low -= 1;
    else high += 1;
  }
  return [low, high];
}

/** All places of three levels over these columns, the top level first. */
export function cells([low, high]: readonly [number, number]): Cell[] {
  const all: Cell[] = [];
  for (const level of [3, 2, 1])
    for (let column = low; column <= high - level + 1; column += 1)
      all.push({ name: `${LETTERS[column]}${level}`, level, x: (column - low) * 2 + level - 1 });
  return all;
}
