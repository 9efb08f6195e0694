/** Which tables of the lobby somebody wants to see. */
import type { LobbyTable, Speed } from "../../net/protocol.gen";

export type TableSpeed = Speed | "none";
export const SPEEDS: Speed[] = ["quick", "calm", "days"];
/** A clock of so many minutes at most is quick. */
const QUICK_MINUTES = 15;

export interface LobbyFilter {
  game: string;
  /** How many play; empty for any number, as the field gives it. */
  players: string;
  speed: TableSpeed | "";
  rated: "" | "yes" | "no";
}

export function speedOf({ clock }: Pick<LobbyTable, "clock">): TableSpeed {
  if (clock === null) return "none";
  if (clock.kind === "deadline") return "days";
  return clock.minutes <= QUICK_MINUTES ? "quick" : "calm";
}

export function fits(table: LobbyTable, filter: LobbyFilter): boolean {
  if (filter.game && table.game !== filter.game) return false;
  if (filter.players && String(table.players) !== filter.players) return false;
  if (filter.speed && speedOf(table) !== filter.speed) return false;
  return !filter.rated || table.rated === (filter.rated === "yes");
}
