/** A player's garden as two meshes: everything that has a body, and the glyphs that lie on the tiles. */
import type { Point } from "../../point";
import type { Ghost } from "../ghost";
import { cellIndex, cellPoint, STEPS } from "../places";
import type { Item, Laid, BabylonPlayer, TileSymbol } from "../../../net/protocol.gen";
import { END, FOOT, ground } from "./ground";
import type { ShadowBox } from "./baked-light";
import type { Vec3 } from "./camera";
import type { Palette } from "./palette";
import { type Brush, RISE, SLAB } from "./brush";
import { item } from "./decorations";
import { flower } from "./plants";
import { pillar, slab } from "./terraces";
import { type MeshData, MeshBuilder } from "./mesh-builder";

export interface GardenMeshes {
  body: MeshData;
  glyphs: MeshData | null;
}
export type Garden = Pick<BabylonPlayer, "tiles" | "items">;

/** What a garden looks like, in a word: a view is new with every decision, the garden in it rarely. */
export function gardenKey(garden: Garden): string {
  const tiles = garden.tiles.map((tile) =>
    [tile.tile.key, tile.spot, tile.level, ...tile.symbols, tile.changed, ...tile.feet].join(),
  );
  const items = garden.items.map((one) => [one.kind, one.level, ...one.cells].join());
  return [...tiles, ...items].join(" ");
}

/** Palms stand in the corners; on a tile there is room for what can be built on it. */
const PALM = 1.25;
const ROOM = 0.95;

/** The outermost corners of a garden with its walls, from its middle: what has to be in the picture. */
export function gardenOutline(garden: Garden): Vec3[] {
  const corners = (x: number, z: number, half: number, y: number): Vec3[] =>
    [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ].map(([dx = 0, dz = 0]) => [x + dx, y, z + dz]);
  const tiles = garden.tiles.flatMap((tile) => {
    const { x, y } = cellPoint(tile.spot);
    return corners(x - 3, y - 3, 1, tile.level * RISE + ROOM);
  });
  return [...corners(0, 0, END, FOOT), ...corners(0, 0, END, 0), ...corners(0, 0, END - 0.3, PALM), ...tiles];
}

const GLYPHS: readonly TileSymbol[] = ["stairway", "fountain", "bridge", "statue"];
/** The part of the sheet of glyphs that shows a symbol: left, bottom, right, top. */
export function glyphPart(symbol: TileSymbol): readonly [number, number, number, number] {
  const n = GLYPHS.indexOf(symbol);
  const [u, v] = [(n % 2) / 2, n < 2 ? 0.5 : 0];
  return [u, v, u + 0.5, v + 0.5];
}
export { GLYPHS };

/** The highest tile surface on a cell that is not above some level. */
function surface(garden: Garden, cell: Point, below: number): number {
  let high = 0;
  for (const tile of garden.tiles)
    if (tile.level <= below && tile.level > high && tile.cells.some((name) => cellIndex(name) === cell.y * 8 + cell.x))
      high = tile.level;
  return high;
}

const HALF: Record<Item["kind"], { x: number; z: number; y: number; strength: number }> = {
  statue: { x: 0.15, z: 0.15, y: 0.5, strength: 0.6 },
  belvedere: { x: 0.38, z: 0.38, y: 0.55, strength: 0.8 },
  fountain: { x: 0.8, z: 0.34, y: 0.12, strength: 0.5 },
  bridge: { x: 1.25, z: 0.3, y: 0.3, strength: 0.85 },
  stairway: { x: 0.45, z: 0.34, y: 0.35, strength: 0.6 },
};

/** What keeps light from what lies below: tiles, pillars, decorations. */
export function shadowBoxes(garden: Garden, top: number): ShadowBox[] {
  const shades: ShadowBox[] = [{ x0: -0.3, x1: 8.3, z0: -0.3, z1: 8.3, y: 0, strength: 0.5 }];
  for (const tile of garden.tiles) {
    if (tile.level > top) continue;
    const { x, y } = cellPoint(tile.spot);
    shades.push({ x0: x, x1: x + 2, z0: y, z1: y + 2, y: tile.level * RISE - SLAB / 2, strength: 0.8 });
    STEPS.forEach((step, corner) => {
      const foot = tile.feet[corner];
      if (foot !== "single" && foot !== "double") return;
      const [px, pz] = [x + step.x + 0.5, y + step.y + 0.5];
      const high = tile.level - (foot === "double" ? 1 : 0.5);
      shades.push({ x0: px - 0.15, x1: px + 0.15, z0: pz - 0.15, z1: pz + 0.15, y: high * RISE, strength: 0.5 });
    });
  }
  for (const one of garden.items) {
    if (one.level > top || one.pillar) continue;
    const { x, z, turned } = placed(one.cells.map(cellPoint), false);
    const half = HALF[one.kind];
    const [hx, hz] = turned ? [half.z, half.x] : [half.x, half.z];
    shades.push({
      x0: x - hx,
      x1: x + hx,
      z0: z - hz,
      z1: z + hz,
      y: one.level * RISE + half.y,
      strength: half.strength,
    });
  }
  return shades;
}

