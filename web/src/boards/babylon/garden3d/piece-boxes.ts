/** The pieces of a garden as boxes in space, and which of them a point of the picture shows: geometry, no DOM. */
import type { BabylonPlayer, Item } from "../../../net/protocol.gen";
import { RISE } from "../model/brush";
import { cellPoint } from "../places";

export interface PieceBox {
  /** As the sources of points name it: `tile 3`, `item 0`. */
  key: string;
  x0: number;
  x1: number;
  z0: number;
  z1: number;
  /** Heights of its foot and its top. */
  low: number;
  high: number;
}
/** A box on the picture, and how far its middle is from the eye. */
export interface ScreenBox {
  left: number;
  top: number;
  width: number;
  height: number;
  depth: number;
}
/** A point on the picture with its distance. */
export interface DeepPoint {
  left: number;
  top: number;
  depth: number;
}
/** Where the garden is seen from: the stage. */
export interface Eye {
  seenAt(x: number, height: number, z: number): DeepPoint;
}

const HEIGHTS: Record<Item["kind"], number> = {
  statue: 0.8,
  belvedere: 0.85,
  fountain: 0.35,
  bridge: 0.4,
  stairway: RISE,
};
/** So much of its cell a small thing leaves free on each side. */
const ROOM = 0.12;

/** What lies and stands up to a level; a statue under a tile is a pillar, and no piece of its own. */
export function pieceBoxes({ tiles, items }: Pick<BabylonPlayer, "tiles" | "items">, top: number): PieceBox[] {
  const laid = tiles.map((tile, n) => {
    const { x, y } = cellPoint(tile.spot);
    const high = tile.level * RISE;
    return { key: `tile ${n}`, level: tile.level, x0: x, x1: x + 2, z0: y, z1: y + 2, low: high, high };
  });
  const standing = items.flatMap((item, n) => {
    if (item.pillar) return [];
    const cells = item.cells.map(cellPoint);
    const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
    const low = item.level * RISE;
    return {
      key: `item ${n}`,
      level: item.level,
      x0: Math.min(...xs) + ROOM,
      x1: Math.max(...xs) + 1 - ROOM,
      z0: Math.min(...ys) + ROOM,
      z1: Math.max(...ys) + 1 - ROOM,
      low,
      high: low + HEIGHTS[item.kind],
    };
  });
  return [...laid, ...standing].filter(({ level }) => level <= top).map(({ level: _, ...box }) => box);
}

const corners = ({ x0, x1, z0, z1 }: PieceBox) =>
  [
    [x0, z0],
    [x1, z0],
    [x1, z1],
    [x0, z1],
  ] as const;

export function screenBox(box: PieceBox, eye: Eye): ScreenBox {
  const heights = box.low === box.high ? [box.low] : [box.low, box.high];
  const points = corners(box).flatMap(([x, z]) => heights.map((height) => eye.seenAt(x, height, z)));
  const [lefts, tops] = [points.map(({ left }) => left), points.map(({ top }) => top)];
  const [left, top] = [Math.min(...lefts), Math.min(...tops)];
  const { depth } = eye.seenAt((box.x0 + box.x1) / 2, box.high, (box.z0 + box.z1) / 2);
  return { left, top, width: Math.max(...lefts) - left, height: Math.max(...tops) - top, depth };
}

/** Whether a point lies in a convex shape, whichever way its corners run. */
function isInside(shape: readonly DeepPoint[], left: number, top: number): boolean {
  const sides = shape.map((from, n) => {
    const to = shape[(n + 1) % shape.length] as DeepPoint;
    return (to.left - from.left) * (top - from.top) - (to.top - from.top) * (left - from.left);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** The piece that is seen at a point of the picture: of several the one nearest to the eye. */
export function pieceAtPoint(boxes: readonly PieceBox[], eye: Eye, left: number, top: number): string | null {
  let found: { key: string; depth: number } | null = null;
  for (const box of boxes) {
    const seen = screenBox(box, eye);
    const flat = box.low === box.high;
    const face = corners(box).map(([x, z]) => eye.seenAt(x, box.high, z));
    const inBox =
      left >= seen.left && left <= seen.left + seen.width && top >= seen.top && top <= seen.top + seen.height;
    if (!(flat ? isInside(face, left, top) : inBox)) continue;
    if (!found || seen.depth < found.depth) found = { key: box.key, depth: seen.depth };
  }
  return found?.key ?? null;
}
