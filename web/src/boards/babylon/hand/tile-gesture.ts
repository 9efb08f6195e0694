/**
 * A tile in hand: where it snaps to, how it is turned and which corner stays free. What is possible is what the server
 * lists in `view.placements`; here it is only chosen from, and put into the row of answers that one gesture stands for.
 */
import type { BabylonView, Carrying, Placement, Support, TileSymbol } from "../../../net/protocol.gen";
import { CORNERS } from "../places";
import type { ScreenPoint } from "../touch-target";

/** What the person wishes for the tile, wherever it goes. */
export interface TileWish {
  /** Quarter turns clockwise. */
  quarters: number;
  /** On four pillars or with a corner free; null: the cheapest way. */
  support: Carrying | null;
}
export const NO_WISH: TileWish = { quarters: 0, support: null };

/** The quarter turns of a tile of which so many look different. */
export function quartersOf(wish: TileWish, rotations: number): number {
  return rotations > 0 ? ((wish.quarters % rotations) + rotations) % rotations : 0;
}

export function turned(corners: readonly (TileSymbol | null)[], quarters: number): (TileSymbol | null)[] {
  return corners.map((_, corner) => corners[(corner - quarters + 4) % 4] ?? null);
}

/** The placement that an action `place …` stands for. */
export function placementOf(action: string, view: BabylonView): Placement | undefined {
  const [, spot = "", level = ""] = action.split(" ");
  return view.placements.find((one) => one.spot === spot && String(one.level) === level);
}

/** The way that is wished, else the cheapest; of equally cheap ones the one that covers no symbol. */
export function wayFor(
  placement: Placement | undefined,
  support: Carrying | null,
  symbols: readonly (TileSymbol | null)[] = [],
): Support | null {
  const ways = placement?.supports ?? [];
  const wished = support === null ? undefined : ways.find((way) => way.support === support);
  if (wished) return wished;
  const covers = (way: Support) => Number(Boolean(symbols[CORNERS.indexOf(way.support)]));
  return ways.reduce<Support | null>(
    (best, way) =>
      best && (best.price < way.price || (best.price === way.price && covers(best) <= covers(way))) ? best : way,
    null,
  );
}

export function supportAction(support: Carrying): string {
  return support === "four" ? "support 4" : `support 3 ${support}`;
}

/** The answers that follow `place …` in one gesture; what has no alternative the server answers itself. */
export function gestureOf(action: string, view: BabylonView, wish: TileWish): string[] {
  const placement = action.startsWith("place ") ? placementOf(action, view) : undefined;
  if (!placement || !view.building) return [];
  const { tile, rotations } = view.building;
  const quarters = quartersOf(wish, rotations);
  const way = wayFor(placement, wish.support, turned(tile.corners, quarters));
  return [
    ...(way && placement.supports.length > 1 ? [supportAction(way.support)] : []),
    ...(rotations > 1 ? [`rotate ${quarters * 90}`] : []),
  ];
}

/** The next way to carry a tile, in the order in which they are listed. */
export function nextSupport(placement: Placement | undefined, now: Carrying | undefined): Carrying | null {
  const ways = placement?.supports ?? [];
  const at = ways.findIndex((way) => way.support === now);
  return ways[(at + 1) % Math.max(1, ways.length)]?.support ?? null;
}

/** A press on a corner frees it; on the free one it puts a pillar there. Null: neither is possible. */
export function pressedCorner(
  placement: Placement | undefined,
  now: Carrying | undefined,
  corner: number,
): Carrying | null {
  const wanted = (now === CORNERS[corner] ? "four" : CORNERS[corner]) as Carrying;
  return placement?.supports.some((way) => way.support === wanted) ? wanted : null;
}

/**
 * The place that a pointer means: the nearest one in reach. The one that is held already is kept until another is
 * clearly nearer, so that the corners of the tile can be pressed.
 */
export function snapIndex(
  spots: readonly ScreenPoint[],
  pointer: ScreenPoint,
  held: number | null,
  cell: number,
): number | null {
  const away = spots.map((spot) => Math.hypot(spot.left - pointer.left, spot.top - pointer.top));
  const least = Math.min(...away);
  if (!(least <= cell * REACH)) return null;
  const kept = held === null ? undefined : away[held];
  return kept !== undefined && kept - least < cell * CLING ? held : away.indexOf(least);
}
/** From the middle of a tile to where its corners are pressed, in cells, and how near a pointer is to mean one. */
export const CORNER_OUT = 0.78;
export const CORNER_REACH = 0.32;
/** In cells: so far from a place the tile still snaps to it, and so much nearer another must be. */
const REACH = 1.6;
const CLING = 0.3;

/** Two fingers that turn, or a wheel: small steps add up to quarter turns. */
export class QuarterCounter {
  private sum = 0;
  constructor(private readonly quarter: number) {}

  /** The quarter turns that are full with this step. */
  add(step: number): number {
    this.sum += step;
    const full = Math.trunc(this.sum / this.quarter);
    this.sum -= full * this.quarter;
    return full || 0;
  }
  forget(): void {
    this.sum = 0;
  }
}
/** How far the line between two fingers has turned, in degrees, clockwise. */
export function twistOf(before: readonly [Dot, Dot], after: readonly [Dot, Dot]): number {
  const angle = ([one, other]: readonly [Dot, Dot]) => (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
  return ((angle(after) - angle(before) + 540) % 360) - 180;
}
interface Dot {
  x: number;
  y: number;
}
