/** The island of eight by eight cells, the water around it, the wall around the water. */
import { type Brush, pseudoRandom, SIDES } from "./brush";
import { ring, vec } from "./mesh-builder";
import { mix } from "./palette";
import { palm } from "./plants";

const WATER = -0.3;
/** From the middle to the shore, to the wall, to the end of it. */
const SHORE = 4.3;
const WALL = 5.1;
export const END = 5.4;
export const FOOT = -0.66;

export function ground(brush: Brush): void {
  const { s, p, fine } = brush;
  s.stand(4, 0, 4);
  s.box(0, FOOT, 0, 2 * END, 0.17, 2 * END, mix(p.wall, p.ink, 0.12), "sides");
  s.box(0, -0.5, 0, 2 * SHORE, 0.44, 2 * SHORE, p.wall, "sides");
  // A frame of glazed brick with a golden line holds the lawn; battlements stand on the wall around the water.
  for (const [sx, sz] of SIDES) {
    s.box(sx * 4.16, -0.06, sz * 4.16, sx ? 0.28 : 8.6, 0.1, sz ? 0.28 : 8.6, p.glaze);
    s.box(sx * 4.045, 0.03, sz * 4.045, sx ? 0.05 : 8.1, 0.02, sz ? 0.05 : 8.1, p.gold);
    s.box(sx * 5.25, -0.5, sz * 5.25, sx ? END - WALL : 2 * END, 0.42, sz ? END - WALL : 2 * END, p.wall);
    for (let n = 0; fine && n < 14; n++) {
      const along = (n - 6.5) * 0.79;
      s.box(
        sx * 5.25 + (sx ? 0 : along),
        -0.08,
        sz * 5.25 + (sz ? 0 : along),
        sx ? 0.24 : 0.36,
        0.13,
        sz ? 0.24 : 0.36,
        p.wall,
      );
    }
  }
  lawn(brush);
  water(brush);
  for (const [sx, sz] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    s.stand(4, 0, 4);
    s.lathe(sx * 4.72, WATER - 0.02, sz * 4.72, [ring(0.36, 0), ring(0, 0.14)], fine ? 8 : 5, p.lawn[1]);
    palm(brush, 4 + sx * 4.72, WATER + 0.1, 4 + sz * 4.72, 0.95 + 0.12 * (sx + 2 * sz));
  }
}

function lawn({ s, p, fine }: Brush): void {
  const soil = mix(p.soil, p.lawn[0], 0.35);
  s.face(
    [vec(-4.03, -0.008, -4.03), vec(4.03, -0.008, -4.03), vec(4.03, -0.008, 4.03), vec(-4.03, -0.008, 4.03)],
    [0, 1, 0],
    soil,
  );
  const chance = pseudoRandom(11);
  for (let z = 0; z < 8; z++)
    for (let x = 0; x < 8; x++) {
      const color = mix(p.lawn[(x + z) % 2 ? 0 : 1], p.leafTip, 0.06 * chance());
      s.sheet(x - 3.5, 0, z - 3.5, 0.965, 0.965, fine ? 4 : 2, color);
    }
}

/** Still water, dark under the shore, with small lights on it. */
function water({ s, p, fine }: Brush): void {
  const chance = pseudoRandom(5);
  const [wide, mid] = [WALL - SHORE, (WALL + SHORE) / 2];
  for (const [sx, sz] of SIDES) {
    const half = sx ? SHORE : WALL;
    for (const side of [-0.25, 0.25])
      s.sheet(
        sx * (mid + side * wide),
        WATER,
        sz * (mid + side * wide),
        sx ? wide / 2 : 2 * half,
        sz ? wide / 2 : 2 * half,
        1,
        side < 0 ? mix(p.water, p.ink, p.night ? 0 : 0.12) : p.water,
      );
    for (let ripple = 0; fine && ripple < 22; ripple++) {
      const [off, along] = [mid + (chance() - 0.5) * wide * 0.85, (chance() * 2 - 1) * (half - 0.6)];
      const size = 0.06 + chance() * 0.22;
      s.sheet(
        sx * off + (sx ? 0 : along),
        WATER + 0.006,
        sz * off + (sz ? 0 : along),
        sx ? 0.014 : size,
        sz ? 0.014 : size,
        1,
        mix(p.water, p.foam, 0.2 + 0.35 * chance()),
      );
    }
  }
}
