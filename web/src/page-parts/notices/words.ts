/** The words of the page about messages: they come along with it. */
import { type Args, bringWords, hasWords, type Loaders, word } from "../../store/i18n.svelte";

const loaders = import.meta.glob("../../../../src/kiru/text/*/notices.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;

export const loadNoticeWords = (): Promise<void> => bringWords("notices", loaders);
export const noticeWordsReady = (): boolean => hasWords("notices");

/** A text about messages: `n("save")` is the message `web-notices-save`. */
export function n(key: string, args?: Args): string {
  return word("notices", `web-notices-${key}`, args) ?? key;
}
