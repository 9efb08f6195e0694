/** Keys 1 to 9 press what shows their number: buttons in a list, and things on a board where they are few enough. */
const MOST = 9;

/** Spread it on the button that stands at this place of a list. */
export function numbered(index: number): { "data-number"?: number } {
  return index < MOST ? { "data-number": index + 1 } : {};
}

/** The things on a board that keys choose, each with its number; none where there are more than keys. */
export function numberedSpots(board: ParentNode): Map<number, HTMLElement | SVGElement> {
  const spots = new Map<string, HTMLElement | SVGElement>();
  for (const spot of board.querySelectorAll<HTMLElement | SVGElement>("[data-spot][data-legal]:not([data-number])")) {
    const action = spot.dataset["spot"] ?? "";
    if (!spots.has(action) && spot.getClientRects().length) spots.set(action, spot);
  }
  // Advice has numbers of its own on the board.
  if (document.querySelector("main .hints [data-number]")) return new Map();
  const listed = document.querySelectorAll("main [data-number]").length;
  if (listed + spots.size > MOST) return new Map();
  return new Map([...spots.values()].map((spot, index) => [listed + index + 1, spot]));
}

/** What a number presses; of two lists the one that is nearer to the question. */
export function spotWithNumber(key: string, board: ParentNode | undefined): HTMLElement | SVGElement | null {
  if (!/^[1-9]$/.test(key)) return null;
  const button = document.querySelector<HTMLElement>(`main [data-number="${key}"]`);
  return button ?? (board && numberedSpots(board).get(Number(key))) ?? null;
}
