/** The words of the puzzles: they come with their page. */
import { type Args, bringWords, hasWords, type Loaders, word } from "../../store/i18n.svelte";

const loaders = import.meta.glob("../../../../src/kiru/text/*/puzzles.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;

export const loadPuzzleWords = (): Promise<void> => bringWords("puzzles", loaders);
export const puzzleWordsReady = (): boolean => hasWords("puzzles");

/** A text about puzzles: `p("today")` is the message `web-puzzle-today`. */
export function p(key: string, args?: Args): string {
  return word("puzzles", `web-puzzle-${key}`, args) ?? key;
}
