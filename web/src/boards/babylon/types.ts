/** The JSON view of Babylon, as src/kiru/games/babylon/view.py makes it. */
export type Symbol = "stairway" | "fountain" | "bridge" | "statue";
export type Kind = Symbol | "belvedere";
export type Foot = "single" | "double" | "statue" | null;
export type Flower = "white" | "pink" | "yellow" | "blue";
export type Material = "clay" | "granite" | "basalt" | "starting";
export interface Tile {
  key: string;
  material: Material;
  flower: Flower;
  /** Clockwise from the north-west. */
  corners: (Symbol | null)[];
}
export interface Column {
  column: string;
  height: number;
  tile: Tile | null;
  income: number[] | null;
}
export interface Support {
  support: "four" | "nw" | "ne" | "se" | "sw";
  feet: Foot[];
  price: number;
  swaps: number;
  /** Points that the tile adds, and points that disappear under it. */
  gains: number;
  loses: number;
}
export interface Placement {
  spot: string;
  level: number;
  /** What is seen now and would not be: items, and tiles by their index. */
  hides: { items: Item[]; tiles: number[] };
  supports: Support[];
}
export interface Laid {
  tile: Tile;
  spot: string;
  cells: string[];
  level: number;
  rotation: number;
  /** What the corners count as now. */
  symbols: (Symbol | null)[];
  /** The corner that counts as something else than is printed on it, for this turn. */
  changed: number | null;
  feet: Foot[];
  fresh: boolean;
  visible: boolean;
}
export interface Item {
  kind: Kind;
  pillar: boolean;
  cells: string[];
  level: number;
  visible: boolean;
  points: number;
}
export interface Cell {
  cell: string;
  level: number;
  tile: number | null;
  symbol: Symbol | null;
  item: Kind | null;
  bridge: number | null;
  fresh: boolean;
}
export interface Player {
  flower: Flower | null;
  singles: number;
  stored: Tile | null;
  tiles: Laid[];
  items: Item[];
  cells: Cell[];
  highest: number;
  bare: number;
  total: number;
}
export interface BabylonView {
  game: "babylon";
  phase: string;
  seat: number | null;
  turn: number;
  first: number | null;
  round: number;
  rounds: number;
  edition: "english" | "polish";
  token: string | null;
  tokens_left: number;
  removals: number;
  supply: Record<string, number>;
  quarry: Column[];
  dug: Tile | null;
  doubles: number;
  building: { tile: Tile; spot: string | null; level: number | null; support: string | null } | null;
  placements: Placement[];
  changed: string | null;
  players: Player[];
}
