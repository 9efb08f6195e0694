/** The pieces in words, with the game's own texts. */
import { word } from "../../store/i18n.svelte";
import { textsOf } from "../texts";
import type { Area, Court, Printed, Rank, Resource, Space, GardenTile } from "../../net/protocol.gen";

export const { gameText, boardText } = textsOf("amyitis", "amyitis");
export function resourceName(resource: Resource): string {
  return gameText(`resource-${resource}`);
}
/** A city by name; a box of one's own may have cities that no text knows. */
export function cityName(key: string): string {
  return word("amyitis", `city-${key}`) ?? key.replaceAll("_", " ");
}
export function areaName(area: Area): string {
  const [first = "", second = ""] = area.squares;
  return gameText(area.twin ? `area-${area.twin}` : "area", { first, second });
}
/** A garden tile: its points and bonuses, as Python's tile_name tells it. */
export function tileName(tile: GardenTile): string {
  const parts = [boardText("points", { count: tile.points })];
  for (const bonus of ["talent", "camel", "resource", "court"] as const) {
    const count = tile.bonuses.filter((one) => one === bonus).length;
    if (count) parts.push(gameText(`bonus-${bonus}`, { count }));
  }
  return parts.join(", ");
}
/** What a city asks for. */
function priceOf(space: Space): string {
  if (!space.demand) return "";
  const first = gameText(`resource-${space.demand}.object`);
  const extra = space.plant?.extra;
  if (!extra) return first;
  return extra === space.demand
    ? gameText("twice", { resource: first })
    : gameText("and", { first, second: gameText(`resource-${extra}.object`) });
}
/** What can be done in a city. */
export function tradeOf(space: Space): string {
  if (space.kind === "sell") return gameText("trade-sell");
  const price = priceOf(space);
  if (space.kind === "plant")
    return space.plant
      ? gameText("trade-plant", { plant: gameText("plant", { quality: space.plant.quality }), price })
      : "—";
  const [first = "", second = ""] = space.offer.map((kind) => gameText(`court-${kind}`));
  return gameText("trade-court", { first, second, price });
}
export function courtName(kind: Court, level: number): string {
  const card = gameText(`court-${kind}`);
  return kind === "gardener" ? card : gameText("court-level", { card, level });
}
/** What a court card of a level is good for. */
export function effectOf(kind: Rank, level: number, printed: Printed): string {
  if (kind === "palace") return boardText("points", { count: printed.palace[level] ?? 0 });
  if (kind === "banker") {
    const { talents = 0, points = 0 } = printed.banker[level] ?? {};
    const income = gameText("bonus-talent", { count: talents });
    return boardText("income", {
      gain: points ? gameText("and", { first: income, second: boardText("points", { count: points }) }) : income,
    });
  }
  const { bonus = 0, keep = 0 } = printed.caravaneer[level] ?? {};
  return boardText("caravaneer-effect", { bonus, keep });
}
