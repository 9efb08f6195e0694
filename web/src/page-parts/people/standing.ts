/** How one of the own games stands, as a text of the pages and what it is filled with. */
import type { OwnGame } from "../../net/protocol.gen";

export interface GameStatus {
  key: string;
  args?: Record<string, number>;
  /** What it is drawn like. */
  kind: "turn" | "won" | "plain";
}

export function standing(game: Pick<OwnGame, "phase" | "your_turn" | "scores" | "you" | "players">): GameStatus {
  if (game.phase === "waiting") return { key: "phase-waiting", kind: "plain" };
  if (game.phase === "playing")
    return game.your_turn ? { key: "your-turn", kind: "turn" } : { key: "phase-playing", kind: "plain" };
  const own = game.you.flatMap((seat) => game.scores?.[seat] ?? []);
  // Who has several seats plays with themselves or shares the device: a place says nothing then.
  const [mine] = own;
  if (!mine || own.length > 1) return { key: "phase-over", kind: "plain" };
  if (game.players === 1) return { key: "points", args: { count: mine.points }, kind: "plain" };
  if (mine.place === 1) return { key: "i-won", args: { points: mine.points }, kind: "won" };
  return { key: "i-came", args: { place: mine.place, players: game.players, points: mine.points }, kind: "plain" };
}
