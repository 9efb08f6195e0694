/** Pieces in words, with the game's own texts; and which glyph stands for what. */
import type { IconName } from "../../art/icons";
import { type Args, word } from "../../lib/i18n.svelte";
import type { Piece } from "./types";

export const GAME = "hanging_gardens";

export function say(key: string, args?: Args): string {
  return word(GAME, key, args) ?? key;
}

/** A text of this board: `tell("market")` is the message `web-hg-market`. */
export function tell(key: string, args?: Args): string {
  return say(`web-hg-${key}`, args);
}

const GLYPHS: Record<string, IconName> = {
  animals: "paw",
  trees: "tree",
  irrigated: "water",
  visitors: "visitor",
  gold: "gold",
  tools: "tool",
  crowns: "crown",
  blue: "blue",
  yellow: "yellow",
  red: "red",
  objectives: "objective",
  enhancements: "enhancement",
  animal: "paw",
  tree: "tree",
  irrigation: "water",
  visitor: "visitor",
  flowers: "white",
};

/** The glyph of an item that objectives, visitors and the automaton ask for. */
export function glyph(item: string): IconName {
  return GLYPHS[item] ?? "star";
}

function figure(piece: Piece): string[] {
  if (piece.kind === "animal" && piece.points) {
    const [low = 0, middle = 0, high = 0] = piece.points;
    return [say("piece-animal", { species: say(`species-${piece.species}`), low, middle, high })];
  }
  if (piece.kind === "tree") return [say(`species-${piece.species}`)];
  if (piece.kind === "visitor") {
    const name = word(GAME, `visitor-${piece.species}`) ?? (piece.species ?? "").replaceAll("_", " ");
    const wish = piece.wish;
    if (!wish) return [name];
    const items = wish.items.map((item) => say(`wish-${item}`)).join(" + ");
    return [`${name} (${say("visitor-wish", { points: wish.points, wish: items })})`];
  }
  return piece.kind === "empty" ? [say("piece-empty")] : [];
}

/** A card or enhancement with everything on it, as Python's piece_name tells it. */
export function pieceName(piece: Piece | null): string {
  if (!piece) return "—";
  const parts = figure(piece);
  for (const color of ["blue", "red", "yellow"] as const)
    if (piece.flowers[color]) parts.push(say(`flowers-${color}`, { count: piece.flowers[color] }));
  if (piece.irrigated) parts.push(say("piece-irrigated"));
  for (const bonus of piece.bonuses) parts.push(say(`icon-${bonus}`));
  return parts.join(", ");
}
