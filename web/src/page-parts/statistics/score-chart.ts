/** Where the points of the latest games stand in their picture. */
import type { ScoredGame } from "../../net/protocol.gen";

const HEIGHT = 220;
const LEFT = 44;
const RIGHT = 14;
const TOP = 16;
const BOTTOM = 16;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const MOST_LINES = 5;

export interface ScoreChart {
  width: number;
  height: number;
  left: number;
  right: number;
  grid: { points: number; y: number }[];
  dots: { x: number; y: number; game: ScoredGame }[];
  path: string;
  /** The area under the line. */
  area: string;
  y: (points: number) => number;
}

/** Round numbers from below the least to above the most, few enough to be read. */
export function gridOf(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const step = STEPS.find((one) => span / one <= MOST_LINES - 1) ?? 200;
  const first = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - first) / step));
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
}

export function chartOf(games: readonly ScoredGame[], others: readonly number[], width: number): ScoreChart {
  const all = [...games.map(({ points }) => points), ...others];
  const grid = gridOf(Math.min(...all), Math.max(...all));
  const [low = 0, high = 1] = [grid[0], grid.at(-1)];
  const inner = width - LEFT - RIGHT;
  const y = (points: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (points - low) / (high - low));
  const x = (index: number) => LEFT + (games.length === 1 ? inner / 2 : (inner * index) / (games.length - 1));
  const dots = games.map((game, index) => ({ x: x(index), y: y(game.points), game }));
  const path = dots.map((dot, index) => `${index ? "L" : "M"}${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`).join("");
  const [first, last] = [dots[0], dots.at(-1)];
  const floor = HEIGHT - BOTTOM;
  return {
    width,
    height: HEIGHT,
    left: LEFT,
    right: RIGHT,
    grid: grid.map((points) => ({ points, y: y(points) })),
    dots,
    path,
    area: first && last && games.length > 1 ? `${path}L${last.x} ${floor}L${first.x} ${floor}Z` : "",
    y,
  };
}

/** Things on a scale, pushed apart so that none covers another: where each of them stands, between 0 and 1. */
export function spreadApart(points: readonly number[], least: number): number[] {
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const at = points.map((one) => (high === low ? 0.5 : (one - low) / (high - low)));
  const order = at.map((_, index) => index).sort((a, b) => (at[a] ?? 0) - (at[b] ?? 0));
  order.forEach((index, n) => {
    const before = n ? (at[order[n - 1] ?? 0] ?? 0) + least : 0;
    at[index] = Math.max(at[index] ?? 0, before);
  });
  let limit = 1;
  for (const index of order.toReversed()) {
    at[index] = Math.max(0, Math.min(at[index] ?? 0, limit));
    limit = (at[index] ?? 0) - least;
  }
  return at;
}
