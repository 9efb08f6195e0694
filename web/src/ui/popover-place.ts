/** Where a popover stands: beside its thing, inside the window, and never over the thing itself. */

export interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  /** The popover scrolls inside where the window leaves less than it needs. */
  maxHeight: number;
}

const GAP = 10;
const MARGIN = 8;

const within = (at: number, size: number, room: number): number => Math.max(MARGIN, Math.min(at, room - size - MARGIN));

/** Below, above, right or left, whichever fits first; else above or below, as far as there is room. */
export function place(
  thing: Bounds,
  size: { width: number; height: number },
  room: { width: number; height: number },
): Place {
  const below = room.height - (thing.top + thing.height) - GAP - MARGIN;
  const above = thing.top - GAP - MARGIN;
  const left = within(thing.left + thing.width / 2 - size.width / 2, size.width, room.width);
  if (size.height <= below) return { left, top: thing.top + thing.height + GAP, maxHeight: below };
  if (size.height <= above) return { left, top: thing.top - GAP - size.height, maxHeight: above };
  const beside = besides(thing, size, room);
  if (beside) return beside;
  if (below >= above) return { left, top: thing.top + thing.height + GAP, maxHeight: Math.max(below, 0) };
  return { left, top: MARGIN, maxHeight: above };
}

function besides(
  thing: Bounds,
  size: { width: number; height: number },
  room: { width: number; height: number },
): Place | null {
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - size.width;
  const top = within(thing.top + thing.height / 2 - size.height / 2, size.height, room.height);
  const maxHeight = room.height - 2 * MARGIN;
  if (right + size.width + MARGIN <= room.width) return { left: right, top, maxHeight };
  return left >= MARGIN ? { left, top, maxHeight } : null;
}
