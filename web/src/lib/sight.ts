/** Brings a part of a board into sight without cutting another one in half. */

export interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll so that a part stands between `top` and `bottom`: to the nearest edge of a whole part, if that will do. */
export function scrollFor(target: Span, sight: Span, parts: readonly Span[]): number {
  if (target.top >= sight.top && target.bottom <= sight.bottom) return 0;
  const up = target.top < sight.top || target.bottom - target.top > sight.bottom - sight.top;
  if (up) return target.top - sight.top;
  const least = target.bottom - sight.bottom;
  const most = target.top - sight.top;
  const stops = parts.map((part) => part.top - sight.top).filter((stop) => stop >= least && stop <= most);
  return stops.length ? Math.min(...stops) : least;
}

/** A little room around what is brought into sight. */
const ROOM = 8;
export const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;

/** On a narrow screen the page scrolls under the question and over the bar at the bottom, else the board under its own header. */
export function bring(target: Element, parts: Iterable<Element>, header: Element | null, behavior: ScrollBehavior): void {
  const board = target.closest("[data-board]");
  const scroller = board && getComputedStyle(board).overflowY !== "visible" ? board : null;
  const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const sight = scroller
    ? { top: top + heightOf(header), bottom }
    : {
        top: heightOf(document.querySelector("[data-sticky=top]")) + ROOM,
        bottom: bottom - heightOf(document.querySelector("[data-sticky=bottom]")) - ROOM,
      };
  const spans = [...parts].map((part) => part.getBoundingClientRect());
  const by = scrollFor(target.getBoundingClientRect(), sight, spans);
  if (by) (scroller ?? window).scrollBy({ top: by, behavior });
}
