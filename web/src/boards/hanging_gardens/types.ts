/** The view of The Hanging Gardens, as games/hanging_gardens/view.py gives it. */

export type Flower = "blue" | "red" | "yellow";
export type Bonus = "crown" | "gold" | "tool";
export interface Piece {
  key: string;
  kind: "empty" | "animal" | "tree" | "visitor" | "flowers";
  species: string | null;
  flowers: Record<Flower, number>;
  irrigated: boolean;
  bonuses: Bonus[];
  points: number[] | null;
  groups?: number[] | null;
  wish?: { points: number; items: string[] } | null;
}
export interface Column {
  gardeners: (number | null)[];
  cards: (Piece | null)[];
  costs: number[];
}
export interface Stack {
  cost: number;
  top: Piece | null;
  below: number;
}
export interface Objective {
  key: string | null;
  item: string | null;
  required: number | null;
  needed: number[] | null;
  bonus: "tool" | "gold" | null;
  spaces: { points: number; seat: number | null }[];
  progress: number[][];
}
export interface Place {
  cell: string;
  level: number;
  card: Piece;
  tile: Piece | null;
  irrigated: boolean;
}
export interface Player {
  gold: number;
  tools: number;
  gardeners: number;
  irrigation: { key: string; left: string; cells: string[] } | null;
  garden: Place[];
  score: Record<string, number>;
  total: number;
}
export interface Automaton {
  gardeners: number;
  objectives: number;
  card: { number: number; columns: number[]; level?: number; discard: string; action: string } | null;
  rank: number;
}
export interface GardensView {
  game: "hanging_gardens";
  phase: string;
  seat: number | null;
  turn: number;
  round: number;
  rounds: number;
  marker: number;
  supply: { gold: number; tools: number };
  deck: number;
  market: Column[];
  stacks: Stack[];
  objectives: Objective[];
  hand: Piece | null;
  bought: Piece | null;
  players: Player[];
  automaton: Automaton | null;
}
