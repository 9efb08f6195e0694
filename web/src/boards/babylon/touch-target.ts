/** What a finger means that presses among places standing close together: geometry, no DOM. */

export interface ScreenPoint {
  left: number;
  top: number;
}
/** A finger needs so many pixels for each place. */
export const FINGER = 44;
/** A press this far from the middle of a place may still mean it. */
const REACH = 30;

const apart = (one: ScreenPoint, other: ScreenPoint) => Math.hypot(one.left - other.left, one.top - other.top);

/** The place that a press means: the nearest one, or none. */
export function pressedIndex(spots: readonly ScreenPoint[], press: ScreenPoint): number | null {
  const near = spots.map((spot) => apart(spot, press));
  const least = Math.min(...near);
  return least <= REACH ? near.indexOf(least) : null;
}

/** How far the next place is from one of them. */
export function distanceToNext(spots: readonly ScreenPoint[], index: number): number {
  const own = spots[index];
  return own ? Math.min(...spots.filter((spot) => spot !== own).map((spot) => apart(spot, own))) : Infinity;
}
