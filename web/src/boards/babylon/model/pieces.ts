/** What stands in a garden: pillars, terraces, decorations, plants. Lengths are in cells, triangles are dear. */
import type { Flower, Kind } from "../types";
import type { Palette, Stone } from "./palette";
import type { Sculptor } from "./sculptor";

/** How high a level is, and how thick a tile. */
export const RISE = 0.95;
export const SLAB = 0.16;
const UP = [0, 1, 0] as const;
export const SIDES = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const;

export interface Brush {
  s: Sculptor;
  p: Palette;
  /** Near enough to see leaves and mouldings. */
  fine: boolean;
}

/** The same small accidents for the same place, every time. */
export function accidents(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return (state >>> 8) / 16777216;
  };
}

/** A pillar from one surface up to the tile it carries; a double one is tied by a golden ring in the middle. */
export function pillar({ s, p, fine }: Brush, x: number, z: number, low: number, levels: 1 | 2): void {
  const high = levels * RISE - SLAB;
  s.stand(x, low, z);
  if (!fine) {
    s.box(0, 0, 0, 0.28, high, 0.28, p.pillar, "sides");
    if (levels === 2) s.box(0, high / 2 - 0.08, 0, 0.36, 0.16, 0.36, p.gold, "sides");
    return;
  }
  s.box(0, 0, 0, 0.42, 0.09, 0.42, p.pillar);
  s.lathe(0, 0, 0, [[0.16, 0.09], [0.125, high - 0.19]], 7, p.pillar);
  s.lathe(0, 0, 0, [[0.125, high - 0.19], [0.21, high - 0.07]], 7, p.glaze);
  s.box(0, high - 0.07, 0, 0.44, 0.07, 0.44, p.pillar, "sides");
  if (levels === 2) s.lathe(0, 0, 0, [[0.15, high / 2 - 0.07], [0.195, high / 2], [0.15, high / 2 + 0.07]], 7, p.gold);
}

/** A terrace: four paving stones on a slab, leaves hanging over its edges. */
export function slab({ s, p, fine }: Brush, x: number, z: number, level: number, stone: Stone, green: boolean): void {
  const top = level * RISE;
  s.stand(x + 1, top, z + 1);
  s.box(0, -SLAB, 0, 1.97, SLAB - 0.004, 1.97, stone.side, "bottom");
  for (const px of [-0.49, 0.49]) for (const pz of [-0.49, 0.49]) s.sheet(px, 0, pz, 0.945, 0.945, fine ? 3 : 2, stone.top);
  if (!green || !fine) return;
  const chance = accidents(x * 97 + z * 31 + level * 7 + 3);
  for (const [sx, sz] of SIDES)
    for (let n = 0; n < 8; n++) {
      const along = (chance() * 2 - 1) * 0.94;
      const [ex, ez] = [sx * 0.985 + (sx ? 0 : along), sz * 0.985 + (sz ? 0 : along)];
      // Most leaves are short, a few hang far down.
      const drop = 0.08 + chance() ** 3 * 0.5;
      const aside = (chance() - 0.5) * 0.1;
      s.leaf([ex, 0.02, ez], [ex + sx * 0.05 + (sx ? 0 : aside), -drop, ez + sz * 0.05 + (sz ? 0 : aside)], 0.09 + chance() * 0.06, [sx, 0, sz], p.leaf, p.leafTip);
      if (n % 2) s.leaf([ex, 0.03, ez], [ex - sx * 0.13 + (sx ? 0 : aside), 0.05, ez - sz * 0.13 + (sz ? 0 : aside)], 0.1, UP, p.leaf, p.leafTip);
    }
}

const PETALS: Record<Flower, { count: number; long: number; wide: number; up: number }> = {
  white: { count: 6, long: 0.26, wide: 0.14, up: 0.1 },
  pink: { count: 5, long: 0.22, wide: 0.2, up: 0.18 },
  yellow: { count: 8, long: 0.26, wide: 0.09, up: 0.08 },
  blue: { count: 3, long: 0.27, wide: 0.27, up: 0.11 },
};

