/** How a page reads what the coach found out about a finished game. */
import type { Decision, Report, Standing } from "./protocol.gen";

/** The decisions that gave away most, the dearest first. */
export function costly(report: Report, most = 8): Decision[] {
  const wrong = report.decisions.filter(({ action, best }) => action !== best);
  return wrong.toSorted((a, b) => b.loss - a.loss || b.score_loss - a.score_loss || a.seq - b.seq).slice(0, most);
}

/** The marked decisions of some seats, or of all: of too many the dearest, in the order of the game. */
export function mistakesOf(report: Report, seats: readonly number[], most = 10): Decision[] {
  const own = report.decisions.filter(({ mark, seat }) => mark !== "" && (!seats.length || seats.includes(seat)));
  const dearest = own.toSorted((a, b) => b.loss - a.loss || b.score_loss - a.score_loss || a.seq - b.seq);
  return dearest.slice(0, most).toSorted((a, b) => a.seq - b.seq);
}

/** The last standing at or before a moment. */
export function standingAt(report: Report, seq: number): Standing | null {
  return report.standings.findLast((one) => one.seq <= seq) ?? report.standings[0] ?? null;
}

/** At most so many standings, evenly spread, the first and the last among them. */
export function spread(standings: readonly Standing[], most: number): Standing[] {
  if (standings.length <= most) return [...standings];
  const step = (standings.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, n) => standings[Math.round(n * step)] as Standing);
}

/** Numbers for the lines of an axis: few, round, from zero to at least the highest value. */
export function ticks(highest: number, most = 5): number[] {
  const raw = Math.max(highest, 1) / most;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= raw) ?? 10 * power;
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, n) => n * step);
}
