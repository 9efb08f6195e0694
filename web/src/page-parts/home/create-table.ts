/** From one click to a table. */
import { api } from "../../net/api";
import { t } from "../../store/i18n.svelte";
import { storeInvites } from "../../store/invites";
import type { GameInfo, NewTable } from "../../net/protocol.gen";
import { go } from "../../store/router.svelte";
import { settings } from "../../store/settings.svelte";

export const botTitle = (bot: string): string => t(`bot-${bot}`);

/** The bots that are good company; the others are for tools. */
export const offeredBots = (game: GameInfo | null): string[] =>
  (game?.bots ?? []).filter((name) => name !== "random" && name !== "greedy");

/** The bot offered first: a friendly one that answers at once. */
export function defaultBot(game: GameInfo): string {
  const offered = offeredBots(game);
  return offered.find((name) => name === "gardener") ?? offered.at(-1) ?? "random";
}

/** A new table with everything that the form shows. */
export type FilledTable = Required<Omit<NewTable, "box" | "lesson">>;

/** What the options are without a choice: the language of the pages has a say, so the server is told each of them. */
const usualOptions = (game: GameInfo): Record<string, string> =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));

export function quickTable(game: GameInfo, bots: number): FilledTable {
  const bot = defaultBot(game);
  return {
    game: game.name,
    options: usualOptions(game),
    seats: [
      { kind: "person", name: settings.name },
      ...Array.from({ length: bots }, () => ({ kind: "bot" as const, bot })),
    ],
    claim: [0],
    dealer: { kind: "random" },
    listed: false,
    allow: { undo: true, hints: true, spectators: true, rated: false },
    clock: null,
    best_of: null,
    close_hours: null,
  };
}

export async function createTable(wanted: NewTable, create: typeof api.createTable = api.createTable): Promise<void> {
  const made = await create(wanted, settings.language);
  storeInvites(made);
  go(`/t/${made.table}`);
}
