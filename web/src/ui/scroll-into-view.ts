/** Brings a part of a board into sight without cutting another one in half. */

export interface Span {
  top: number;
  bottom: number;
}

/**
 * How far to scroll so that a part stands between `top` and `bottom`: to the nearest edge of a whole part, if that
 * will do.
 */
export function scrollDistance(target: Span, visible: Span, parts: readonly Span[]): number {
  if (target.top >= visible.top && target.bottom <= visible.bottom) return 0;
  const up = target.top < visible.top || target.bottom - target.top > visible.bottom - visible.top;
  if (up) return target.top - visible.top;
  const least = target.bottom - visible.bottom;
  const most = target.top - visible.top;
  const stops = parts.map((part) => part.top - visible.top).filter((stop) => stop >= least && stop <= most);
  return stops.length ? Math.min(...stops) : least;
}

/** A little room around what is brought into sight. */
const ROOM = 8;
export const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;

/** What lies over the board at one edge of the screen: a bar, and words that stand on it. */
const barsAt = (side: string): DOMRect[] =>
  [...document.querySelectorAll(`[data-sticky=${side}], [data-sticky=${side}] > [data-over]`)].map((bar) =>
    bar.getBoundingClientRect(),
  );

/** From the uppermost edge to the lowest one. */
const extent = (boxes: readonly DOMRect[]): number =>
  boxes.length ? Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top)) : 0;

/** How high the bars at an edge are: it changes when one of them gets more to say. */
export const barHeight = (side: string): number => extent(barsAt(side));

/** How much of the screen the bars take from what is under them; those that stand beside take nothing. */
function coverOf(target: Element, side: string): number {
  const { left, right } = target.getBoundingClientRect();
  return extent(barsAt(side).filter((bar) => bar.left < right && bar.right > left));
}

/**
 * What scrolls, and what is seen of it: on a narrow screen the page between question and bottom bar, else the board
 * under its own header.
 */
function seen(target: Element, header: Element | null): { scroller: Element | Window; visible: Span } {
  const board = target.closest("[data-board]");
  if (board && getComputedStyle(board).overflowY !== "visible") {
    const { top, bottom } = board.getBoundingClientRect();
    return { scroller: board, visible: { top: top + heightOf(header), bottom } };
  }
  const [above, below] = ["top", "bottom"].map((side) => coverOf(target, side) + ROOM);
  return { scroller: window, visible: { top: above ?? 0, bottom: innerHeight - (below ?? 0) } };
}

export function scrollPartIntoView(
  target: Element,
  parts: Iterable<Element>,
  header: Element | null,
  behavior: ScrollBehavior,
): void {
  const { scroller, visible } = seen(target, header);
  const spans = [...parts].map((part) => part.getBoundingClientRect());
  const by = scrollDistance(target.getBoundingClientRect(), visible, spans);
  if (by) scroller.scrollBy({ top: by, behavior });
}

/** Brings what is out of sight into it with as much as possible of the part of the board it belongs to. */
export function centerInView(target: Element, behavior: ScrollBehavior): void {
  const { scroller, visible } = seen(target, null);
  const box = target.getBoundingClientRect();
  const around = (target.closest("[data-part]") ?? target).getBoundingClientRect();
  const wish = (around.top + around.bottom - visible.top - visible.bottom) / 2;
  const by = Math.min(Math.max(wish, box.bottom - visible.bottom), box.top - visible.top);
  if (scrollDistance(box, visible, [])) scroller.scrollBy({ top: by, behavior });
}
