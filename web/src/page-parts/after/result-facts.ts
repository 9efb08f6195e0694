/** What can be told of a result beside its points: who won, by how much, and by which line. */
import type { Lines } from "../../net/protocol.gen";

export const totalOf = (lines: Lines | undefined): number =>
  Object.values(lines ?? {}).reduce((sum, points) => sum + points, 0);

/** A seat in the order of the places. */
export interface Ranked {
  seat: number;
  place: number;
  points: number;
  /** How far it is behind the first. */
  behind: number;
}

export function rankedSeats(scores: readonly Lines[], places: readonly number[]): Ranked[] {
  const best = Math.max(...scores.map(totalOf));
  return scores
    .map((lines, seat) => ({
      seat,
      place: places[seat] ?? 1,
      points: totalOf(lines),
      behind: best - totalOf(lines),
    }))
    .sort((one, other) => one.place - other.place);
}

/** The line by which the winner got away from the next one. */
export interface Decisive {
  winner: number;
  second: number;
  margin: number;
  line: string;
  more: number;
  less: number;
}

/** What made the difference; null where nobody else was behind in points, or several won. */
export function decisiveLine(scores: readonly Lines[], places: readonly number[]): Decisive | null {
  const [first, next] = rankedSeats(scores, places);
  if (!first || !next || next.place === 1 || next.behind === 0) return null;
  const [own, other] = [scores[first.seat] ?? {}, scores[next.seat] ?? {}];
  const lead = (line: string) => (own[line] ?? 0) - (other[line] ?? 0);
  const line = Object.keys(own).reduce((best, one) => (lead(one) > lead(best) ? one : best));
  return {
    winner: first.seat,
    second: next.seat,
    margin: next.behind,
    line,
    more: own[line] ?? 0,
    less: other[line] ?? 0,
  };
}

/** The line that brought most points; null where nothing brought any. */
export function bestLine(lines: Lines): { line: string; points: number } | null {
  const [best] = Object.entries(lines).sort(([, one], [, other]) => other - one);
  return best && best[1] > 0 ? { line: best[0], points: best[1] } : null;
}

/** Whoever has most points of those who have not given up. */
export function leaders(scores: readonly Lines[], gone: number): number[] {
  const seats = scores.map((_, seat) => seat).filter((seat) => seat !== gone);
  const most = Math.max(...seats.map((seat) => totalOf(scores[seat])));
  return seats.length === 1 ? seats : seats.filter((seat) => totalOf(scores[seat]) === most);
}
