/** Which page an address leads to. */

/** Pages that are there once, each under its own name. */
const PLAIN = ["games", "lobby", "clubs", "me", "statistics", "moderation", "notices", "offline", "replay"] as const;
type PlainPage = (typeof PLAIN)[number];
export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "table"; table: string }
  | { page: "rules" | "pad" | "learn"; game: string }
  | { [Page in PlainPage]: { page: Page } }[PlainPage]
  | { page: "leaderboards"; game: string | null }
  | { page: "puzzles"; game: string | null; number: number | null }
  | { page: "companion"; tool: string | null; game: string | null }
  | { page: "club"; club: string }
  | { page: "contest"; contest: string }
  | { page: "missing" };

export function parseRoute(path: string): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "missing" };
  }
  const [head, id, ...rest] = parts;
  if (head === "puzzles") return puzzleRoute(id, rest);
  if (head === "companion" && rest.length < 2) return { page: head, tool: id ?? null, game: rest[0] ?? null };
  if (rest.length) return { page: "missing" };
  if (head === undefined) return { page: "home" };
  if (head === "new") return { page: "new", game: id ?? null };
  if (head === "t" && id) return { page: "table", table: id };
  const plain = PLAIN.find((page) => page === head);
  if (plain && !id) return { page: plain };
  if (head === "leaderboards") return { page: "leaderboards", game: id ?? null };
  if (head === "club" && id) return { page: "club", club: id };
  if (head === "contest" && id) return { page: "contest", contest: id };
  if ((head === "learn" || head === "rules" || head === "pad") && id) return { page: head, game: id };
  return { page: "missing" };
}

/** `/puzzles`, `/puzzles/babylon` for today's, `/puzzles/babylon/7` for one of the archive, counted from 1. */
function puzzleRoute(game: string | undefined, [number, ...rest]: string[]): Route {
  const wanted = number === undefined ? null : Number(number) - 1;
  if (rest.length || (wanted !== null && (!Number.isInteger(wanted) || wanted < 0))) return { page: "missing" };
  return { page: "puzzles", game: game ?? null, number: wanted };
}

/** A page about oneself, or the moderators' own. */
export type OwnPage = "me" | "statistics" | "moderation" | "notices";
const OWN = new Set<Route["page"]>(["me", "statistics", "moderation", "notices"] satisfies OwnPage[]);

export function isOwnPage(route: Route): route is Extract<Route, { page: OwnPage }> {
  return OWN.has(route.page);
}
