/** Frames of gold around the pieces that points come from. */
import type { PieceBox } from "../garden3d/piece-boxes";
import { type MeshData, MeshBuilder } from "./mesh-builder";
import type { Palette } from "./palette";

/** Dark outside, light inside: seen on every ground. */
const OUTER = 0.16;
const INNER = 0.08;
const DARK = [0.1, 0.08, 0.05] as const;

export function buildLights(pieces: readonly PieceBox[], palette: Palette): MeshData {
  const s = new MeshBuilder(palette.lighting, []);
  for (const [wide, color] of [
    [OUTER, DARK],
    [INNER, palette.gold],
  ] as const)
    for (const { x0, x1, z0, z1, low } of pieces) {
      s.stand((x0 + x1) / 2, low + 0.06, (z0 + z1) / 2);
      const [w, d] = [x1 - x0, z1 - z0];
      for (const side of [-1, 1]) {
        s.face(strip((side * w) / 2, 0, wide, d + wide), UP, color, 1);
        s.face(strip(0, (side * d) / 2, w + wide, wide), UP, color, 1);
      }
    }
  return s.finish();
}
const UP = [0, 1, 0] as const;

function strip(x: number, z: number, w: number, d: number) {
  return [
    [x - w / 2, 0, z - d / 2],
    [x - w / 2, 0, z + d / 2],
    [x + w / 2, 0, z + d / 2],
    [x + w / 2, 0, z - d / 2],
  ] as const;
}
