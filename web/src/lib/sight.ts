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

/** Where the page itself scrolls, the browser's own way will do: the margins there are in the style. */
export function bring(target: Element, parts: Iterable<Element>, header: Element | null, behavior: ScrollBehavior): void {
  const scroller = target.closest<HTMLElement>("[data-board]");
  if (!scroller || scroller.scrollHeight <= scroller.clientHeight) {
    target.scrollIntoView({ behavior, block: "nearest" });
    return;
  }
  const { top, bottom } = scroller.getBoundingClientRect();
  const under = header ? header.getBoundingClientRect().height : 0;
  const by = scrollFor(
    target.getBoundingClientRect(),
    { top: top + under, bottom },
    [...parts].map((part) => part.getBoundingClientRect()),
  );
  if (by) scroller.scrollBy({ top: by, behavior });
}
