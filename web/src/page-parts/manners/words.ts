/** The words of muting, blocking, reporting and moderating: they come when they are needed. */
import { type Args, bringWords, hasWords, type Loaders, word } from "../../store/i18n.svelte";

const loaders = import.meta.glob("../../../../src/kiru/text/*/manners.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;

export const loadMannersWords = (): Promise<void> => bringWords("manners", loaders);
export const mannersWordsReady = (): boolean => hasWords("manners");

/** A text about manners: `m("mute")` is the message `web-manners-mute`. */
export function m(key: string, args?: Args): string {
  return word("manners", `web-manners-${key}`, args) ?? key;
}
