/** From one click to a table. */
import { api, type NewTable } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { keepInvites } from "../lib/invites";
import type { BotInfo, GameInfo } from "../lib/protocol";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";

export const botName = (bot: BotInfo): string => (typeof bot === "string" ? bot : bot.name);

export const botTitle = (bot: BotInfo): string => (typeof bot === "string" ? undefined : bot.title) ?? t(`bot-${botName(bot)}`);

/** The bot offered first: a friendly one that answers at once. */
export function usualBot(game: GameInfo): string {
  const names = game.bots.map(botName);
  return names.find((name) => name === "gardener") ?? names.at(-1) ?? "random";
}

export function wish(game: GameInfo, bots: number): NewTable {
  const bot = usualBot(game);
  return {
    game: game.name,
    options: {},
    seats: [{ kind: "person", name: settings.name }, ...Array.from({ length: bots }, () => ({ kind: "bot" as const, bot }))],
    claim: [0],
    dealer: { kind: "random" },
    listed: false,
    allow: { undo: true, hints: true, spectators: true },
    clock: null,
  };
}

export async function open(wanted: NewTable): Promise<void> {
  const made = await api.make(wanted, settings.language);
  keepInvites(made);
  go(`/t/${made.table}`);
}
