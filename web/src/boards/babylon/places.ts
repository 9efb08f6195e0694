/** Where on a garden an action is offered, and what it would look like there: geometry of words, no rule. */
import type { IconName } from "../../art/icons";
import type { Point } from "../point";
import type { BabylonPlayer, BabylonView, TileSymbol } from "../../net/protocol.gen";

/** A point of the garden, in cells from the north-west, with the actions offered on it. */
export interface ActionPlace extends Point {
  key: string;
  level: number;
  icon: IconName;
  actions: string[];
}
export const CORNERS = ["nw", "ne", "se", "sw"];
/** Steps from the north-west cell of a tile to its corners. */
export const STEPS: Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
export const DECORATIONS = ["stairway", "fountain", "bridge", "statue"];
export const SPOTS = Array.from({ length: 49 }, (_, n) => "abcdefg"[n % 7] + String(Math.floor(n / 7) + 1));

/** The north-west corner of a cell. */
export function cellPoint(cell: string): Point {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell.slice(1)) - 1 };
}
export function cellIndex(cell: string): number {
  const { x, y } = cellPoint(cell);
  return y * 8 + x;
}
function middle(cells: string): Point {
  const points = cells.split("-").map(cellPoint);
  const sum = (pick: (point: Point) => number) => points.reduce((all, point) => all + pick(point), 0) / points.length;
  return { x: sum((point) => point.x) + 0.5, y: sum((point) => point.y) + 0.5 };
}

function placeOf(
  action: string,
  view: BabylonView,
  player: BabylonPlayer,
): Omit<ActionPlace, "key" | "actions"> | null {
  const [verb = "", where = "", more = ""] = action.split(" ");
  const cells = player.cells;
  if (verb === "place") {
    const { x, y } = cellPoint(where);
    return { x: x + 1, y: y + 1, level: Number(more), icon: "plus" };
  }
  const spot = view.building?.spot;
  if (verb === "support" && spot) {
    const { x, y } = cellPoint(spot);
    const level = view.building?.level ?? 1;
    if (where === "4") return { x: x + 1, y: y + 1, level, icon: "pillar" };
    const step = STEPS[CORNERS.indexOf(more)] ?? { x: 0, y: 0 };
    return { x: x + step.x + 0.5, y: y + step.y + 0.5, level, icon: "belvedere" };
  }
  if (DECORATIONS.includes(verb) || verb === "symbol") {
    const levels = where.split("-").map((cell) => cells[cellIndex(cell)]?.level ?? 0);
    return {
      ...middle(where),
      level: Math.max(...levels),
      icon: verb === "symbol" ? "enhancement" : (verb as TileSymbol),
    };
  }
  return null;
}

/** Whether an action has a place on the garden itself. */
export function isPlaced(action: string): boolean {
  return /^(place|support|stairway|fountain|bridge|statue|symbol) /.test(action);
}

/** The legal actions by the point where they are offered; in space the levels of a place lie apart. */
export function placesOf(
  actions: Iterable<string>,
  view: BabylonView,
  player: BabylonPlayer,
  inSpace = false,
): ActionPlace[] {
  const found = new Map<string, ActionPlace>();
  for (const action of actions) {
    const place = placeOf(action, view, player);
    if (!place) continue;
    const key = `${place.x} ${place.y}${inSpace && action.startsWith("place ") ? ` ${place.level}` : ""}`;
    const known = found.get(key);
    if (known) {
      known.actions.push(action);
      known.level = Math.min(known.level, place.level);
    } else found.set(key, { ...place, key, actions: [action] });
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The cells that an action of the log speaks of. */
export function markOf(action: string, earlier: string[]): Point[] {
  const verb = action.split(" ")[0] ?? "";
  const told =
    verb === "support" || verb === "rotate" ? (earlier.findLast((one) => one.startsWith("place ")) ?? "") : action;
  const [name = "", where = ""] = told.split(" ");
  if (name === "place") {
    const { x, y } = cellPoint(where);
    return STEPS.map((step) => ({ x: x + step.x, y: y + step.y }));
  }
  return DECORATIONS.includes(name) || name === "symbol" ? where.split("-").map(cellPoint) : [];
}
