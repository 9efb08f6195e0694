/** The pieces in words, with the game's own texts. */
import { type Args, word } from "../../lib/i18n.svelte";
import type { Area, Court, Printed, Rank, Resource, Space, Tile } from "./types";

export function say(key: string, args?: Args): string {
  return word("amyitis", key, args) ?? key;
}
/** A text of this board: `tell("garden")` is the message `web-amyitis-garden`. */
export function tell(key: string, args?: Args): string {
  return say(`web-amyitis-${key}`, args);
}
export function resourceName(resource: Resource): string {
  return say(`resource-${resource}`);
}
/** A city by name; a box of one's own may have cities that no text knows. */
export function cityName(key: string): string {
  return word("amyitis", `city-${key}`) ?? key.replaceAll("_", " ");
}
export function areaName(area: Area): string {
  const [first, second] = area.squares;
  return say(area.twin ? `area-${area.twin}` : "area", { first, second });
}
/** A garden tile: its points and bonuses, as Python's tile_name tells it. */
export function tileName(tile: Tile): string {
  const parts = [tell("points", { count: tile.points })];
  for (const bonus of ["talent", "camel", "resource", "court"] as const) {
    const count = tile.bonuses.filter((one) => one === bonus).length;
    if (count) parts.push(say(`bonus-${bonus}`, { count }));
  }
  return parts.join(", ");
}
/** What a city asks for. */
function priceOf(space: Space): string {
  if (!space.demand) return "";
  const first = say(`resource-${space.demand}.object`);
  const extra = space.plant?.extra;
  if (!extra) return first;
  return extra === space.demand ? say("twice", { resource: first }) : say("and", { first, second: say(`resource-${extra}.object`) });
}
/** What can be done in a city. */
export function tradeOf(space: Space): string {
  if (space.kind === "sell") return say("trade-sell");
  const price = priceOf(space);
  if (space.kind === "plant") return space.plant ? say("trade-plant", { plant: say("plant", { quality: space.plant.quality }), price }) : "—";
  const [first = "", second = ""] = space.offer.map((kind) => say(`court-${kind}`));
  return say("trade-court", { first, second, price });
}
export function courtName(kind: Court, level: number): string {
  const card = say(`court-${kind}`);
  return kind === "gardener" ? card : say("court-level", { card, level });
}
/** What a court card of a level is good for. */
export function effectOf(kind: Rank, level: number, printed: Printed): string {
  if (kind === "palace") return tell("points", { count: printed.palace[level] ?? 0 });
  if (kind === "banker") {
    const { talents = 0, points = 0 } = printed.banker[level] ?? {};
    const income = say("bonus-talent", { count: talents });
    return tell("income", { gain: points ? say("and", { first: income, second: tell("points", { count: points }) }) : income });
  }
  const { bonus = 0, keep = 0 } = printed.caravaneer[level] ?? {};
  return tell("caravaneer-effect", { bonus, keep });
}
