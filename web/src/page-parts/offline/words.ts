/** The words of playing without a server: they come with the first page or notice that needs them. */
import { type Args, bringWords, hasWords, type Loaders, word } from "../../store/i18n.svelte";

const loaders = import.meta.glob("../../../../src/kiru/text/*/offline.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;

export const loadOfflineWords = (): Promise<void> => bringWords("offline", loaders);
export const offlineWordsReady = (): boolean => hasWords("offline");

/** A text about playing without a server: `o("title")` is the message `web-offline-title`. */
export function o(key: string, args?: Args): string {
  return word("offline", `web-offline-${key}`, args) ?? key;
}
