/** The words of the profile page: they come along with it. */
import { type Args, bringWords, hasWords, type Loaders, word } from "../../store/i18n.svelte";

const loaders = import.meta.glob("../../../../src/kiru/text/*/profile.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;

export const loadProfileWords = (): Promise<void> => bringWords("profile", loaders);
export const profileWordsReady = (): boolean => hasWords("profile");

/** A text about the own profile: `p("save")` is the message `web-profile-save`. */
export function p(key: string, args?: Args): string {
  return word("profile", `web-profile-${key}`, args) ?? key;
}
