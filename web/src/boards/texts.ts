/** The texts of one game's board. */
import { type Args, word } from "../store/i18n.svelte";

export interface BoardTexts {
  /** A text of the game itself: `gameText("line-trees")`. */
  gameText: (key: string, args?: Args) => string;
  /** A text of its board: with the prefix "hg", `boardText("market")` is the message `web-hg-market`. */
  boardText: (key: string, args?: Args) => string;
}

export function textsOf(game: string, prefix: string): BoardTexts {
  const gameText = (key: string, args?: Args) => word(game, key, args) ?? key;
  return { gameText, boardText: (key, args) => gameText(`web-${prefix}-${key}`, args) };
}
