/** The plays that were saved on this device, the newest first; and how they are told to others. */
import { number } from "../../../store/i18n.svelte";
import { isPadState, type PadState, sheetText } from "./pad-entry";

export interface PlayResult {
  name: string;
  lines: Record<string, number>;
  total: number;
  place: number | null;
}
export interface Play {
  id: string;
  game: string;
  /** When it was saved, as ISO 8601. */
  at: string;
  state: PadState;
  results: PlayResult[];
}

const KEY = "kiru-plays";
/** The oldest go when there are more. */
const MOST = 200;

const isPlay = (given: unknown): given is Play => {
  const play = given as Partial<Play> | null;
  return (
    typeof play?.id === "string" && typeof play.at === "string" && Array.isArray(play.results) && isPadState(play.state)
  );
};

export function loadPlays(): Play[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isPlay).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function storePlays(plays: readonly Play[]): Play[] {
  const kept = plays.slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(kept));
  return kept;
}

/** By place, or by points where places are open. */
export function ranked(results: readonly PlayResult[]): PlayResult[] {
  return results.toSorted((a, b) => (a.place ?? 99) - (b.place ?? 99) || b.total - a.total);
}

/** A play for a messenger: a line a player. */
export function shareText(play: Play, title: string, date: string): string {
  const rows = ranked(play.results).map(
    ({ name, total, place }) => `${place === null ? "" : `${place}. `}${name}: ${number(total)}`,
  );
  return [`${title}, ${date}`, ...rows].join("\n");
}

/** A play as a file: the points, and the sheet as `kiru score` reads it. */
export function playFile({ game, at, state, results }: Play): Blob {
  const file = { game, at, players: results, sheet: sheetText(state) };
  return new Blob([JSON.stringify(file, null, 2)], { type: "application/json" });
}
