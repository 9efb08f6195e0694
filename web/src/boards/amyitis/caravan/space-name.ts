/* What a city of the ring is called, for those who hear the board. */
import type { Space } from "../../../net/protocol.gen";
import type { TableStore } from "../../../store/table/table-store.svelte";
import { seatName } from "../../../ui/seat-name";
import { boardText, cityName, gameText, tradeOf } from "../words";

/** Its name and trade, and what it costs the one who leads the caravan; null where nobody does. */
export function spaceName(table: TableStore, space: Space, mover: number | null): string {
  const known = table.legal.get(`caravan ${space.distance}`);
  if (known) return known;
  const [city, trade] = [cityName(space.key), tradeOf(space)];
  if (!space.distance) return boardText("caravan-here", { city, trade });
  if (mover === null) return `${city}: ${trade}`;
  const key = space.reach ? "describe-space" : "describe-space-far";
  return gameText(key, { city, trade, cost: space.cost, name: seatName(table.head, mover) });
}
