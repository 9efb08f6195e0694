/** What has been tapped into a score pad: lines of a score sheet, which only the engine reads (docs/score.md). */
import type { PadEntry } from "../../../net/protocol.gen";

export interface PadPlayer {
  name: string;
  lines: string[];
}
export interface PadState {
  /** Lines about the whole table. */
  table: string[];
  players: PadPlayer[];
}

export const LONGEST_NAME = 40;

export function freshState(players: number): PadState {
  return { table: [], players: Array.from({ length: players }, () => ({ name: "", lines: [] })) };
}

/** Whether it is one: what a device has kept may come from anywhere. */
export function isPadState(given: unknown): given is PadState {
  const state = given as Partial<PadState> | null;
  const texts = (list: unknown) => Array.isArray(list) && list.every((one) => typeof one === "string");
  if (!state || !texts(state.table) || !Array.isArray(state.players) || !state.players.length) return false;
  return state.players.every((one) => typeof one.name === "string" && texts(one.lines));
}

export const entryOf = ({ table, players }: PadState): PadEntry => ({
  table,
  players: players.map(({ lines }) => lines),
});

/** The lines with another one in the place of those that begin like this; null takes them away. */
export function replaced(lines: readonly string[], beginning: string, line: string | null): string[] {
  const at = lines.findIndex((one) => `${one} `.startsWith(`${beginning} `));
  const others = lines.filter((one) => !`${one} `.startsWith(`${beginning} `));
  if (line === null) return others;
  const place = at < 0 ? others.length : at;
  return [...others.slice(0, place), line, ...others.slice(place)];
}

/** What follows a beginning in the first line that has it; null if none has. */
export function told(lines: readonly string[], beginning: string): string | null {
  return lines.find((one) => one.startsWith(`${beginning} `))?.slice(beginning.length + 1) ?? null;
}

/** The sheet as `kiru score` reads it. */
export function sheetText({ table, players }: PadState): string {
  const own = players.map(({ name, lines }) => [`player ${name.replace(/[#\n\r]/g, " ")}`.trim(), ...lines].join("\n"));
  return [...table, ...own].join("\n") + "\n";
}
