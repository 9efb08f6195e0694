/** What an action would look like on the garden: a tile with its feet, or a decoration. */
import type { Point } from "../point";
import type { BabylonPlayer, BabylonView, Foot, Kind, Placement, Support, TileSymbol } from "../../net/protocol.gen";
import { NO_WISH, placementOf, quartersOf, type TileWish, turned, wayFor } from "./hand/tile-gesture";
import { cellIndex, cellPoint, CORNERS, DECORATIONS } from "./places";

export interface Ghost {
  x: number;
  y: number;
  level: number;
  symbols: (TileSymbol | null)[] | null;
  feet: Foot[];
  /** The corner that gets a belvedere. */
  free: number | null;
  /** The way to carry it that is shown, with price and points. */
  way: Support | null;
  /** What would be hidden. */
  hides: Placement["hides"];
  /** A decoration instead of a tile. */
  kind: Kind | null;
  cells: Point[];
}
const NOTHING: Placement["hides"] = { items: [], tiles: [] };

/** The way to carry a tile that an action stands for: of a place the one wished for, or the cheapest. */
export function supportOf(action: string, view: BabylonView, wish: TileWish = NO_WISH): Support | null {
  const [verb, where = "", more = ""] = action.split(" ");
  if (verb === "support") return wayFor(view.placements[0], where === "4" ? "four" : (more as Support["support"]));
  if (verb !== "place" || !view.building) return null;
  const { tile, rotations } = view.building;
  return wayFor(placementOf(action, view), wish.support, turned(tile.corners, quartersOf(wish, rotations)));
}

function decorationGhost(kind: Kind, where: string, player: BabylonPlayer): Ghost {
  const names = where.split("-");
  const cells = names.map(cellPoint);
  const level = Math.max(...names.map((cell) => player.cells[cellIndex(cell)]?.level ?? 0));
  const { x, y } = cells[0] ?? { x: 0, y: 0 };
  return { x, y, level, symbols: null, feet: [], free: null, way: null, hides: NOTHING, kind, cells };
}

/** What an action, or the placement under way, would look like. */
export function ghostOf(
  action: string | null,
  view: BabylonView,
  player: BabylonPlayer,
  wish: TileWish = NO_WISH,
): Ghost | null {
  const [verb = "", where = "", more = ""] = (action ?? "").split(" ");
  if (DECORATIONS.includes(verb)) return decorationGhost(verb as Kind, where, player);
  const building = view.building;
  const spot = verb === "place" ? where : building?.spot;
  if (!building || !spot) return null;
  const level = verb === "place" ? Number(more) : (building.level ?? 1);
  const placement = placementOf(`place ${spot} ${level}`, view);
  const quarters = verb === "rotate" ? Number(where) / 90 : verb === "place" ? quartersOf(wish, building.rotations) : 0;
  const symbols = turned(building.tile.corners, quarters);
  const way =
    verb === "support" || verb === "place"
      ? supportOf(action ?? "", view, wish)
      : wayFor(placement, building.support, symbols);
  const free = CORNERS.indexOf(way?.support ?? "");
  return {
    ...cellPoint(spot),
    level,
    symbols,
    feet: way?.feet ?? [],
    free: free < 0 ? null : free,
    way,
    hides: placement?.hides ?? NOTHING,
    kind: null,
    cells: [],
  };
}
