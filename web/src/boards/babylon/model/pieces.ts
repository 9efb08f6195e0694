/** What stands in a garden: pillars, terraces, decorations, plants. Lengths are in cells. */
import type { Flower, Kind, Material } from "../types";
import type { Palette, Stone } from "./palette";
import type { Rgb, Sculptor } from "./sculptor";

/** How high a level is, and how thick a tile. */
export const RISE = 0.95;
export const SLAB = 0.16;

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
  const sides = fine ? 10 : 6;
  s.stand(x, low, z);
  s.box(0, 0, 0, 0.44, 0.08, 0.44, p.pillar);
  s.lathe(0, 0, 0, [[0.19, 0.08], [0.15, 0.14], [0.125, high - 0.2]], sides, p.pillar);
  s.lathe(0, 0, 0, [[0.125, high - 0.2], [0.2, high - 0.08]], sides, p.glaze);
  s.box(0, high - 0.08, 0, 0.46, 0.08, 0.46, p.pillar);
  if (levels === 2) s.lathe(0, 0, 0, [[0.15, high / 2 - 0.06], [0.19, high / 2], [0.15, high / 2 + 0.06]], sides, p.gold);
}

/** A terrace: four paving stones on a slab, leaves hanging over its edges. */
export function slab({ s, p, fine }: Brush, x: number, z: number, level: number, stone: Stone, green: boolean): void {
  const top = level * RISE;
  s.stand(x + 1, top, z + 1);
  s.box(0, -SLAB, 0, 1.96, SLAB - 0.03, 1.96, stone.side, true);
  for (const px of [-0.5, 0.5]) for (const pz of [-0.5, 0.5]) s.paver(px, 0, pz, 0.97, 0.03, fine ? 4 : 2, stone.top, stone.edge);
  if (!green || !fine) return;
  const chance = accidents(x * 97 + z * 31 + level * 7 + 3);
  for (const [sx, sz] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
    const count = 4 + Math.floor(chance() * 4);
    for (let n = 0; n < count; n++) {
      const along = (chance() * 2 - 1) * 0.92;
      const [ex, ez] = [sx * 0.97 + (sx ? 0 : along), sz * 0.97 + (sz ? 0 : along)];
      const drop = 0.1 + chance() * chance() * 0.42;
      const out = 0.03 + chance() * 0.07;
      const aside = (chance() - 0.5) * 0.12;
      s.leaf([ex, 0.015, ez], [ex + sx * out + (sx ? 0 : aside), -drop, ez + sz * out + (sz ? 0 : aside)], 0.07 + chance() * 0.06, p.leaf, p.leafTip);
      s.leaf([ex, 0, ez], [ex - sx * 0.1 + (sx ? 0 : aside), 0.07 + chance() * 0.05, ez - sz * 0.1 + (sz ? 0 : aside)], 0.08, p.leaf, p.leafTip);
    }
  }
}

const PETALS: Record<Flower, { count: number; long: number; wide: number; up: number }> = {
  white: { count: 6, long: 0.25, wide: 0.13, up: 0.1 },
  pink: { count: 5, long: 0.2, wide: 0.19, up: 0.2 },
  yellow: { count: 8, long: 0.25, wide: 0.085, up: 0.08 },
  blue: { count: 3, long: 0.26, wide: 0.26, up: 0.11 },
};

/** The tile's flower in a round bed; told apart by its petals. */
export function flower({ s, p, fine }: Brush, kind: Flower, x: number, y: number, z: number): void {
  const { count, long, wide, up } = PETALS[kind];
  s.stand(x, y, z);
  s.lathe(0, 0, 0, [[0.31, 0], [0.31, 0.05], [0.27, 0.05]], fine ? 14 : 8, p.marble);
  s.lathe(0, 0, 0, [[0.27, 0.045], [0, 0.06]], fine ? 14 : 8, p.soil);
  for (let n = 0; n < count; n++) {
    const angle = (n / count) * 2 * Math.PI;
    s.leaf([0, 0.06, 0], [Math.sin(angle) * long, 0.06 + up, Math.cos(angle) * long], wide, p.flowers[kind], p.flowers[kind]);
  }
  s.lathe(0, 0, 0, [[0.055, 0.08], [0.05, 0.13], [0, 0.15]], 6, kind === "yellow" ? p.trunk : p.gold);
}

function statue({ s, p, fine }: Brush): void {
  const sides = fine ? 10 : 6;
  s.box(0, 0, 0, 0.44, 0.1, 0.44, p.glaze).box(0, 0.1, 0, 0.34, 0.06, 0.34, p.marble);
  s.lathe(0, 0.16, 0, [[0.15, 0], [0.11, 0.24], [0.155, 0.36], [0.05, 0.42]], sides, p.gold);
  s.lathe(0, 0.56, 0, [[0.05, 0], [0.085, 0.05], [0.085, 0.11], [0.06, 0.16]], sides, p.gold);
  s.lathe(0, 0.7, 0, [[0.095, 0], [0.075, 0.13], [0, 0.15]], sides, p.glaze);
  for (const x of [-0.15, 0.15]) s.box(x, 0.32, 0.05, 0.06, 0.17, 0.1, p.gold);
}

