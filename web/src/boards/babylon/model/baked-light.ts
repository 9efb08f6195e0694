/**
 * Light that is worked out once when a garden changes, not in every frame: sun, sky, and soft shadows of what lies
 * above.
 */

/** A flat piece that keeps light from what is below it. */
export interface ShadowBox {
  x0: number;
  x1: number;
  z0: number;
  z1: number;
  y: number;
  /** 0 to 1. */
  strength: number;
}
export interface Lighting {
  /** Light of the sun, of the sky above and of the ground below: red, green, blue. */
  sun: readonly [number, number, number];
  sky: readonly [number, number, number];
  ground: readonly [number, number, number];
}

/** Red, green, blue. */
export const CHANNELS = [0, 1, 2] as const;

/** Towards the sun. */
export const SUN = ((x: number, y: number, z: number) => {
  const length = Math.hypot(x, y, z);
  return { x: x / length, y: y / length, z: z / length };
})(-0.5, 1, 0.42);
const SLANT_X = SUN.x / SUN.y;
const SLANT_Z = SUN.z / SUN.y;

function ramp(from: number, to: number, value: number): number {
  const part = (value - from) / (to - from);
  return part <= 0 ? 0 : part >= 1 ? 1 : part * part * (3 - 2 * part);
}

/** How much of a shade lies over a point, with an edge that is so soft. */
function cover(shade: ShadowBox, x: number, z: number, soft: number): number {
  if (x < shade.x0 - soft || x > shade.x1 + soft || z < shade.z0 - soft || z > shade.z1 + soft) return 0;
  return (
    ramp(shade.x0 - soft, shade.x0 + soft, x) *
    (1 - ramp(shade.x1 - soft, shade.x1 + soft, x)) *
    ramp(shade.z0 - soft, shade.z0 + soft, z) *
    (1 - ramp(shade.z1 - soft, shade.z1 + soft, z))
  );
}

/** How much sun and how much sky reach a point, each 0 to 1. */
export function lightReaching(
  shades: readonly ShadowBox[],
  x: number,
  y: number,
  z: number,
): { sun: number; sky: number } {
  let sun = 1;
  let sky = 1;
  for (const shade of shades) {
    const high = shade.y - y;
    if (high < 0.03) continue;
    sun *= 1 - shade.strength * cover(shade, x + SLANT_X * high, z + SLANT_Z * high, 0.05 + 0.16 * high);
    sky *= 1 - ((0.62 * shade.strength) / (1 + 0.9 * high)) * cover(shade, x, z, 0.18 + 0.4 * high);
  }
  return { sun, sky };
}

/** The light on a point of a surface that looks along the normal, written into `out`. */
export function lightAt(
  lighting: Lighting,
  shades: readonly ShadowBox[],
  at: ArrayLike<number>,
  normal: ArrayLike<number>,
  out: [number, number, number],
): void {
  const [nx = 0, ny = 1, nz = 0] = [normal[0], normal[1], normal[2]];
  const { sun, sky } = lightReaching(shades, at[0] ?? 0, at[1] ?? 0, at[2] ?? 0);
  const direct = sun * Math.max(0, nx * SUN.x + ny * SUN.y + nz * SUN.z);
  const up = 0.5 + 0.5 * ny;
  for (const channel of CHANNELS)
    out[channel] =
      direct * lighting.sun[channel] + sky * (up * lighting.sky[channel] + (1 - up) * lighting.ground[channel]);
}
