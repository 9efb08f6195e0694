/** Tiles in words, with the game's own texts. */
import { type Args, word } from "../../lib/i18n.svelte";
import { pointed } from "./places";
import type { BabylonView, Tile } from "./types";

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

/** An action's label with the points that the tile would add and hide there. */
export function nameOf(label: string, action: string, view: BabylonView): string {
  const way = pointed(action, view);
  if (!way) return label;
  return `${label}, ${tell(way.loses ? "gains-and-loses" : "gains", { gains: way.gains, loses: way.loses })}`;
}
