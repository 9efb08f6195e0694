/**
 * Where the pieces of a table are on the screen, read once before and once after a step.
 *
 * `data-piece` names a piece: the same name in another place is the same piece. `data-home` names the place it comes
 * from when it is new and goes to when it is gone, `data-goes` where it goes if that is elsewhere; `data-place` marks
 * such a place. Where a piece has no element that shows it alone, `data-face` holds a picture of it, out of sight.
 * `data-tally` names a count of somebody's goods, `data-amount` says how many, its `data-home` where they come from.
 */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface SeenPiece {
  element: Element;
  /** What it looks like, if that is not the element itself. */
  face: Element | null;
  box: Box;
  home: string | null;
  goes: string | null;
  /** The part of the board it lies in, and how far from that part's corner: what moves with its part stays. */
  ground: Element | null;
  left: number;
  top: number;
  /** It was on its way when it was seen. */
  flying: boolean;
}
export interface Tally {
  box: Box;
  amount: number;
  home: string | null;
  /** The picture of one of these goods; without one the change itself is written. */
  glyph: { element: Element; box: Box } | null;
}
export interface Scene {
  pieces: Map<string, SeenPiece>;
  places: Map<string, Box>;
  tallies: Map<string, Tally>;
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Whether any of it is on a screen of this size. */
export function isInSight({ x, y, width, height }: Box, screen: { width: number; height: number }): boolean {
  return width > 0 && height > 0 && x < screen.width && y < screen.height && x + width > 0 && y + height > 0;
}

/** Things of one name: the first one that can be seen. */
function firstSeen<T extends { box: Box }>(root: Element, name: string, read: (element: Element) => T): Map<string, T> {
  const screen = { width: innerWidth, height: innerHeight };
  const found = new Map<string, T>();
  for (const element of root.querySelectorAll(`[data-${name}]`)) {
    const key = element.getAttribute(`data-${name}`) ?? "";
    const known = found.get(key);
    if (!known || !isInSight(known.box, screen)) found.set(key, read(element));
  }
  return found;
}

/** Look at everything at once: the page is laid out at most once. `flights` tells where pieces in the air are. */
export function readScene(root: Element, flights: ReadonlyMap<string, Element> = new Map()): Scene {
  const grounds = new Map<Element, Box>();
  const groundOf = (element: Element) => {
    const ground = element.closest("[data-part]") ?? root;
    const box = grounds.get(ground) ?? boxOf(ground);
    grounds.set(ground, box);
    return { ground, box };
  };
  const piece = (element: Element): SeenPiece => {
    const inTheAir = flights.get(element.getAttribute("data-piece") ?? "");
    const box = boxOf(inTheAir ?? element);
    const { ground, box: under } = groundOf(element);
    const home = element.getAttribute("data-home");
    return {
      element,
      face: element.querySelector("[data-face] > svg"),
      box,
      home,
      goes: element.getAttribute("data-goes") ?? home,
      ground,
      left: box.x - under.x,
      top: box.y - under.y,
      flying: inTheAir !== undefined,
    };
  };
  const tally = (element: Element): Tally => {
    const glyph = element.querySelector("svg");
    return {
      box: boxOf(element),
      amount: Number(element.getAttribute("data-amount")),
      home: element.getAttribute("data-home"),
      glyph: glyph && { element: glyph, box: boxOf(glyph) },
    };
  };
  const places = firstSeen(root, "place", (element) => ({ box: boxOf(element) }));
  return {
    pieces: firstSeen(root, "piece", piece),
    places: new Map([...places].map(([name, { box }]) => [name, box])),
    tallies: firstSeen(root, "tally", tally),
  };
}

/** Where an action is chosen, if the board offers a place for it. */
export function spotOf(root: Element, action: string): Box | null {
  const spot = root.querySelector(`[data-board] [data-spot="${CSS.escape(action)}"]`);
  return spot && boxOf(spot);
}
