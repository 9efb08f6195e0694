/** What a step changed on a player's mat. */
import type { AmyitisPlayer } from "../../../net/protocol.gen";

export interface Change {
  key: string;
  by: number;
}
const COUNTS = ["camels", "talents", "gardeners", "cubes", "caravaneer", "banker", "palace"] as const;
const held = (player: AmyitisPlayer) => Object.values(player.tokens).reduce((sum, count) => sum + count, 0);

export function changesOf(before: AmyitisPlayer, after: AmyitisPlayer): Change[] {
  return [
    ...COUNTS.map((key) => ({ key, by: after[key] - before[key] })),
    { key: "tokens", by: held(after) - held(before) },
    { key: "tiles", by: after.tiles.length - before.tiles.length },
  ].filter(({ by }) => by !== 0);
}