/** The tile's flower in a round bed; told apart by its petals. */
export function flower({ s, p, fine }: Brush, kind: Flower, x: number, y: number, z: number): void {
  const { count, long, wide, up } = PETALS[kind];
  s.stand(x, y, z);
  if (fine) s.lathe(0, 0, 0, [[0.31, 0], [0.31, 0.05]], 9, p.marble);
  s.lathe(0, 0, 0, [[0.31, 0.05], [0, 0.06]], fine ? 9 : 5, p.soil);
  if (!fine) {
    s.lathe(0, 0.07, 0, [[0.22, 0], [0, 0.1]], 5, p.flowers[kind]);
    return;
  }
  for (let n = 0; n < count; n++) {
    const angle = (n / count) * 2 * Math.PI;
    s.leaf([0, 0.07, 0], [Math.sin(angle) * long, 0.07 + up, Math.cos(angle) * long], wide, UP, p.flowers[kind]);
  }
  s.lathe(0, 0, 0, [[0.055, 0.08], [0, 0.15]], 5, kind === "yellow" ? p.trunk : p.gold);
}

function statue({ s, p, fine }: Brush): void {
  if (!fine) {
    s.box(0, 0, 0, 0.42, 0.14, 0.42, p.glaze).lathe(0, 0.14, 0, [[0.17, 0], [0.1, 0.54]], 4, p.gold).lathe(0, 0.68, 0, [[0.12, 0], [0, 0.17]], 4, p.glaze);
    return;
  }
  const sides = 7;
  s.box(0, 0, 0, 0.42, 0.14, 0.42, p.glaze);
  s.lathe(0, 0.14, 0, [[0.16, 0], [0.11, 0.25], [0.16, 0.38], [0.05, 0.44]], sides, p.gold);
  s.lathe(0, 0.56, 0, [[0.085, 0], [0.085, 0.13]], sides, p.gold);
  s.lathe(0, 0.69, 0, [[0.1, 0], [0.07, 0.13], [0, 0.16]], sides, p.glaze);
}

function belvedere({ s, p, fine }: Brush): void {
  if (!fine) {
    s.lathe(0, 0, 0, [[0.36, 0], [0.36, 0.46]], 6, p.marble).lathe(0, 0.46, 0, [[0.38, 0], [0.25, 0.22], [0, 0.33]], 6, p.glaze);
    return;
  }
  s.lathe(0, 0, 0, [[0.4, 0], [0.4, 0.06], [0, 0.06]], 10, p.marble);
  for (let n = 0; n < 6; n++) {
    const angle = (n / 6) * 2 * Math.PI;
    s.box(Math.sin(angle) * 0.3, 0.06, Math.cos(angle) * 0.3, 0.06, 0.4, 0.06, p.marble, "sides");
  }
  s.lathe(0, 0.46, 0, [[0.38, 0], [0.38, 0.06], [0.33, 0.06]], 10, p.gold);
  s.lathe(0, 0.52, 0, [[0.33, 0], [0.28, 0.15], [0.15, 0.25], [0, 0.29]], 10, p.glaze);
  s.lathe(0, 0.79, 0, [[0.045, 0], [0, 0.16]], 5, p.gold);
}

function fountain({ s, p, fine }: Brush): void {
  for (const z of [-0.31, 0.31]) s.box(0, 0, z, 1.66, 0.17, 0.08, p.marble);
  for (const x of [-0.79, 0.79]) s.box(x, 0, 0, 0.08, 0.17, 0.54, p.marble);
  s.face([[-0.75, 0.11, -0.27], [0.75, 0.11, -0.27], [0.75, 0.11, 0.27], [-0.75, 0.11, 0.27]], UP, p.water);
  s.lathe(0, 0.11, 0, [[0.1, 0], [0.05, 0.28], [0.17, 0.38], [0, 0.39]], fine ? 8 : 5, p.glaze);
  for (const [dx, dz] of [[0.44, 0], [-0.44, 0], [0.18, 0.18], [-0.18, 0.18], [0.18, -0.18], [-0.18, -0.18]] as const) {
    s.leaf([0, 0.5, 0], [dx * 0.5, 0.74, dz * 0.5], 0.08, UP, p.foam);
    s.leaf([dx * 0.45, 0.74, dz * 0.45], [dx, 0.13, dz], 0.08, UP, p.foam);
  }
  for (const x of [-0.44, 0.44]) s.lathe(x, 0.115, 0, [[0.13, 0], [0, 0.01]], 6, p.foam);
}

