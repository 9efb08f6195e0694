/** Which page an address leads to. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "table"; table: string }
  | { page: "rules"; game: string }
  | { page: "pad"; game: string }
  | { page: "learn"; game: string }
  | { page: "games" }
  | { page: "lobby" }
  | { page: "leaderboards"; game: string | null }
  | { page: "clubs" }
  | { page: "club"; club: string }
  | { page: "contest"; contest: string }
  | { page: "me" }
  | { page: "missing" };

export function parseRoute(path: string): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "missing" };
  }
  const [head, id, ...rest] = parts;
  if (rest.length) return { page: "missing" };
  if (head === undefined) return { page: "home" };
  if (head === "new") return { page: "new", game: id ?? null };
  if (head === "t" && id) return { page: "table", table: id };
  if (head === "learn" && id) return { page: "learn", game: id };
  if (head === "lobby" && !id) return { page: "lobby" };
  if (head === "games" && !id) return { page: "games" };
  if (head === "me" && !id) return { page: "me" };
  if (head === "leaderboards") return { page: "leaderboards", game: id ?? null };
  if (head === "clubs" && !id) return { page: "clubs" };
  if (head === "club" && id) return { page: "club", club: id };
  if (head === "contest" && id) return { page: "contest", contest: id };
  if (head === "rules" && id) return { page: "rules", game: id };
  if (head === "pad" && id) return { page: "pad", game: id };
  return { page: "missing" };
}