/** The middle of the cells, whether they run north to south, and the angle that leads from the first to the last. */
function placed(cells: readonly Point[], back: boolean): { x: number; z: number; turned: boolean; angle: number } {
  const first = cells[0] ?? { x: 0, y: 0 };
  const last = cells.at(-1) ?? first;
  const turned = first.y !== last.y;
  return {
    x: (first.x + last.x) / 2 + 0.5,
    z: (first.y + last.y) / 2 + 0.5,
    turned,
    angle: (turned ? -Math.PI / 2 : 0) + (back ? Math.PI : 0),
  };
}

/** Cells of a level on which something stands, so that their symbol is not seen. */
function takenOf(garden: Garden): Set<string> {
  const taken = new Set<string>();
  for (const one of garden.items)
    for (const name of one.cells)
      for (const more of one.kind === "stairway" ? [0, 1] : [0]) taken.add(`${name} ${one.level + more}`);
  for (const tile of garden.tiles)
    tile.cells.forEach((name, corner) => {
      const foot = tile.feet[corner];
      if (foot) taken.add(`${name} ${tile.level - (foot === "double" ? 2 : 1)}`);
    });
  return taken;
}

function feet(brush: Brush, tile: Pick<Laid, "level" | "feet">, x: number, z: number): void {
  STEPS.forEach((step, corner) => {
    const foot = tile.feet[corner];
    if (foot !== "single" && foot !== "double") return;
    const levels = foot === "double" ? 2 : 1;
    pillar(brush, x + step.x + 0.5, z + step.y + 0.5, (tile.level - levels) * RISE, levels);
  });
}

function stand(brush: Brush, kind: Item["kind"], cells: Point[], level: number, lowFirst: boolean): void {
  const { x, z, angle } = placed(cells, kind === "stairway" && !lowFirst);
  item(brush, kind, x, level * RISE, z, angle);
}

/** What a garden has that another had not; null unless that is a single step of building. */
export function addedTo(before: Garden | null, garden: Garden): Garden | null {
  if (!before || garden.tiles.length < before.tiles.length || garden.items.length < before.items.length) return null;
  const [tiles, items] = [garden.tiles.slice(before.tiles.length), garden.items.slice(before.items.length)];
  return tiles.length + items.length > 0 && tiles.length < 2 && items.length < 2 ? { tiles, items } : null;
}

/** The whole garden up to a level, or only some of its parts, without the ground. */
export function buildGarden(
  garden: Garden,
  top: number,
  palette: Palette,
  fine: boolean,
  parts: Garden | null = null,
): GardenMeshes {
  const shades = shadowBoxes(garden, top);
  const brush: Brush = { s: new MeshBuilder(palette.lighting, shades), p: palette, fine };
  const stamps = new MeshBuilder(palette.lighting, []);
  const taken = takenOf(garden);
  if (!parts) ground(brush);
  for (const tile of (parts ?? garden).tiles) {
    if (tile.level > top) continue;
    const { x, y } = cellPoint(tile.spot);
    feet(brush, tile, x, y);
    slab(brush, x, y, tile.level, palette.stones[tile.tile.material], true);
    flower(brush, tile.tile.flower, x + 1, tile.level * RISE, y + 1);
    STEPS.forEach((step, corner) => {
      const symbol = tile.symbols[corner];
      if (!symbol || taken.has(`${tile.cells[corner]} ${tile.level}`)) return;
      const [px, pz, changed] = [x + step.x + 0.5, y + step.y + 0.5, tile.changed === corner];
      stamps.stamp(px, tile.level * RISE + 0.02, pz, 0.6, glyphPart(symbol), changed ? palette.engraved : palette.ink);
      if (!changed) return;
      // A plate of gold lies under the symbol that counts for this turn.
      brush.s.stand(px, tile.level * RISE, pz);
      brush.s.lathe(
        0,
        0,
        0,
        [
          [0.42, 0],
          [0.42, 0.012],
          [0, 0.014],
        ],
        12,
        palette.gold,
      );
    });
  }
  for (const one of (parts ?? garden).items) {
    if (one.level > top) continue;
    const cells = one.cells.map(cellPoint);
    stand(brush, one.kind, cells, one.level, surface(garden, cells[0] ?? { x: 0, y: 0 }, one.level + 1) === one.level);
  }
  return { body: brush.s.finish(), glyphs: stamps.vertices ? stamps.finish() : null };
}

/** What an action would build. */
export function buildGhost(ghost: Ghost, garden: Garden, palette: Palette): GardenMeshes {
  const brush: Brush = { s: new MeshBuilder(palette.lighting, []), p: palette, fine: true };
  const stamps = new MeshBuilder(palette.lighting, []);
  if (ghost.symbols) {
    feet(brush, ghost, ghost.x, ghost.y);
    slab(brush, ghost.x, ghost.y, ghost.level, palette.stones.ghost, false);
    STEPS.forEach((step, corner) => {
      const symbol = ghost.symbols?.[corner];
      const [x, z] = [ghost.x + step.x, ghost.y + step.y];
      if (ghost.free === corner) stand(brush, "belvedere", [{ x, y: z }], ghost.level, true);
      else if (symbol) stamps.stamp(x + 0.5, ghost.level * RISE + 0.012, z + 0.5, 0.6, glyphPart(symbol), palette.ink);
    });
  } else if (ghost.kind) {
    const levels = ghost.cells.map((cell) => surface(garden, cell, 99));
    const low = Math.min(...levels);
    stand(brush, ghost.kind, ghost.cells, low, levels[0] === low);
  }
  return { body: brush.s.finish(), glyphs: stamps.vertices ? stamps.finish() : null };
}
