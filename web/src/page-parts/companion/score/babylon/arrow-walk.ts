/** Arrow keys from cell to cell of the plan. */
import { cellPoint } from "../../../../boards/babylon/places";
import { cellAt } from "./plan-taps";

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next cell in the direction of a key; null at the edge, and for any other key. */
export function nearestCell(cell: string, key: string): string | null {
  const way = WAYS[key];
  if (!way) return null;
  const { x, y } = cellPoint(cell);
  const [east, south] = [x + way[0], y + way[1]];
  return east < 0 || east > 7 || south < 0 || south > 7 ? null : cellAt(east, south);
}
