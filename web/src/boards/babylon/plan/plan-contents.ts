/** What a garden shows from above, and where on the plan: geometry, no rule. */
import type { Point } from "../../point";
import { cellIndex, cellPoint, STEPS } from "../places";
import type { BabylonPlayer, Item, Kind, Laid, Material, TileSymbol } from "../../../net/protocol.gen";

/** How a thing lies on the plan: its middle, how many cells long, and which way it runs, in degrees from the east. */
export interface PlanRun extends Point {
  long: number;
  angle: number;
}
/** A stairway runs upwards, everything else from its first cell to its last. */
export function runOf(kind: Kind, cells: readonly Point[], rises: boolean): PlanRun {
  const first = cells[0] ?? { x: 0, y: 0 };
  const last = cells.at(-1) ?? first;
  const turned = first.y !== last.y;
  const angle = (turned ? 90 : 0) + (kind === "stairway" && !rises ? 180 : 0);
  return {
    x: (first.x + last.x) / 2 + 0.5,
    y: (first.y + last.y) / 2 + 0.5,
    long: Math.abs(last.x - first.x + last.y - first.y) + 1,
    angle,
  };
}
/** Whether a stairway rises from its first cell to its last. */
export function rises(item: Pick<Item, "cells" | "level">, tiles: readonly Laid[]): boolean {
  return !tiles.some((tile) => tile.level === item.level + 1 && tile.cells.includes(item.cells[0] ?? ""));
}

/** A cell as it is seen from above when everything over some level is lifted off. */
export interface PlanCell extends Point {
  level: number;
  tile: number | null;
  material: Material | null;
  symbol: TileSymbol | null;
  /** It counts as something else than is printed on it. */
  changed: boolean;
  taken: boolean;
  /** Which corner of its tile it is. */
  east: boolean;
  south: boolean;
}
export interface PlanContents {
  cells: PlanCell[];
  items: Item[];
  /** Items of these levels that lie under a tile. */
  covered: Item[];
  tiles: { tile: Laid; index: number }[];
}
export function planContents(player: BabylonPlayer, top: number): PlanContents {
  const cells: PlanCell[] = Array.from({ length: 64 }, (_, n) => ({
    x: n % 8,
    y: Math.floor(n / 8),
    level: 0,
    tile: null,
    material: null,
    symbol: null,
    changed: false,
    taken: false,
    east: false,
    south: false,
  }));
  const tiles = player.tiles.map((tile, index) => ({ tile, index })).filter(({ tile }) => tile.level <= top);
  for (const { tile, index } of tiles)
    tile.cells.forEach((name, corner) => {
      const cell = cells[cellIndex(name)];
      if (cell && tile.level > cell.level)
        Object.assign(cell, {
          level: tile.level,
          tile: index,
          material: tile.tile.material,
          symbol: tile.symbols[corner] ?? null,
          changed: tile.changed === corner,
          east: STEPS[corner]?.x === 1,
          south: STEPS[corner]?.y === 1,
        });
    });
  const standing = player.items.filter((item) => item.level <= top);
  const isSeen = (item: Item) =>
    item.cells.some((name) => (cells[cellIndex(name)]?.level ?? 0) <= item.level + (item.kind === "stairway" ? 1 : 0));
  const items = standing.filter(isSeen);
  for (const item of items)
    for (const name of item.cells) {
      const cell = cells[cellIndex(name)];
      if (cell && !item.pillar) cell.taken = true;
    }
  return {
    cells,
    items: items.filter((item) => !item.pillar),
    covered: standing.filter((item) => !item.pillar && !isSeen(item)),
    tiles,
  };
}

/** The borders of tiles: where a neighbour shows another tile; thick where it goes down. */
export function bordersOf(cell: PlanCell, picture: PlanContents): { d: string; drop: number }[] {
  const { x, y } = cell;
  const around: [number, number, string][] = [
    [x, y - 1, `M${x * 100} ${y * 100}h100`],
    [x + 1, y, `M${x * 100 + 100} ${y * 100}v100`],
    [x, y + 1, `M${x * 100} ${y * 100 + 100}h100`],
    [x - 1, y, `M${x * 100} ${y * 100}v100`],
  ];
  return around.flatMap(([nx, ny, d]) => {
    const next = nx < 0 || ny < 0 || nx > 7 || ny > 7 ? undefined : picture.cells[ny * 8 + nx];
    const drop = cell.level - (next?.level ?? 0);
    return cell.level > 0 && next?.tile !== cell.tile && drop >= 0 ? [{ d, drop }] : [];
  });
}

/** The shade that higher terraces to the west and north throw on a cell. */
export function shadesOf(
  cell: PlanCell,
  picture: PlanContents,
): { x: number; y: number; wide: number; high: number }[] {
  const [x, y] = [cell.x * 100, cell.y * 100];
  const depth = (dx: number, dy: number) => {
    const [nx, ny] = [cell.x + dx, cell.y + dy];
    const level = nx < 0 || ny < 0 ? 0 : (picture.cells[ny * 8 + nx]?.level ?? 0);
    return Math.max(0, level - cell.level) * SHADE;
  };
  const [west, north] = [depth(-1, 0), depth(0, -1)];
  return [
    ...(west ? [{ x, y, wide: west, high: 100 }] : []),
    ...(north ? [{ x: x + west, y, wide: 100 - west, high: north }] : []),
  ];
}
/** So wide is the shade of one level, in hundredths of a cell. */
const SHADE = 11;

/** How far from the middle of its cell the mark of a covered thing stands: beside whatever stands in the middle. */
const ASIDE = 37;

/** Where covered things are marked: in a corner of one of their cells without number and flower, each in its own. */
export function coveredMarks(picture: PlanContents): ({ item: Item } & Point)[] {
  const used = new Set<string>();
  return picture.covered.flatMap((item) => {
    const cells = item.cells.flatMap((name) => picture.cells[cellIndex(name)] ?? []);
    const corners = cells
      .toSorted((one, other) => Number(one.taken) - Number(other.taken))
      .flatMap(({ x, y, east, south }) =>
        [
          { right: !east, low: south },
          { right: east, low: !south },
        ].map(({ right, low }) => ({
          x: x * 100 + 50 + (right ? ASIDE : -ASIDE),
          y: y * 100 + 50 + (low ? ASIDE : -ASIDE),
        })),
      );
    const free = corners.find(({ x, y }) => !used.has(`${x} ${y}`)) ?? corners[0];
    if (!free) return [];
    used.add(`${free.x} ${free.y}`);
    return [{ item, ...free }];
  });
}

/** Where the flower of a tile is seen: in its middle, else on a corner that is not covered. */
export function flowerPoint(tile: Laid, index: number, picture: PlanContents): Point | null {
  const { x, y } = cellPoint(tile.spot);
  const shown = STEPS.filter((step) => picture.cells[(y + step.y) * 8 + x + step.x]?.tile === index);
  const [first] = shown;
  if (!first) return null;
  if (shown.length === 4) return { x: (x + 1) * 100, y: (y + 1) * 100 };
  return { x: (x + (first.x ? 1.17 : 0.83)) * 100, y: (y + (first.y ? 1.17 : 0.83)) * 100 };
}