function bridge({ s, p, fine }: Brush): void {
  const parts = fine ? 8 : 4;
  const edge = 0.3;
  const height = (x: number) => 0.06 + 0.34 * (1 - (x / 1.3) ** 2);
  for (let n = 0; n < parts; n++) {
    const [x0, x1] = [-1.3 + (2.6 * n) / parts, -1.3 + (2.6 * (n + 1)) / parts];
    const [y0, y1] = [height(x0), height(x1)];
    const tilt = [(y0 - y1) / (x1 - x0), 1, 0] as const;
    s.face([[x0, y0 + 0.08, -edge], [x0, y0 + 0.08, edge], [x1, y1 + 0.08, edge], [x1, y1 + 0.08, -edge]], tilt, p.brick);
    for (const side of [-1, 1]) {
      const [out, inside] = [side * edge, side * (edge - 0.07)];
      s.face([[x0, y0 - 0.05, out], [x0, y0 + 0.2, out], [x1, y1 + 0.2, out], [x1, y1 - 0.05, out]], [0, 0, side], n % 2 ? p.glaze : p.brick);
      s.face([[x0, y0 + 0.2, inside], [x0, y0 + 0.2, out], [x1, y1 + 0.2, out], [x1, y1 + 0.2, inside]], tilt, p.gold);
      s.face([[x0, y0 + 0.08, inside], [x0, y0 + 0.2, inside], [x1, y1 + 0.2, inside], [x1, y1 + 0.08, inside]], [0, 0, -side], p.brick);
    }
  }
  for (const x of [-1.24, 1.24]) for (const z of [-0.28, 0.28]) s.box(x, 0, z, 0.15, 0.36, 0.14, p.brick);
}

/** Stairs that rise to the east. */
function stairway({ s, p, fine }: Brush): void {
  const steps = fine ? 7 : 4;
  const [from, to] = [-0.84, -0.02];
  const deep = (to - from) / steps;
  for (let n = 0; n < steps; n++) {
    const [low, high] = [(n / steps) * RISE, ((n + 1) / steps) * RISE];
    const [x0, x1] = [from + n * deep, from + (n + 1) * deep];
    s.face([[x0, low, -0.28], [x0, high, -0.28], [x0, high, 0.28], [x0, low, 0.28]], [-1, 0, 0], p.brick);
    s.face([[x0, high, -0.28], [x1, high, -0.28], [x1, high, 0.28], [x0, high, 0.28]], UP, p.brick);
  }
  for (const side of [-1, 1]) {
    const [out, inside] = [side * 0.36, side * 0.28];
    for (const [z, face] of [[out, side], [inside, -side]] as const)
      s.face([[from, 0, z], [from, 0.16, z], [to, RISE + 0.16, z], [to, 0, z]], [0, 0, face], p.glaze);
    s.face([[from, 0.16, inside], [from, 0.16, out], [to, RISE + 0.16, out], [to, RISE + 0.16, inside]], [-0.7, 0.7, 0], p.gold);
    s.box(from - 0.02, 0, side * 0.32, 0.13, 0.3, 0.13, p.brick);
    s.box(0.06, RISE, side * 0.32, 0.14, 0.26, 0.13, p.brick);
  }
  s.box(0.26, RISE, 0, 0.5, 0.025, 0.56, p.brick);
}

const BUILDERS: Record<Kind, (brush: Brush) => void> = { statue, belvedere, fountain, bridge, stairway };

/** Something that is built on cells: in their middle, along them; a stairway rises the way the angle points. */
export function item(brush: Brush, kind: Kind, x: number, y: number, z: number, angle: number): void {
  brush.s.stand(x, y, z, angle);
  BUILDERS[kind](brush);
}

/** A date palm. */
export function palm({ s, p, fine }: Brush, x: number, y: number, z: number, high: number): void {
  s.stand(x, y, z);
  s.lathe(0, 0, 0, [[0.13, 0], [0.06, high]], fine ? 6 : 4, p.trunk);
  const fronds = fine ? 11 : 6;
  for (let n = 0; n < fronds; n++) {
    const angle = (n / fronds) * 2 * Math.PI + (n % 2) * 0.2;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const lift = n % 2 ? 0.24 : 0.12;
    s.leaf([0, high - 0.03, 0], [sin * 0.32, high + lift, cos * 0.32], 0.13, UP, p.leaf);
    s.leaf([sin * 0.2, high + lift * 0.75, cos * 0.2], [sin * 0.66, high + lift - 0.34, cos * 0.66], 0.19, UP, p.leaf, p.leafTip);
  }
}
