/** From taps on the plan to lines of the sheet, and back to the line that stands for what lies there. No rule. */
import { cellIndex, STEPS } from "../../../../boards/babylon/places";
import type { BabylonPlayer, Flower, Kind, Laid } from "../../../../net/protocol.gen";

export type Tool = { verb: "tile"; flower: Flower } | { verb: Kind } | { verb: "remove" };

export const COLUMNS = "abcdefgh";
export const cellAt = (x: number, y: number): string => `${COLUMNS[x]}${y + 1}`;

/** How many cells a thing stands on. */
export const cellsOf = (tool: Tool): number => ("stairway fountain bridge".split(" ").includes(tool.verb) ? 2 : 1);

/** The cells in the order in which the sheet writes them. */
export const joined = (...cells: string[]): string => cells.toSorted().join("-");

/** One above everything under a tile: what one sees first when tiles are told from below. */
export function nextLevel(player: BabylonPlayer | undefined, spot: string): number {
  const [x, y] = [COLUMNS.indexOf(spot[0] ?? "a"), Number(spot.slice(1)) - 1];
  const levels = STEPS.map((step) => player?.cells[(y + step.y) * 8 + x + step.x]?.level ?? 0);
  return Math.max(...levels) + 1;
}

/** A tile that is known by its flower alone shows nothing else. */
export function plainTile(laid: Laid): Laid {
  const corners = [null, null, null, null];
  return { ...laid, symbols: corners, tile: { ...laid.tile, material: "clay", corners } };
}

/** The beginning of the line for what is seen on a cell: what stands there before the tile; null for bare ground. */
export function topLine(player: BabylonPlayer | undefined, cell: string): string | null {
  if (!player) return null;
  const items = player.items.filter(({ cells, visible }) => visible && cells.includes(cell));
  const item = items.toSorted((a, b) => b.level - a.level)[0];
  if (item) return `${item.kind} ${item.cells.join("-")}`;
  const seen = player.cells[cellIndex(cell)];
  const laid = seen?.tile === null || seen?.tile === undefined ? null : player.tiles[seen.tile];
  return laid ? `tile ${laid.spot} ${laid.level}` : null;
}
