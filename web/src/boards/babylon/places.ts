/** Where on a garden an action is offered, and what it would look like there: geometry of words, no rule. */
import type { IconName } from "../../art/icons";
import type { BabylonView, Foot, Item, Kind, Laid, Placement, Player, Support, Symbol } from "./types";

export interface Point {
  x: number;
  y: number;
}
/** A point of the garden, in cells from the north-west, with the actions offered on it. */
export interface Place extends Point {
  key: string;
  level: number;
  icon: IconName;
  actions: string[];
}
export interface Ghost {
  x: number;
  y: number;
  level: number;
  symbols: (Symbol | null)[] | null;
  feet: Foot[];
  /** The corner that gets a belvedere. */
  free: number | null;
  /** The way to carry it that is shown, or the cheapest, with price and points. */
  way: Support | null;
  /** What would be hidden. */
  hides: Placement["hides"];
  /** A decoration instead of a tile. */
  kind: Kind | null;
  cells: Point[];
}

export const CORNERS = ["nw", "ne", "se", "sw"];
/** Steps from the north-west cell of a tile to its corners. */
export const STEPS: Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
const DECORATIONS = ["stairway", "fountain", "bridge", "statue"];
export const SPOTS = Array.from({ length: 49 }, (_, n) => "abcdefg"[n % 7] + String(Math.floor(n / 7) + 1));

/** The north-west corner of a cell. */
export function at(cell: string): Point {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell.slice(1)) - 1 };
}
export function indexOf(cell: string): number {
  const { x, y } = at(cell);
  return y * 8 + x;
}
function middle(cells: string): Point {
  const points = cells.split("-").map(at);
  const sum = (pick: (point: Point) => number) => points.reduce((all, point) => all + pick(point), 0) / points.length;
  return { x: sum((point) => point.x) + 0.5, y: sum((point) => point.y) + 0.5 };
}

function placeOf(action: string, view: BabylonView, player: Player): Omit<Place, "key" | "actions"> | null {
  const [verb = "", where = "", more = ""] = action.split(" ");
  const cells = player.cells;
  if (verb === "place") {
    const { x, y } = at(where);
    return { x: x + 1, y: y + 1, level: Number(more), icon: "plus" };
  }
  const spot = view.building?.spot;
  if (verb === "support" && spot) {
    const { x, y } = at(spot);
    const level = view.building?.level ?? 1;
    if (where === "4") return { x: x + 1, y: y + 1, level, icon: "pillar" };
    const step = STEPS[CORNERS.indexOf(more)] ?? { x: 0, y: 0 };
    return { x: x + step.x + 0.5, y: y + step.y + 0.5, level, icon: "belvedere" };
  }
  if (DECORATIONS.includes(verb) || verb === "symbol") {
    const levels = where.split("-").map((cell) => cells[indexOf(cell)]?.level ?? 0);
    return { ...middle(where), level: Math.max(...levels), icon: verb === "symbol" ? "enhancement" : (verb as Symbol) };
  }
  return null;
}

/** Whether an action has a place on the garden itself. */
export function isPlaced(action: string): boolean {
  return /^(place|support|stairway|fountain|bridge|statue|symbol) /.test(action);
}

