/** Where the eye is, and how drag, wheel, pinch and buttons move it: no library, no DOM, so that it can be tested. */

export interface Eye {
  /** Around the garden, and down from straight above, in radians. */
  around: number;
  down: number;
  /** In cells. */
  far: number;
}
export const FRONT: Eye = { around: 0.42, down: 0.86, far: 21 };
const NEAR = 6;
const FAR = 28;
const LOWEST = Math.PI / 2 - 0.06;

export function held(eye: Eye): Eye {
  return {
    around: eye.around,
    down: Math.min(LOWEST, Math.max(0.001, eye.down)),
    far: Math.min(FAR, Math.max(NEAR, eye.far)),
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
  const gap = Math.abs(eye.around - wanted.around) + Math.abs(eye.down - wanted.down) + Math.abs(eye.far - wanted.far) / 10;
  if (gap < 0.002) return wanted;
  const step = (from: number, to: number) => from + (to - from) * part;
  return { around: step(eye.around, wanted.around), down: step(eye.down, wanted.down), far: step(eye.far, wanted.far) };
}
