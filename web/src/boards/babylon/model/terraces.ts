/** Pillars, and the terraces they carry. */
import { type Brush, pseudoRandom, RISE, SIDES, SLAB, UP } from "./brush";
import { ring } from "./mesh-builder";
import type { Stone } from "./palette";

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
  s.lathe(0, 0, 0, [ring(0.16, 0.09), ring(0.125, high - 0.19)], 7, p.pillar);
  s.lathe(0, 0, 0, [ring(0.125, high - 0.19), ring(0.21, high - 0.07)], 7, p.glaze);
  s.box(0, high - 0.07, 0, 0.44, 0.07, 0.44, p.pillar, "sides");
  if (levels === 2)
    s.lathe(0, 0, 0, [ring(0.15, high / 2 - 0.07), ring(0.195, high / 2), ring(0.15, high / 2 + 0.07)], 7, p.gold);
}

/** A terrace: four paving stones on a slab, leaves hanging over its edges. */
export function slab({ s, p, fine }: Brush, x: number, z: number, level: number, stone: Stone, green: boolean): void {
  const top = level * RISE;
  s.stand(x + 1, top, z + 1);
  s.box(0, -SLAB, 0, 1.97, SLAB - 0.004, 1.97, stone.side, "bottom");
  for (const px of [-0.49, 0.49])
    for (const pz of [-0.49, 0.49]) s.sheet(px, 0, pz, 0.945, 0.945, fine ? 3 : 2, stone.top);
  if (!green || !fine) return;
  const chance = pseudoRandom(x * 97 + z * 31 + level * 7 + 3);
  for (const [sx, sz] of SIDES)
    for (let n = 0; n < 8; n++) {
      const along = (chance() * 2 - 1) * 0.94;
      const [ex, ez] = [sx * 0.985 + (sx ? 0 : along), sz * 0.985 + (sz ? 0 : along)];
      // Most leaves are short, a few hang far down.
      const drop = 0.08 + chance() ** 3 * 0.5;
      const aside = (chance() - 0.5) * 0.1;
      s.leaf(
        [ex, 0.02, ez],
        [ex + sx * 0.05 + (sx ? 0 : aside), -drop, ez + sz * 0.05 + (sz ? 0 : aside)],
        0.09 + chance() * 0.06,
        [sx, 0, sz],
        p.leaf,
        p.leafTip,
      );
      if (n % 2)
        s.leaf(
          [ex, 0.03, ez],
          [ex - sx * 0.13 + (sx ? 0 : aside), 0.05, ez - sz * 0.13 + (sz ? 0 : aside)],
          0.1,
          UP,
          p.leaf,
          p.leafTip,
        );
    }
}