/** The legal actions by the point where they are offered. */
export function placesOf(actions: Iterable<string>, view: BabylonView, player: Player): Place[] {
  const found = new Map<string, Place>();
  for (const action of actions) {
    const place = placeOf(action, view, player);
    if (!place) continue;
    const key = `${place.x} ${place.y}`;
    const known = found.get(key);
    if (known) {
      known.actions.push(action);
      known.level = Math.min(known.level, place.level);
    } else found.set(key, { ...place, key, actions: [action] });
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

export function turned(corners: (Symbol | null)[], quarters: number): (Symbol | null)[] {
  return corners.map((_, corner) => corners[(corner - quarters + 4) % 4] ?? null);
}

const NOTHING: Placement["hides"] = { items: [], tiles: [] };

/** The way of an action, or the cheapest one. */
export function wayOf(placement: Placement | undefined, support: string | null): Support | null {
  const ways = placement?.supports ?? [];
  if (support !== null) return ways.find((way) => way.support === support) ?? null;
  return ways.reduce<Support | null>((best, way) => (best && best.price <= way.price ? best : way), null);
}

/** The way to carry a tile that an action stands for: of a place the cheapest one. */
export function pointed(action: string, view: BabylonView): Support | null {
  const [verb, where = "", more = ""] = action.split(" ");
  if (verb === "place") return wayOf(view.placements.find((one) => one.spot === where && String(one.level) === more), null);
  return verb === "support" ? wayOf(view.placements[0], where === "4" ? "four" : more) : null;
}

/** What an action, or the placement under way, would look like. */
export function ghostOf(action: string | null, view: BabylonView, player: Player): Ghost | null {
  const [verb = "", where = "", more = ""] = (action ?? "").split(" ");
  if (DECORATIONS.includes(verb)) {
    const cells = where.split("-").map(at);
    const level = Math.max(...where.split("-").map((cell) => player.cells[indexOf(cell)]?.level ?? 0));
    return { ...(cells[0] ?? { x: 0, y: 0 }), level, symbols: null, feet: [], free: null, way: null, hides: NOTHING, kind: verb as Kind, cells };
  }
  const building = view.building;
  const spot = verb === "place" ? where : building?.spot;
  if (!building || !spot) return null;
  const level = verb === "place" ? Number(more) : (building.level ?? 1);
  const placement = view.placements.find((one) => one.spot === spot && one.level === level);
  const way = wayOf(placement, verb === "support" ? (where === "4" ? "four" : more) : (building.support ?? null));
  const free = CORNERS.indexOf(way?.support ?? "");
  return {
    ...at(spot),
    level,
    symbols: turned(building.tile.corners, verb === "rotate" ? Number(where) / 90 : 0),
    feet: way?.feet ?? [],
    free: free < 0 ? null : free,
    way,
    hides: placement?.hides ?? NOTHING,
    kind: null,
    cells: [],
  };
}

/** The cells that an action of the log speaks of. */
export function markOf(action: string, earlier: string[]): Point[] {
  const verb = action.split(" ")[0] ?? "";
  const told = verb === "support" || verb === "rotate" ? (earlier.findLast((one) => one.startsWith("place ")) ?? "") : action;
  const [name = "", where = ""] = told.split(" ");
  if (name === "place") {
    const { x, y } = at(where);
    return STEPS.map((step) => ({ x: x + step.x, y: y + step.y }));
  }
  return DECORATIONS.includes(name) || name === "symbol" ? where.split("-").map(at) : [];
}

/** How a thing lies on the plan: its middle, how many cells long, and which way it runs, in degrees from the east. */
export interface Run extends Point {
  long: number;
  angle: number;
}
/** A stairway runs upwards, everything else from its first cell to its last. */
export function runOf(kind: Kind, cells: readonly Point[], rises: boolean): Run {
  const first = cells[0] ?? { x: 0, y: 0 };
  const last = cells.at(-1) ?? first;
  const turned = first.y !== last.y;
  const angle = (turned ? 90 : 0) + (kind === "stairway" && !rises ? 180 : 0);
  return { x: (first.x + last.x) / 2 + 0.5, y: (first.y + last.y) / 2 + 0.5, long: Math.abs(last.x - first.x + last.y - first.y) + 1, angle };
}
/** Whether a stairway rises from its first cell to its last. */
export function rises(item: Pick<Item, "cells" | "level">, tiles: readonly Laid[]): boolean {
  return !tiles.some((tile) => tile.level === item.level + 1 && tile.cells.includes(item.cells[0] ?? ""));
}

/** A cell as it is seen from above when everything over some level is lifted off. */
export interface Seen extends Point {
  level: number;
  tile: number | null;
  symbol: Symbol | null;
  /** It counts as something else than is printed on it. */
  changed: boolean;
  taken: boolean;
  /** Which corner of its tile it is. */
  east: boolean;
  south: boolean;
}
export interface Picture {
  cells: Seen[];
  items: Item[];
  /** Items of these levels that lie under a tile. */
  covered: Item[];
  tiles: { tile: Laid; index: number }[];
}
export function pictureOf(player: Player, top: number): Picture {
  const cells: Seen[] = Array.from({ length: 64 }, (_, n) => ({ x: n % 8, y: Math.floor(n / 8), level: 0, tile: null, symbol: null, changed: false, taken: false, east: false, south: false }));
  const tiles = player.tiles.map((tile, index) => ({ tile, index })).filter(({ tile }) => tile.level <= top);
  for (const { tile, index } of tiles)
    tile.cells.forEach((name, corner) => {
      const cell = cells[indexOf(name)];
      if (cell && tile.level > cell.level) Object.assign(cell, { level: tile.level, tile: index, symbol: tile.symbols[corner] ?? null, changed: tile.changed === corner, east: STEPS[corner]?.x === 1, south: STEPS[corner]?.y === 1 });
    });
  const standing = player.items.filter((item) => item.level <= top);
  const isSeen = (item: Item) => item.cells.some((name) => (cells[indexOf(name)]?.level ?? 0) <= item.level + (item.kind === "stairway" ? 1 : 0));
  const items = standing.filter(isSeen);
  for (const item of items)
    for (const name of item.cells) {
      const cell = cells[indexOf(name)];
      if (cell && !item.pillar) cell.taken = true;
    }
  return { cells, items: items.filter((item) => !item.pillar), covered: standing.filter((item) => !item.pillar && !isSeen(item)), tiles };
}
