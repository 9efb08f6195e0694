/** What a player of a pad is called. */
import { c } from "../words";
import type { PadState } from "./pad-entry";

export function playerName(state: PadState, seat: number): string {
  return state.players[seat]?.name.trim() || c("player", { number: seat + 1 });
}
