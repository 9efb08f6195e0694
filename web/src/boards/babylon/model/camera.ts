/** Where the eye is, and how drag, wheel, pinch and buttons move it: no library, no DOM, so that it can be tested. */

export interface Viewpoint {
  /** Around the garden, and down from straight above, in radians. */
  around: number;
  down: number;
  /** How far away: 1 shows the whole garden. */
  far: number;
  /** From the middle of the garden's picture to the point that is looked at instead. */
  aside: Vec3;
}
export type Vec3 = readonly [number, number, number];
export const NOWHERE: Vec3 = [0, 0, 0];
export const FRONT: Viewpoint = { around: 0.28, down: 0.62, far: 1, aside: NOWHERE };
const NEAR = 0.3;
const FAR = 1.35;
const LOWEST = Math.PI / 2 - 0.06;

/** Where the camera stands, and the point in the middle of its picture. */
export interface CameraPose {
  from: Vec3;
  to: Vec3;
}
/** A little air between the garden and the edge of the picture. */
const AIR = 0.965;

/**
 * The camera of an eye, so that at distance 1 all points are in the picture, as large as they can be, whatever its
 * shape. `half` is the tangent of half the angle that the picture is high; points are told from the garden's middle.
 */
export function frameOutline(
  { around, down, far, aside }: Viewpoint,
  points: readonly Vec3[],
  half: number,
  aspect: number,
): CameraPose {
  const [sin, cos, low, high] = [Math.sin(around), Math.cos(around), Math.sin(down), Math.cos(down)];
  const back: Vec3 = [low * sin, high, low * cos];
  const right: Vec3 = [cos, 0, -sin];
  const up: Vec3 = [-high * sin, low, -high * cos];
  /** How far the camera must be for both ends of an axis, and where between them it stands. */
  const needed = (axis: Vec3, slope: number) => {
    const most = (side: number) =>
      Math.max(...points.map((point) => side * dot(axis, point) + slope * dot(back, point)));
    const [one, other] = [most(1), most(-1)];
    return { arm: (one + other) / (2 * slope), middle: (one - other) / 2 };
  };
  const across = needed(right, half * aspect * AIR);
  const upright = needed(up, half * AIR);
  const arm = Math.max(across.arm, upright.arm) * far;
  const at = (n: 0 | 1 | 2) => right[n] * across.middle + up[n] * upright.middle + aside[n];
  const to: Vec3 = [at(0), at(1), at(2)];
  return { from: [to[0] + back[0] * arm, to[1] + back[1] * arm, to[2] + back[2] * arm], to };
}
function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function clampView(eye: Viewpoint): Viewpoint {
  return {
    around: eye.around,
    down: Math.min(LOWEST, Math.max(0.001, eye.down)),
    far: Math.min(FAR, Math.max(NEAR, eye.far)),
    aside: eye.far < 1 ? eye.aside : NOWHERE,
  };
}
/** A drag by so many pixels over a picture of some height. */
export function dragged(eye: Viewpoint, dx: number, dy: number, height: number): Viewpoint {
  const scale = Math.PI / Math.max(1, height);
  return clampView({ ...eye, around: eye.around - dx * scale, down: eye.down - dy * scale });
}
export function zoomed(eye: Viewpoint, factor: number): Viewpoint {
  return clampView({ ...eye, far: eye.far * factor });
}
/** A step towards where the eye should be; the same object when it is there. */
export function easeToward(eye: Viewpoint, wanted: Viewpoint, part: number): Viewpoint {
  const sideways = Math.hypot(...eye.aside.map((value, n) => value - (wanted.aside[n] ?? 0)));
  const gap =
    Math.abs(eye.around - wanted.around) +
    Math.abs(eye.down - wanted.down) +
    Math.abs(eye.far - wanted.far) * 2 +
    sideways;
  if (gap < 0.002) return wanted;
  const step = (from: number, to: number) => from + (to - from) * part;
  const aside: Vec3 = [
    step(eye.aside[0], wanted.aside[0]),
    step(eye.aside[1], wanted.aside[1]),
    step(eye.aside[2], wanted.aside[2]),
  ];
  return {
    around: step(eye.around, wanted.around),
    down: step(eye.down, wanted.down),
    far: step(eye.far, wanted.far),
    aside,
  };
}
