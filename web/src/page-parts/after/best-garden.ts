/** The best garden that was grown on this device, by game and number of players. */

interface Best {
  points: number;
  table: string;
}
/** How a finished garden compares with the best one before it. */
export interface GardenRecord {
  points: number;
  /** The best before this game; null: it was the first one. */
  before: number | null;
}

type Shelf = Pick<Storage, "getItem" | "setItem">;
const keyOf = (game: string, players: number) => `kiru-best ${game} ${players}`;

function read(shelf: Shelf, key: string): (Best & { before: number | null }) | null {
  try {
    return JSON.parse(shelf.getItem(key) ?? "null") as (Best & { before: number | null }) | null;
  } catch {
    return null;
  }
}

/** Note a finished garden; looking at the same table again tells the same. */
export function noteGarden(game: string, players: number, table: string, points: number, shelf: Shelf): GardenRecord {
  const key = keyOf(game, players);
  const known = read(shelf, key);
  if (known && known.table === table) return { points: known.points, before: known.before };
  if (known && known.points >= points) return { points: known.points, before: known.points };
  try {
    shelf.setItem(key, JSON.stringify({ points, table, before: known?.points ?? null }));
  } catch {
    // A storage that is full or forbidden: then nothing is remembered.
  }
  return { points, before: known?.points ?? null };
}
