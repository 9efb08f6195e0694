/** The JSON view of Amyitis, as src/kiru/games/amyitis/view.py makes it. */
export type Resource = "barley" | "dates" | "salt" | "palm" | "wine";
export type Craft = "peasant" | "priest" | "engineer" | "merchant";
export type Rank = "caravaneer" | "banker" | "palace";
export type Court = Rank | "gardener";
export type Bonus = "talent" | "camel" | "resource" | "court";
/** A seat, nobody's gray cube, or nothing. */
export type Owner = number | "neutral" | null;
export type Purse = Record<Resource, number>;

export interface Tile {
  key: string;
  quality: number;
  points: number;
  bonuses: Bonus[];
}
export interface Group {
  cost: number;
  cards: { craft: Craft | null; turned: boolean }[];
}
export interface Plant {
  key: string;
  side: number;
  quality: number;
  extra: Resource | null;
  back: { quality: number; extra: Resource | null };
}
export interface Space {
  key: string;
  kind: "sell" | "plant" | "court";
  demand: Resource | null;
  offer: Court[];
  plant: Plant | null;
  distance: number;
  cost: number;
  reach: boolean;
  possible: boolean;
  rule: string | null;
}
export interface Field {
  key: "upper" | "lower";
  spaces: { resource: Resource; seat: number | null }[];
}
export interface Temple {
  key: "ishtar" | "marduk" | "tammouz";
  cubes: Owner[];
  first: number | null;
  second: number | null;
}
export interface Square {
  key: string;
  floor: number;
  tile: Tile | null;
  planted: boolean;
  unused: boolean;
  watered: boolean;
}
export interface Area {
  key: string;
  squares: [string, string];
  twin: "low" | "high" | null;
  owner: Owner;
  linked: boolean;
  available: boolean;
}
export interface Player {
  tokens: Purse;
  keep: number;
  camels: number;
  talents: number;
  cubes: number;
  gardeners: number;
  caravaneer: number;
  banker: number;
  palace: number;
  passed: boolean;
  tiles: Tile[];
  track: number;
  score: Record<string, number>;
  total: number;
}
export interface Printed {
  caravaneer: { bonus: number; keep: number }[];
  banker: { talents: number; points: number }[];
  palace: number[];
  favor: { tiles: number; points: number }[];
}
export interface Pending {
  due?: Resource[];
  plant?: Plant;
  gardeners?: Record<string, number>;
  square?: string;
  tile?: Tile;
  given?: Resource;
}
export interface AmyitisView {
  game: "amyitis";
  phase: string;
  seat: number | null;
  turn: number;
  round: number;
  first: number;
  last_round: boolean;
  /** Rounds in a row without a planting, once the end of the game draws near by them. */
  fallow: { rounds: number; limit: number } | null;
  tiles_left: number;
  end_tiles: number;
  supply: { tokens: Purse; camels: number; talents: number };
  groups: Group[];
  caravan: number;
  track: Space[];
  fields: Field[];
  temples: Temple[];
  passed: number[];
  squares: Square[];
  areas: Area[];
  court: Record<Rank, number[]> & { gardener: number; tokens: Resource[] };
  printed: Printed;
  players: Player[];
  pending: Pending | null;
}
