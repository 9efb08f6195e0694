/** Where the squares, areas and cities are drawn: geometry of names, no rule. */
import type { Point } from "../point";

/** A square's diamond reaches so far from its middle. */
export const WIDE = 64;
export const HIGH = 46;
const SIDE = 4;
/** The frame of the garden: the diamond, and the river along its two lower sides. */
export const FRAME = { x: -SIDE * WIDE - 34, y: -12, width: 2 * SIDE * WIDE + 68, height: 2 * SIDE * HIGH + 56 };

/** A corner of squares, numbered from the top (0, 0) down both sides to the bottom (4, 4). */
export function corner(i: number, j: number): Point {
  return { x: (j - i) * WIDE, y: (i + j) * HIGH };
}
function index(square: string): [number, number] {
  return [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
}
/** The middle of a square. */
export function middleOf(square: string): Point {
  const [i, j] = index(square);
  return { x: (j - i) * WIDE, y: (i + j + 1) * HIGH };
}
const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

export interface Channel {
  /** The end farther from the river, and the nearer one. */
  from: Point;
  to: Point;
  middle: Point;
  /** It shares its side with a twin beside it. */
  beside: boolean;
}
/** How far twins that lie side by side leave the line between the squares, in parts of a square. */
const ASIDE = 0.16;

/**
 * The piece of a side that an area takes: all of it, the half that its twin leaves, or the upper or lower way along
 * it.
 */
export function channelOf(first: string, second: string, twin: "low" | "high" | null, parallel = false): Channel {
  const [i, j] = index(first);
  const right = second[0] === first[0];
  const high = right ? corner(i, j + 1) : corner(i + 1, j);
  const low = corner(i + 1, j + 1);
  const half = between(high, low, 0.5);
  if (twin && parallel) {
    const [up, slope] = [twin === "high" ? ASIDE : -ASIDE, low.x > high.x ? 1 : -1];
    return { from: high, to: low, middle: { x: half.x + slope * WIDE * up, y: half.y - HIGH * up }, beside: true };
  }
  const from = twin === "low" ? half : high;
  const to = twin === "high" ? half : low;
  return { from, to, middle: between(from, to, 0.5), beside: false };
}
/** The water of an area; that of twins side by side keeps within the gap between the squares. */
export function waterOf({ from, to, middle }: Channel): string {
  const aside = { x: (middle.x - (from.x + to.x) / 2) * 0.34, y: (middle.y - (from.y + to.y) / 2) * 0.34 };
  return `M${from.x + aside.x} ${from.y + aside.y}L${to.x + aside.x} ${to.y + aside.y}`;
}
/** What belongs to an area for a finger: its piece of the side, and a part of the squares on both sides of it. */
export function reachOf({ from, to, middle, beside }: Channel, part: number): Point[] {
  const slope = to.x > from.x ? 1 : -1;
  const wide = beside ? Math.min(part, ASIDE) : part;
  const aside = { x: slope * WIDE * wide, y: -HIGH * wide };
  const half = { x: (0.98 * (to.x - from.x)) / 2, y: (0.98 * (to.y - from.y)) / 2 };
  const [start, end] = [
    { x: middle.x - half.x, y: middle.y - half.y },
    { x: middle.x + half.x, y: middle.y + half.y },
  ];
  return [
    { x: start.x + aside.x, y: start.y + aside.y },
    { x: end.x + aside.x, y: end.y + aside.y },
    { x: end.x - aside.x, y: end.y - aside.y },
    { x: start.x - aside.x, y: start.y - aside.y },
  ];
}
/** A diamond around a point. */
export function diamond({ x, y }: Point, part: number): Point[] {
  const [w, h] = [WIDE * part, HIGH * part];
  return [
    { x, y: y - h },
    { x: x + w, y },
    { x, y: y + h },
    { x: x - w, y },
  ];
}
/** A place along the river, and the way the water flows there, in degrees. */
export interface Current extends Point {
  angle: number;
}
/** Places along a line, so far from one another. */
export function along(line: readonly Point[], stride: number): Current[] {
  return line.slice(1).flatMap((end, n) => {
    const start = line[n] as Point;
    const count = Math.floor(Math.hypot(end.x - start.x, end.y - start.y) / stride);
    const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
    return Array.from({ length: count }, (_, k) => ({ ...between(start, end, (k + 0.5) / count), angle }));
  });
}
/** A line that winds to both sides of its way, as water does. */
export function winding(line: readonly Point[], stride: number, swing: number): string {
  const bends = along(line, stride).map(({ x, y, angle }, n) => {
    const turn = ((angle + 90) * Math.PI) / 180;
    const aside = n % 2 ? swing : -swing;
    return { x: x + Math.cos(turn) * aside, y: y + Math.sin(turn) * aside };
  });
  const [first, last] = [line[0], line.at(-1)] as [Point, Point];
  const ends = [...bends.slice(1).map((bend, n) => between(bends[n] as Point, bend, 0.5)), last];
  return `M${first.x} ${first.y}` + bends.map((bend, n) => `Q${bend.x} ${bend.y} ${ends[n]?.x} ${ends[n]?.y}`).join("");
}
export const path = (points: readonly Point[]): string => points.map(({ x, y }) => `${x} ${y}`).join(",");

export interface City extends Point {
  width: number;
}
/** The nine cities in hundredths of the ring's box, middles and widths: clockwise from Babylon in the upper row. */
export const CITIES: readonly City[] = [
  { x: 50, y: 12.5, width: 31.5 },
  { x: 83.3, y: 12.5, width: 31.5 },
  { x: 83.3, y: 37.5, width: 31.5 },
  { x: 83.3, y: 62.5, width: 31.5 },
  { x: 75, y: 87.5, width: 44 },
  { x: 25, y: 87.5, width: 44 },
  { x: 16.7, y: 62.5, width: 31.5 },
  { x: 16.7, y: 37.5, width: 31.5 },
  { x: 16.7, y: 12.5, width: 31.5 },
];
const TALL = 22.5;
const stand = ({ x, y, width }: City): Point => ({ x: x + width / 2, y: y - TALL / 2 });
/** Where the caravan is, at the upper right of a city or between two: 8.5 is half way from the last one to Babylon. */
export function onRing(place: number): Point {
  const count = CITIES.length;
  const start = Math.floor(place);
  const from = CITIES[((start % count) + count) % count] as City;
  const to = CITIES[(((start + 1) % count) + count) % count] as City;
  return between(stand(from), stand(to), place - start);
}
/** How many spaces lie clockwise between two cities. */
export function clockwise(from: number, to: number): number {
  const count = CITIES.length;
  return (((to - from) % count) + count) % count;
}
/** Where the caravan stood before some actions, which brought it to where it is now. */
export function caravanBefore(now: number, actions: readonly string[]): number {
  const spaces = actions.filter((action) => action.startsWith("caravan ")).map((action) => Number(action.slice(8)));
  return clockwise(
    spaces.reduce((sum, distance) => sum + distance, 0),
    now,
  );
}
