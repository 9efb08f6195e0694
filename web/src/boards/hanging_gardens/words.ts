/** Pieces in words, with the game's own texts; and which glyph stands for what. */
import type { IconName } from "../../art/icons";
import { word } from "../../store/i18n.svelte";
import { textsOf } from "../texts";
import type { Piece } from "../../net/protocol.gen";

export const { gameText, boardText } = textsOf("hanging_gardens", "hg");

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
export function itemIcon(item: string): IconName {
  return GLYPHS[item] ?? "star";
}

function figure(piece: Piece): string[] {
  if (piece.kind === "animal" && piece.points) {
    const [low = 0, middle = 0, high = 0] = piece.points;
    return [gameText("piece-animal", { species: gameText(`species-${piece.species}`), low, middle, high })];
  }
  if (piece.kind === "tree") return [gameText(`species-${piece.species}`)];
  if (piece.kind === "visitor") {
    const name = word("hanging_gardens", `visitor-${piece.species}`) ?? (piece.species ?? "").replaceAll("_", " ");
    const wish = piece.wish;
    if (!wish) return [name];
    const items = wish.items.map((item) => gameText(`wish-${item}`)).join(" + ");
    const item = wish.items.length === 1 ? (wish.items[0] ?? "") : "set";
    const each = gameText("wish-each", { item, wish: items });
    return [`${name} (${gameText("visitor-wish", { points: wish.points, wish: each })})`];
  }
  return [];
}

function flowerWords(piece: Piece): string[] {
  const colors = (["blue", "red", "yellow"] as const).filter((color) => piece.flowers[color]);
  return colors.map((color) => gameText(`flowers-${color}`, { count: piece.flowers[color] }));
}

/** What the booklet calls an Empty card: a bed, empty or with its flowers. */
const bedName = (flowers: readonly string[]) =>
  flowers.length ? gameText("piece-bed-flowers", { flowers: flowers.join(", ") }) : gameText("piece-bed");

/** A card or enhancement with everything on it, as Python's piece_name tells it. */
export function pieceName(piece: Piece | null): string {
  if (!piece) return "—";
  const flowers = flowerWords(piece);
  const parts = piece.kind === "empty" ? [bedName(flowers)] : [...figure(piece), ...flowers];
  if (piece.irrigated) parts.push(gameText("piece-irrigated"));
  for (const bonus of piece.bonuses) parts.push(gameText(`icon-${bonus}`));
  return parts.join(", ");
}
