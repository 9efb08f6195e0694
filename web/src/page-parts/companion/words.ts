/** The words of the companion: they come with the first of its pages, all of its files together. */
import { type Args, bringWords, hasWords, type Loaders, word } from "../../store/i18n.svelte";

const loaders = import.meta.glob("../../../../src/kiru/text/*/companion*.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;

export const loadCompanionWords = (): Promise<void> => bringWords("companion", loaders);
export const companionWordsReady = (): boolean => hasWords("companion");

/** A text of the companion: `c("title")` is the message `web-companion-title`. */
export function c(key: string, args?: Args): string {
  return word("companion", `web-companion-${key}`, args) ?? key;
}
