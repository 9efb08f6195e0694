/** Arrow keys on any board: the next place in a direction, by where things are drawn. */

export type Direction = "left" | "right" | "up" | "down";
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const middle = (box: Edges) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/** The index of the box to move to, or -1: the nearest one ahead, with distance to the side counted double. */
export function nearestBox(from: Edges, boxes: readonly Edges[], direction: Direction): number {
  const start = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const end = middle(box);
    const flat = direction === "left" || direction === "right";
    const sign = direction === "left" || direction === "up" ? -1 : 1;
    const ahead = sign * (flat ? end.x - start.x : end.y - start.y);
    const aside = Math.abs(flat ? end.y - start.y : end.x - start.x);
    if (ahead <= 1) return;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

const KEYS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/**
 * Move the focus among the places of a board; with Shift also to those that are not legal. True if the key was used.
 */
export function moveFocus(root: ParentNode, event: KeyboardEvent): boolean {
  const direction = KEYS[event.key];
  if (!direction || event.altKey || event.ctrlKey || event.metaKey) return false;
  const every = event.shiftKey ? "[data-spot], [data-look]" : "[data-spot][data-legal]";
  const spots = [...root.querySelectorAll<HTMLElement>(every)].filter((spot) => spot.getClientRects().length);
  if (!spots.length) return false;
  const active = document.activeElement;
  const current = active instanceof Element && active.closest("[data-spot], [data-look]");
  let next = spots[0];
  if (current) {
    const others = spots.filter((spot) => spot !== current);
    const index = nearestBox(
      current.getBoundingClientRect(),
      others.map((spot) => spot.getBoundingClientRect()),
      direction,
    );
    // From a place that is no choice any more an arrow always leads to one.
    next = index >= 0 ? others[index] : current.matches(every) ? undefined : spots[0];
  }
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
