/** What a bot is like, in a word; empty for those that are tools. */
import { t } from "../store/i18n.svelte";

export function temper(bot: string): string {
  const key = `temper-${bot.split("-")[0]}`;
  const found = t(key);
  return found === key ? "" : found;
}
