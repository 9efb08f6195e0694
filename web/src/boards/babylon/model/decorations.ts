/** What players build on their terraces. */
import type { Kind } from "../../../net/protocol.gen";
import { type Brush, RISE, UP } from "./brush";
import { ring, vec } from "./mesh-builder";

function statue({ s, p, fine }: Brush): void {
  if (!fine) {
    s.box(0, 0, 0, 0.42, 0.14, 0.42, p.glaze)
      .lathe(0, 0.14, 0, [ring(0.17, 0), ring(0.1, 0.54)], 4, p.gold)
      .lathe(0, 0.68, 0, [ring(0.12, 0), ring(0, 0.17)], 4, p.glaze);
    return;
  }
  const sides = 7;
  s.box(0, 0, 0, 0.42, 0.14, 0.42, p.glaze);
  s.lathe(0, 0.14, 0, [ring(0.16, 0), ring(0.11, 0.25), ring(0.16, 0.38), ring(0.05, 0.44)], sides, p.gold);
  s.lathe(0, 0.56, 0, [ring(0.085, 0), ring(0.085, 0.13)], sides, p.gold);
  s.lathe(0, 0.69, 0, [ring(0.1, 0), ring(0.07, 0.13), ring(0, 0.16)], sides, p.glaze);
}

function belvedere({ s, p, fine }: Brush): void {
  if (!fine) {
    s.lathe(0, 0, 0, [ring(0.36, 0), ring(0.36, 0.46)], 6, p.marble).lathe(
      0,
      0.46,
      0,
      [ring(0.38, 0), ring(0.25, 0.22), ring(0, 0.33)],
      6,
      p.glaze,
    );
    return;
  }
  s.lathe(0, 0, 0, [ring(0.4, 0), ring(0.4, 0.06), ring(0, 0.06)], 10, p.marble);
  for (let n = 0; n < 6; n++) {
    const angle = (n / 6) * 2 * Math.PI;
    s.box(Math.sin(angle) * 0.3, 0.06, Math.cos(angle) * 0.3, 0.06, 0.4, 0.06, p.marble, "sides");
  }
  s.lathe(0, 0.46, 0, [ring(0.38, 0), ring(0.38, 0.06), ring(0.33, 0.06)], 10, p.gold);
  s.lathe(0, 0.52, 0, [ring(0.33, 0), ring(0.28, 0.15), ring(0.15, 0.25), ring(0, 0.29)], 10, p.glaze);
  s.lathe(0, 0.79, 0, [ring(0.045, 0), ring(0, 0.16)], 5, p.gold);
}

function fountain({ s, p, fine }: Brush): void {
  for (const z of [-0.31, 0.31]) s.box(0, 0, z, 1.66, 0.17, 0.08, p.marble);
  for (const x of [-0.79, 0.79]) s.box(x, 0, 0, 0.08, 0.17, 0.54, p.marble);
  s.face([vec(-0.75, 0.11, -0.27), vec(0.75, 0.11, -0.27), vec(0.75, 0.11, 0.27), vec(-0.75, 0.11, 0.27)], UP, p.water);
  s.lathe(0, 0.11, 0, [ring(0.1, 0), ring(0.05, 0.28), ring(0.17, 0.38), ring(0, 0.39)], fine ? 8 : 5, p.glaze);
  for (const [dx, dz] of [
    [0.44, 0],
    [-0.44, 0],
    [0.18, 0.18],
    [-0.18, 0.18],
    [0.18, -0.18],
    [-0.18, -0.18],
  ] as const) {
    s.leaf([0, 0.5, 0], [dx * 0.5, 0.74, dz * 0.5], 0.08, UP, p.foam);
    s.leaf([dx * 0.45, 0.74, dz * 0.45], [dx, 0.13, dz], 0.08, UP, p.foam);
  }
  for (const x of [-0.44, 0.44]) s.lathe(x, 0.115, 0, [ring(0.13, 0), ring(0, 0.01)], 6, p.foam);
}

function bridge({ s, p, fine }: Brush): void {
  const parts = fine ? 8 : 4;
  const edge = 0.3;
  const height = (x: number) => 0.06 + 0.34 * (1 - (x / 1.3) ** 2);
  for (let n = 0; n < parts; n++) {
    const [x0, x1] = [-1.3 + (2.6 * n) / parts, -1.3 + (2.6 * (n + 1)) / parts];
    const [y0, y1] = [height(x0), height(x1)];
    const tilt = [(y0 - y1) / (x1 - x0), 1, 0] as const;
    s.face(
      [vec(x0, y0 + 0.08, -edge), vec(x0, y0 + 0.08, edge), vec(x1, y1 + 0.08, edge), vec(x1, y1 + 0.08, -edge)],
      tilt,
      p.brick,
    );
    for (const side of [-1, 1]) {
      const [out, inside] = [side * edge, side * (edge - 0.07)];
      s.face(
        [vec(x0, y0 - 0.05, out), vec(x0, y0 + 0.2, out), vec(x1, y1 + 0.2, out), vec(x1, y1 - 0.05, out)],
        [0, 0, side],
        n % 2 ? p.glaze : p.brick,
      );
      s.face(
        [vec(x0, y0 + 0.2, inside), vec(x0, y0 + 0.2, out), vec(x1, y1 + 0.2, out), vec(x1, y1 + 0.2, inside)],
        tilt,
        p.gold,
      );
      s.face(
        [vec(x0, y0 + 0.08, inside), vec(x0, y0 + 0.2, inside), vec(x1, y1 + 0.2, inside), vec(x1, y1 + 0.08, inside)],
        [0, 0, -side],
        p.brick,
      );
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
    s.face([vec(x0, low, -0.28), vec(x0, high, -0.28), vec(x0, high, 0.28), vec(x0, low, 0.28)], [-1, 0, 0], p.brick);
    s.face([vec(x0, high, -0.28), vec(x1, high, -0.28), vec(x1, high, 0.28), vec(x0, high, 0.28)], UP, p.brick);
  }
  for (const side of [-1, 1]) {
    const [out, inside] = [side * 0.36, side * 0.28];
    for (const [z, face] of [
      [out, side],
      [inside, -side],
    ] as const)
      s.face([vec(from, 0, z), vec(from, 0.16, z), vec(to, RISE + 0.16, z), vec(to, 0, z)], [0, 0, face], p.glaze);
    s.face(
      [vec(from, 0.16, inside), vec(from, 0.16, out), vec(to, RISE + 0.16, out), vec(to, RISE + 0.16, inside)],
      [-0.7, 0.7, 0],
      p.gold,
    );
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
