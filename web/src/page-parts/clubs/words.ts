/** The words of clubs, nights and tournaments: they come with the first page that needs them. */
import { type Args, bringWords, hasWords, type Loaders, word } from "../../store/i18n.svelte";

const loaders = import.meta.glob("../../../../src/kiru/text/*/clubs.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;

export const loadClubWords = (): Promise<void> => bringWords("clubs", loaders);
export const clubWordsReady = (): boolean => hasWords("clubs");

/** A text about clubs: `c("members")` is the message `web-club-members`. */
export function c(key: string, args?: Args): string {
  return word("clubs", `web-club-${key}`, args) ?? key;
}
