/** Where the eye is, and how drag, wheel, pinch and buttons move it: no library, no DOM, so that it can be tested. */

export interface Eye {
  /** Around the garden, and down from straight above, in radians. */
  around: number;
  down: number;
  /** How far away: 1 shows the whole garden. */
  far: number;
  /** From the middle of the garden's picture to the point that is looked at instead. */
  aside: Point;
}
export type Point = readonly [number, number, number];
export const NOWHERE: Point = [0, 0, 0];
export const FRONT: Eye = { around: 0.28, down: 0.62, far: 1, aside: NOWHERE };
const NEAR = 0.3;
const FAR = 1.35;
const LOWEST = Math.PI / 2 - 0.06;

/** Where the camera stands, and the point in the middle of its picture. */
export interface Frame {
  from: Point;
  to: Point;
}
/** A little air between the garden and the edge of the picture. */
const AIR = 0.965;

/**
 * The camera of an eye, so that at distance 1 all points are in the picture, as large as they can be, whatever its shape.
 * `half` is the tangent of half the angle that the picture is high; points are told from the middle of the garden.
 */
export function framed({ around, down, far, aside }: Eye, points: readonly Point[], half: number, aspect: number): Frame {
  const [sin, cos, low, high] = [Math.sin(around), Math.cos(around), Math.sin(down), Math.cos(down)];
  const back: Point = [low * sin, high, low * cos];
  const right: Point = [cos, 0, -sin];
  const up: Point = [-high * sin, low, -high * cos];
  /** How far the camera must be for both ends of an axis, and where between them it stands. */
  const needed = (axis: Point, slope: number) => {
    const most = (side: number) => Math.max(...points.map((point) => side * dot(axis, point) + slope * dot(back, point)));
    const [one, other] = [most(1), most(-1)];
    return { arm: (one + other) / (2 * slope), middle: (one - other) / 2 };
  };
  const across = needed(right, half * aspect * AIR);
  const upright = needed(up, half * AIR);
  const arm = Math.max(across.arm, upright.arm) * far;
  const at = (n: 0 | 1 | 2) => right[n] * across.middle + up[n] * upright.middle + aside[n];
  const to: Point = [at(0), at(1), at(2)];
  return { from: [to[0] + back[0] * arm, to[1] + back[1] * arm, to[2] + back[2] * arm], to };
}
function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function held(eye: Eye): Eye {
  return {
    around: eye.around,
    down: Math.min(LOWEST, Math.max(0.001, eye.down)),
    far: Math.min(FAR, Math.max(NEAR, eye.far)),
    aside: eye.far < 1 ? eye.aside : NOWHERE,
  };
}
/** A drag by so many pixels over a picture of some height. */
export function dragged(eye: Eye, dx: number, dy: number, height: number): Eye {
  const scale = Math.PI / Math.max(1, height);
  return held({ ...eye, around: eye.around - dx * scale, down: eye.down - dy * scale });
}
export function zoomed(eye: Eye, factor: number): Eye {
  return held({ ...eye, far: eye.far * factor });
}
/** A step towards where the eye should be; the same object when it is there. */
export function eased(eye: Eye, wanted: Eye, part: number): Eye {
  const sideways = Math.hypot(...eye.aside.map((value, n) => value - (wanted.aside[n] ?? 0)));
  const gap = Math.abs(eye.around - wanted.around) + Math.abs(eye.down - wanted.down) + Math.abs(eye.far - wanted.far) * 2 + sideways;
  if (gap < 0.002) return wanted;
  const step = (from: number, to: number) => from + (to - from) * part;
  const aside: Point = [step(eye.aside[0], wanted.aside[0]), step(eye.aside[1], wanted.aside[1]), step(eye.aside[2], wanted.aside[2])];
  return { around: step(eye.around, wanted.around), down: step(eye.down, wanted.down), far: step(eye.far, wanted.far), aside };
}
