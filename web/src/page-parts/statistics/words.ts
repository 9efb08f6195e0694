/** The words of the statistics: they come along with their page. */
import { type Args, bringWords, hasWords, type Loaders, word } from "../../store/i18n.svelte";

const loaders = import.meta.glob("../../../../src/kiru/text/*/statistics.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;

export const loadStatisticsWords = (): Promise<void> => bringWords("statistics", loaders);
export const statisticsWordsReady = (): boolean => hasWords("statistics");

/** A text about the own games: `s("games")` is the message `web-stats-games`. */
export function s(key: string, args?: Args): string {
  return word("statistics", `web-stats-${key}`, args) ?? key;
}
