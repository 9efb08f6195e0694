/** Tiles in words, with the game's own texts. */
import { type Args, word } from "../../lib/i18n.svelte";
import type { Tile } from "./types";

export function say(key: string, args?: Args): string {
  return word("babylon", key, args) ?? key;
}

/** A text of this board: `tell("quarry")` is the message `web-babylon-quarry`. */
export function tell(key: string, args?: Args): string {
  return say(`web-babylon-${key}`, args);
}

/** A tile with everything on it, as Python's tile_name tells it. */
export function tileName(tile: Tile | null): string {
  if (!tile) return "—";
  const symbols = tile.corners.map((symbol) => say(`symbol-${symbol ?? "blank"}`)).join(", ");
  return say("tile-name", { material: say(`material-${tile.material}`), flower: say(`flower-${tile.flower}`), symbols });
}
