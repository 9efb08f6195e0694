/** The island of eight by eight cells, the water around it, the wall around the water. */
import { accidents, type Brush, palm } from "./pieces";
import { mix } from "./palette";

const WATER = -0.3;
/** From the middle to the shore, to the wall, to the end of it. */
const SHORE = 4.3;
const WALL = 5.1;
const END = 5.4;

export function ground(brush: Brush): void {
  const { s, p, fine } = brush;
  s.stand(4, 0, 4);
  s.box(0, -0.62, 0, 2 * END + 0.1, 0.2, 2 * END + 0.1, mix(p.wall, p.ink, 0.12));
  s.box(0, -0.5, 0, 2 * SHORE, 0.44, 2 * SHORE, p.wall);
  // A frame of glazed brick with a golden line holds the lawn.
  for (const [sx, sz] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
    s.box(sx * 4.16, -0.06, sz * 4.16, sx ? 0.28 : 8.6, 0.1, sz ? 0.28 : 8.6, p.glaze);
    s.box(sx * 4.045, 0.03, sz * 4.045, sx ? 0.05 : 8.1, 0.02, sz ? 0.05 : 8.1, p.gold);
    s.box(sx * (WALL + END) * 0.5, -0.5, sz * (WALL + END) * 0.5, sx ? END - WALL : 2 * END, 0.42, sz ? END - WALL : 2 * END, p.wall);
    if (fine) battlements(brush, sx, sz);
  }
  lawn(brush);
  water(brush);
  for (const [sx, sz] of [[1, 1], [1, -1], [-1, 1], [-1, -1]] as const) {
    s.stand(4, 0, 4);
    s.lathe(sx * 4.72, WATER - 0.1, sz * 4.72, [[0.36, 0], [0.33, 0.22], [0, 0.25]], fine ? 10 : 6, p.lawn[1]);
    palm(brush, 4 + sx * 4.72, WATER + 0.12, 4 + sz * 4.72, 0.95 + 0.12 * (sx + 2 * sz));
  }
}

/** Stepped battlements, as on the walls of the city. */
function battlements({ s, p }: Brush, sx: number, sz: number): void {
  for (let n = 0; n < 15; n++) {
    const along = (n - 7) * 0.72;
    const [x, z] = [sx * 5.25 + (sx ? 0 : along), sz * 5.25 + (sz ? 0 : along)];
    s.box(x, -0.08, z, sx ? 0.24 : 0.4, 0.09, sz ? 0.24 : 0.4, p.wall);
    s.box(x, 0.01, z, sx ? 0.24 : 0.2, 0.08, sz ? 0.24 : 0.2, n % 2 ? p.wall : p.glaze);
  }
}

function lawn({ s, p, fine }: Brush): void {
  s.sheet(0, -0.008, 0, 8.06, 8.06, 8, mix(p.soil, p.lawn[0], 0.35));
  const chance = accidents(11);
  for (let z = 0; z < 8; z++)
    for (let x = 0; x < 8; x++) {
      const color = mix(p.lawn[(x + z) % 2 ? 0 : 1], p.leafTip, 0.06 * chance());
      s.sheet(x - 3.5, 0, z - 3.5, 0.965, 0.965, fine ? 5 : 3, color);
    }
}

/** Still water: deep along the shore, with a few long lights on it. */
function water({ s, p, fine }: Brush): void {
  const chance = accidents(5);
  for (const [sx, sz] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
    const parts = fine ? 14 : 6;
    for (let n = 0; n < parts; n++) {
      const long = (2 * WALL) / parts;
      const along = -WALL + (n + 0.5) * long;
      const wide = WALL - SHORE;
      const mid = (WALL + SHORE) / 2;
      // The corners belong to the northern and southern strips.
      if (sx && Math.abs(along) > SHORE) continue;
      s.sheet(sx * mid + (sx ? 0 : along), WATER, sz * mid + (sz ? 0 : along), sx ? wide : long, sz ? wide : long, 2, mix(p.water, p.foam, 0.1 * chance()));
      if (fine) {
        const off = (chance() - 0.5) * wide * 0.7;
        const [x, z] = [sx * mid + (sx ? off : along), sz * mid + (sz ? off : along)];
        s.sheet(x, WATER + 0.006, z, sx ? 0.025 : 0.4, sz ? 0.025 : 0.4, 1, mix(p.water, p.foam, 0.55));
      }
    }
    // What the strips leave open where their parts do not meet the corners.
    if (sx) s.sheet(sx * ((WALL + SHORE) / 2), WATER - 0.01, 0, WALL - SHORE, 2 * WALL, 4, p.water);
  }
}
