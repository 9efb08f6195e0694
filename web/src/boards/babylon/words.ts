/** Tiles in words, with the game's own texts. */
import { textsOf } from "../texts";
import { supportOf } from "./ghost";
import { NO_WISH, type TileWish } from "./hand/tile-gesture";
import type { BabylonView, TerraceTile } from "../../net/protocol.gen";

export const { gameText, boardText } = textsOf("babylon", "babylon");

/** A tile with everything on it, as Python's tile_name tells it. */
export function tileName(tile: TerraceTile | null): string {
  if (!tile) return "—";
  const symbols = tile.corners.map((symbol) => gameText(`symbol-${symbol ?? "blank"}`)).join(", ");
  return gameText("tile-name", {
    material: gameText(`material-${tile.material}`),
    flower: gameText(`flower-${tile.flower}`),
    symbols,
  });
}

/** An action's label with the points that the tile would add and hide there. */
export function nameOf(label: string, action: string, view: BabylonView, wish: TileWish = NO_WISH): string {
  const way = supportOf(action, view, wish);
  if (!way) return label;
  return `${label}, ${boardText(way.loses ? "gains-and-loses" : "gains", { gains: way.gains, loses: way.loses })}`;
}
