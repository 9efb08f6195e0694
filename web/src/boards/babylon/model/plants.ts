/** The flowers of the tiles, and the palms in the corners of the island. */
import type { Flower } from "../../../net/protocol.gen";
import { type Brush, UP } from "./brush";
import { ring } from "./mesh-builder";

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
  if (fine) s.lathe(0, 0, 0, [ring(0.31, 0), ring(0.31, 0.05)], 9, p.marble);
  s.lathe(0, 0, 0, [ring(0.31, 0.05), ring(0, 0.06)], fine ? 9 : 5, p.soil);
  if (!fine) {
    s.lathe(0, 0.07, 0, [ring(0.22, 0), ring(0, 0.1)], 5, p.flowers[kind]);
    return;
  }
  for (let n = 0; n < count; n++) {
    const angle = (n / count) * 2 * Math.PI;
    s.leaf([0, 0.07, 0], [Math.sin(angle) * long, 0.07 + up, Math.cos(angle) * long], wide, UP, p.flowers[kind]);
  }
  s.lathe(0, 0, 0, [ring(0.055, 0.08), ring(0, 0.15)], 5, kind === "yellow" ? p.trunk : p.gold);
}

/** A date palm. */
export function palm({ s, p, fine }: Brush, x: number, y: number, z: number, high: number): void {
  s.stand(x, y, z);
  s.lathe(0, 0, 0, [ring(0.13, 0), ring(0.06, high)], fine ? 6 : 4, p.trunk);
  const fronds = fine ? 11 : 6;
  for (let n = 0; n < fronds; n++) {
    const angle = (n / fronds) * 2 * Math.PI + (n % 2) * 0.2;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const lift = n % 2 ? 0.24 : 0.12;
    s.leaf([0, high - 0.03, 0], [sin * 0.32, high + lift, cos * 0.32], 0.13, UP, p.leaf);
    s.leaf(
      [sin * 0.2, high + lift * 0.75, cos * 0.2],
      [sin * 0.66, high + lift - 0.34, cos * 0.66],
      0.19,
      UP,
      p.leaf,
      p.leafTip,
    );
  }
}
