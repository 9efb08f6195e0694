/** Where the points of a rating's curve stand. */
import type { RatingStep } from "../../net/protocol.gen";

const HEIGHT = 180;
const LEFT = 52;
const RIGHT = 12;
const TOP = 14;
const BOTTOM = 14;
/** A rating that has hardly moved is drawn as such. */
const LEAST_SPAN = 100;
const LINES = 3;

export interface Curve {
  width: number;
  height: number;
  left: number;
  right: number;
  grid: { points: number; y: number }[];
  dots: { x: number; y: number; step: RatingStep }[];
  path: string;
}

export function curveOf(steps: readonly RatingStep[], width: number): Curve {
  const all = steps.map(({ points }) => points);
  const low = Math.floor(Math.min(...all) / LEAST_SPAN) * LEAST_SPAN;
  const high = Math.max(low + LEAST_SPAN, Math.ceil(Math.max(...all) / LEAST_SPAN) * LEAST_SPAN);
  const y = (points: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (points - low) / (high - low));
  const x = (index: number) =>
    steps.length === 1
      ? LEFT + (width - LEFT - RIGHT) / 2
      : LEFT + ((width - LEFT - RIGHT) * index) / (steps.length - 1);
  const dots = steps.map((step, index) => ({ x: x(index), y: y(step.points), step }));
  const grid = Array.from({ length: LINES }, (_, index) => Math.round(low + ((high - low) * index) / (LINES - 1)));
  return {
    width,
    height: HEIGHT,
    left: LEFT,
    right: RIGHT,
    grid: grid.map((points) => ({ points, y: y(points) })),
    dots,
    path: dots.map((dot, index) => `${index ? "L" : "M"}${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`).join(""),
  };
}
