/** The tools of the companion: what the hub shows, and which page stands behind an address. */
import type { IconName } from "../../art/icons";

export interface CompanionTool {
  /** Its part of the address, `/companion/<name>`, and of its words: `web-companion-<name>` and `…-about`. */
  name: string;
  icon: IconName;
  /** The games it is for, if a game stands in its address: `/companion/<name>/<game>`. */
  games: readonly string[] | null;
  /** Its page: a component; if the tool is for games it gets `game`. */
  page: () => Promise<{ default: unknown }>;
}

export const ALL_GAMES = ["hanging_gardens", "amyitis", "babylon"] as const;

export const TOOLS: readonly CompanionTool[] = [
  {
    name: "score",
    icon: "list",
    games: ALL_GAMES,
    page: () => import("../../pages/companion/ScorePage.svelte"),
  },
  {
    name: "automaton",
    icon: "bot",
    games: null,
    page: () => import("../../pages/companion/AutomatonPage.svelte"),
  },
  {
    name: "dealer",
    icon: "clock",
    games: null,
    page: () => import("../../pages/companion/DealerPage.svelte"),
  },
  {
    name: "judge",
    icon: "help",
    games: ALL_GAMES,
    page: () => import("../../pages/companion/JudgePage.svelte"),
  },
  {
    name: "box",
    icon: "enhancement",
    games: ALL_GAMES,
    page: () => import("../../pages/companion/BoxPage.svelte"),
  },
];

/** The address of a tool, for a game where it asks for one. */
export function toolPath(tool: CompanionTool, game = ""): string {
  return `/companion/${tool.name}${tool.games ? `/${game}` : ""}`;
}

/** The tool that an address means; null if there is none, or not for that game. */
export function findTool(name: string, game: string | null): CompanionTool | null {
  const tool = TOOLS.find((one) => one.name === name);
  const fits = tool && (tool.games ? game !== null && tool.games.includes(game) : game === null);
  return fits ? tool : null;
}