function belvedere({ s, p, fine }: Brush): void {
  const sides = fine ? 12 : 8;
  s.lathe(0, 0, 0, [[0.4, 0], [0.4, 0.06], [0, 0.06]], sides, p.marble);
  for (let n = 0; n < 6; n++) {
    const angle = (n / 6) * 2 * Math.PI;
    s.lathe(Math.sin(angle) * 0.3, 0.06, Math.cos(angle) * 0.3, [[0.036, 0], [0.032, 0.42]], 5, p.marble);
  }
  s.lathe(0, 0.46, 0, [[0.3, 0], [0.38, 0], [0.38, 0.06], [0.33, 0.06]], sides, p.gold);
  s.lathe(0, 0.52, 0, [[0.33, 0], [0.29, 0.14], [0.17, 0.24], [0.03, 0.28]], sides, p.glaze);
  s.lathe(0, 0.8, 0, [[0.03, 0], [0.05, 0.05], [0, 0.14]], 6, p.gold);
}

function fountain({ s, p, fine }: Brush): void {
  for (const z of [-0.31, 0.31]) s.box(0, 0, z, 1.66, 0.17, 0.08, p.marble);
  for (const x of [-0.79, 0.79]) s.box(x, 0, 0, 0.08, 0.17, 0.54, p.marble);
  s.box(0, 0, 0, 1.5, 0.11, 0.54, p.water);
  s.lathe(0, 0.11, 0, [[0.13, 0], [0.06, 0.06], [0.05, 0.3], [0.17, 0.38], [0.17, 0.4], [0, 0.4]], fine ? 10 : 6, p.glaze);
  for (const [dx, dz] of [[0.42, 0], [-0.42, 0], [0.22, 0.16], [-0.22, 0.16], [0.22, -0.16], [-0.22, -0.16]] as const) {
    s.leaf([0, 0.5, 0], [dx * 0.5, 0.72, dz * 0.5], 0.07, p.foam);
    s.leaf([dx * 0.5, 0.73, dz * 0.5], [dx, 0.13, dz], 0.07, p.foam);
  }
  for (const x of [-0.42, 0.42]) s.lathe(x, 0.112, 0, [[0.13, 0], [0, 0.012]], 8, p.foam);
}

function bridge({ s, p }: Brush): void {
  const parts = 10;
  const long = 2.6 / parts;
  for (let n = 0; n < parts; n++) {
    const x = -1.3 + (n + 0.5) * long;
    const y = 0.06 + 0.3 * (1 - (x / 1.3) ** 2);
    s.box(x, y, 0, long + 0.01, 0.09, 0.5, p.brick, true);
    for (const z of [-0.27, 0.27]) s.box(x, y, z, long + 0.01, 0.2, 0.06, n % 2 ? p.brick : p.glaze, true);
  }
  for (const x of [-1.2, 1.2]) for (const z of [-0.27, 0.27]) s.box(x, 0, z, 0.16, 0.36, 0.14, p.brick).lathe(x, 0.36, z, [[0.08, 0], [0, 0.1]], 6, p.gold);
}

/** Stairs that rise to the east. */
function stairway({ s, p }: Brush): void {
  const steps = 7;
  const deep = 0.8 / steps;
  for (let n = 0; n < steps; n++) {
    const rise = ((n + 1) / steps) * (RISE - 0.02);
    const x = -0.82 + (n + 0.5) * deep;
    s.box(x, 0, 0, deep, rise, 0.56, p.brick);
    for (const z of [-0.32, 0.32]) s.box(x, 0, z, deep, rise + 0.1, 0.08, p.glaze);
  }
  s.box(0.26, RISE, 0, 0.5, 0.03, 0.56, p.brick);
  for (const z of [-0.32, 0.32]) {
    s.box(-0.86, 0, z, 0.13, 0.3, 0.13, p.brick).lathe(-0.86, 0.3, z, [[0.07, 0], [0, 0.09]], 6, p.gold);
    s.box(0.08, RISE, z, 0.13, 0.22, 0.13, p.brick).lathe(0.08, RISE + 0.22, z, [[0.07, 0], [0, 0.09]], 6, p.gold);
  }
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
  s.lathe(0, 0, 0, [[0.16, 0], [0.08, 0.12], [0.06, high]], fine ? 7 : 5, p.trunk);
  const fronds = fine ? 11 : 7;
  for (let n = 0; n < fronds; n++) {
    const angle = (n / fronds) * 2 * Math.PI + (n % 2) * 0.2;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const lift = n % 2 ? 0.24 : 0.12;
    const elbow = [sin * 0.3, high + lift, cos * 0.3] as const;
    s.leaf([0, high - 0.03, 0], elbow, 0.12, p.leaf, p.leaf);
    s.leaf([sin * 0.22, high + lift * 0.82, cos * 0.22], [sin * 0.62, high + lift - 0.34, cos * 0.62], 0.17, p.leaf, p.leafTip);
  }
  for (let n = 0; n < 3; n++) s.lathe(Math.sin(n * 2.1) * 0.08, high - 0.12, Math.cos(n * 2.1) * 0.08, [[0, 0], [0.05, 0.05], [0, 0.1]], 5, p.gold);
}

export function stoneOf(p: Palette, material: Material): Stone {
  return p.stones[material];
}
export type { Rgb };
