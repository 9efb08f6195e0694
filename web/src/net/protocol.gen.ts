/** Written by tools/protocol.py from src/kiru/protocol: change it there. */

/** What went wrong: a key for programs, a sentence for people, the rule behind a refusal. */
export interface ErrorText {
  key: string;
  text: string;
  rule?: string;
}

/** The body of every answer that is a refusal. */
export interface ErrorBody {
  error: ErrorText;
}

export type Phase = "waiting" | "playing" | "over";

export type SeatKind = "person" | "bot";

export type SeatStatus = "open" | "kept" | "taken" | "left" | "resigned" | "late";

/** A seat as lists of tables show it. */
export interface ListedSeat {
  seat: number;
  kind: SeatKind;
  name: string;
  /** The bot that decides for the seat now, a person's seat included. */
  bot: string | null;
  status: SeatStatus;
}

/** A seat of a table. */
export interface Seat extends ListedSeat {
  /** Whether the person is connected. */
  here: boolean;
  /** Since when a person who was connected is not any more. */
  away: string | null;
  /** Until when the seat is kept for who played here before. */
  kept: string | null;
  /** Silenced by the owner. */
  muted: boolean;
  /** Seconds left on the clock. */
  left: number | null;
  /** The others may let a bot play on. */
  replaceable: boolean;
  /** What the seat has picked for itself before the game, one of the head's `picks`; null: what the deal brings. */
  pick: string | null;
}

/** What the table permits. */
export interface Permissions {
  undo: boolean;
  hints: boolean;
  spectators: boolean;
  chat: boolean;
  /** The game counts for ratings. */
  rated: boolean;
}

/** So many hours for every turn. */
export interface Deadline {
  kind: "deadline";
  hours: number;
}

/** So many minutes for the whole game, and an increment of seconds for every decision. */
export interface ThinkingTime {
  kind: "clock";
  minutes: number;
  increment: number;
}

export type Clock = Deadline | ThinkingTime;

/** Who deals: a random seed is sealed by its hash until the game is over, a chosen one is open to all. */
export interface DealerInfo {
  kind: "random" | "seeded" | "scripted";
  hash?: string;
  seed?: string | null;
}

/** How a table ended before its game did. */
export interface Ending {
  /** `closed`: by whoever moderates the server. */
  kind: "resigned" | "agreed" | "abandoned" | "ended" | "stuck" | "closed";
  seat?: number;
}

/** Several games of which the most wins count. */
export interface SeriesScore {
  best_of: number;
  /** Games won by each seat; this one among them as soon as it is over. */
  wins: number[];
}

/** One line of a list of tables. */
export interface ListedTable {
  table: string;
  game: string;
  players: number;
  seats: ListedSeat[];
  phase: Phase;
  seq: number;
  asked: number | null;
  created: string;
  changed: string;
  ended: Ending | null;
}

/** A table of this device. */
export interface OwnTable extends ListedTable {
  you: number[];
  your_turn: boolean;
}

/** The public head of a table. */
export interface Head {
  table: string;
  game: string;
  players: number;
  options: Record<string, string>;
  box: string;
  seats: Seat[];
  phase: Phase;
  seq: number;
  asked: number | null;
  /** Since when the asked seat is asked. */
  since: string | null;
  /** Until when it may think. */
  due: string | null;
  created: string;
  listed: boolean;
  /** A record to look at: nobody plays. */
  look: boolean;
  /** So many decisions were brought along. */
  base: number;
  allow: Permissions;
  clock: Deadline | ThinkingTime | null;
  dealer: DealerInfo;
  ended: Ending | null;
  /** The rematch. */
  next: string | null;
  /** The seats that want to end the game as it stands; null: nobody has offered it. */
  offer: number[] | null;
  /** How many games of a series everybody has won. */
  series: SeriesScore | null;
  /** A guided first game: its learner plays the first seat, the companion the others. */
  lesson: "begun" | "finished" | null;
  /** What a seat may pick for itself while the table waits, such as its flower. */
  picks: string[];
  /** How many connections to this node watch without a seat. */
  spectators?: number;
}

export type Resource = "barley" | "dates" | "salt" | "palm" | "wine";

export type Craft = "peasant" | "priest" | "engineer" | "merchant";

export type Rank = "caravaneer" | "banker" | "palace";

export type Court = "caravaneer" | "banker" | "palace" | "gardener";

export type TileBonus = "talent" | "camel" | "resource" | "court";

export type SpaceKind = "sell" | "plant" | "court";

export type FieldRow = "upper" | "lower";

export type TempleName = "ishtar" | "marduk" | "tammouz";

export type Twin = "low" | "high";

/** A seat, nobody's gray cube, or nothing. */
export type Owner = number | "neutral" | null;

export type Purse = Record<Resource, number>;

/** A tile of the garden with everything printed on it. */
export interface GardenTile {
  key: string;
  quality: number;
  points: number;
  bonuses: TileBonus[];
}

/** A craft card; turned when it has been taken. */
export interface CraftCard {
  craft: Craft | null;
  turned: boolean;
}

/** A group of craft cards with the price of its next one. */
export interface CraftGroup {
  cost: number;
  cards: CraftCard[];
}

/** The other side of a plant card. */
export interface PlantBack {
  quality: number;
  extra: Resource | null;
}

/** A plant card, the side that lies up. */
export interface Plant {
  key: string;
  side: number;
  quality: number;
  extra: Resource | null;
  back: PlantBack;
}

/** A space of the caravan track, with what it takes the player on turn to get there. */
export interface Space {
  key: string;
  kind: SpaceKind;
  demand: Resource | null;
  offer: Court[];
  plant: Plant | null;
  distance: number;
  cost: number;
  reach: boolean;
  possible: boolean;
  /** The rule that forbids to go there. */
  rule: string | null;
}

/** A space of the fields and whose cube is on it. */
export interface FieldSpace {
  resource: Resource;
  seat: number | null;
}

/** A row of the fields from the left. */
export interface Field {
  key: FieldRow;
  spaces: FieldSpace[];
}

/** A temple from the left, with first and second place as it stands. */
export interface Temple {
  key: TempleName;
  cubes: Owner[];
  first: number | null;
  second: number | null;
}

/** A square of the garden with its tile. */
export interface Square {
  key: string;
  floor: number;
  tile: GardenTile | null;
  planted: boolean;
  unused: boolean;
  watered: boolean;
}

/** An irrigation area: between which squares it lies, and whose cube is on it. */
export interface Area {
  key: string;
  squares: string[];
  twin: Twin | null;
  owner: Owner;
  linked: boolean;
  available: boolean;
}

/** The court cards left by type and level, and the tokens on the level 2 caravaneers. */
export interface CourtCards {
  caravaneer: number[];
  banker: number[];
  palace: number[];
  gardener: number;
  tokens: Resource[];
}

/** What a caravaneer does. */
export interface CaravaneerLevel {
  bonus: number;
  keep: number;
}

/** What a banker does. */
export interface BankerLevel {
  talents: number;
  points: number;
}

/** What the favor of Amyitis asks for and gives. */
export interface Favor {
  tiles: number;
  points: number;
}

/** What the court cards do by level, and the favor at this number of players. */
export interface Printed {
  caravaneer: CaravaneerLevel[];
  banker: BankerLevel[];
  palace: number[];
  favor: Favor[];
}

/** A player's things and live score. */
export interface AmyitisPlayer {
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
  tiles: GardenTile[];
  track: number;
  score: Lines;
  total: number;
}

/** What has been begun and not finished: a payment, a planting, an exchange. */
export interface Pending {
  due?: Resource[];
  plant?: Plant;
  gardeners?: Lines;
  square?: string;
  tile?: GardenTile;
  given?: Resource;
}

/** Rounds in a row without a planting, and how many of them end the game. */
export interface Fallow {
  rounds: number;
  limit: number;
}

/** What is left to take. */
export interface AmyitisSupply {
  tokens: Purse;
  camels: number;
  talents: number;
}

/** The table of Amyitis. */
export interface AmyitisView {
  game: "amyitis";
  phase: string;
  /** Who is asked. */
  seat: number | null;
  turn: number;
  round: number;
  first: number;
  last_round: boolean;
  tiles_left: number;
  end_tiles: number;
  /** Once the end of the game draws near by it. */
  fallow: Fallow | null;
  supply: AmyitisSupply;
  groups: CraftGroup[];
  caravan: number;
  track: Space[];
  fields: Field[];
  temples: Temple[];
  passed: number[];
  squares: Square[];
  areas: Area[];
  court: CourtCards;
  printed: Printed;
  players: AmyitisPlayer[];
  pending: Pending | null;
}

/** What a score sheet is filled with: the tiles of the garden, resource tokens, and the most of both numbers. */
export interface AmyitisSheetPieces {
  tiles: GardenTile[];
  resources: Resource[];
  keep: number;
  track: number;
  /** After so many rounds without a planting the game is over. */
  fallow: number;
}

export type TileSymbol = "stairway" | "fountain" | "bridge" | "statue";

export type Kind = "stairway" | "fountain" | "bridge" | "statue" | "belvedere";

export type Foot = "single" | "double" | "statue" | null;

export type Flower = "white" | "pink" | "yellow" | "blue";

export type Material = "clay" | "granite" | "basalt" | "starting";

/** On four pillars, or the corner that stays free. */
export type Carrying = "four" | "nw" | "ne" | "se" | "sw";

export type Edition = "english" | "polish";

export type Stock = "stairway" | "fountain" | "bridge" | "statue" | "belvedere" | "single" | "double";

/** A tile with everything printed on it. */
export interface TerraceTile {
  key: string;
  material: Material;
  flower: Flower;
  /** Clockwise from the north-west. */
  corners: (TileSymbol | null)[];
}

/** A column of the quarry: its height, the visible tile, and what digging it pays each seat. */
export interface QuarryColumn {
  column: string;
  height: number;
  tile: TerraceTile | null;
  income: number[] | null;
}

/** A tile of a garden. */
export interface Laid {
  tile: TerraceTile;
  spot: string;
  cells: string[];
  level: number;
  rotation: number;
  /** What the corners count as now. */
  symbols: (TileSymbol | null)[];
  /** The corner that counts as something else than is printed on it, for this turn. */
  changed: number | null;
  feet: Foot[];
  fresh: boolean;
  visible: boolean;
}

/** An item of a garden; a statue that carries a tile is a pillar. */
export interface Item {
  kind: Kind;
  pillar: boolean;
  cells: string[];
  level: number;
  visible: boolean;
  points: number;
}

/** A cell seen from above: level, tile, symbol, what stands on it, and the level of a bridge above it. */
export interface GardenCell {
  cell: string;
  level: number;
  tile: number | null;
  symbol: TileSymbol | null;
  item: Kind | null;
  bridge: number | null;
  fresh: boolean;
}

/** What is seen now and would not be: items, and tiles by their index. */
export interface Hidden {
  items: Item[];
  tiles: number[];
}

/** A way to carry a tile, its price in single pillars, and what it scores. */
export interface Support {
  support: Carrying;
  feet: Foot[];
  price: number;
  swaps: number;
  /** Points that the tile adds. */
  gains: number;
  /** Points that disappear under it. */
  loses: number;
}

/** A place for a tile with the ways to carry it there. */
export interface Placement {
  spot: string;
  level: number;
  hides: Hidden;
  supports: Support[];
}

/** The placement under way, as far as it is decided. */
export interface Building {
  tile: TerraceTile;
  spot: string | null;
  level: number | null;
  support: Carrying | null;
  /** How many quarter turns look different, the first of them none. */
  rotations: number;
}

/** A player's things, garden and live score. */
export interface BabylonPlayer {
  flower: Flower | null;
  singles: number;
  stored: TerraceTile | null;
  tiles: Laid[];
  items: Item[];
  cells: GardenCell[];
  highest: number;
  bare: number;
  score: Lines;
  total: number;
}

/** The table of Babylon. */
export interface BabylonView {
  game: "babylon";
  phase: string;
  /** Who is asked. */
  seat: number | null;
  turn: number;
  first: number | null;
  round: number;
  rounds: number;
  edition: Edition;
  token: string | null;
  tokens_left: number;
  removals: number;
  supply: Record<Stock, number>;
  quarry: QuarryColumn[];
  dug: TerraceTile | null;
  doubles: number;
  building: Building | null;
  placements: Placement[];
  changed: string | null;
  players: BabylonPlayer[];
}

/** What a score sheet is filled with: flowers and things built, where they can stand, and how high. */
export interface BabylonSheetPieces {
  flowers: Flower[];
  kinds: Kind[];
  spots: string[];
  /** By kind, the cells that it stands on. */
  places: Record<string, string[]>;
  levels: number;
  editions: Edition[];
}

export type FlowerColor = "blue" | "red" | "yellow";

export type CardBonus = "crown" | "gold" | "tool";

export type PieceKind = "empty" | "animal" | "tree" | "visitor" | "flowers";

export type SlotBonus = "tool" | "gold";

export type Discard = "animal" | "tree" | "irrigation" | "visitor" | "flowers";

export type AutomatonAction = "crown" | "objective" | "enhancement_2" | "enhancement_3" | "enhancement_4";

/** What a visitor pays for: points per item, or per set of items. */
export interface Wish {
  points: number;
  items: string[];
}

/** A card or an enhancement with everything printed on it. */
export interface Piece {
  key: string;
  kind: PieceKind;
  species: string | null;
  flowers: Record<FlowerColor, number>;
  irrigated: boolean;
  bonuses: CardBonus[];
  /** What an animal is worth, by level. */
  points: number[] | null;
  /** What a connected group of a tree is worth, from one tree up. */
  groups: number[] | null;
  wish: Wish | null;
}

/** A column of the market: gardener spaces below, cards from level 1 up. */
export interface MarketColumn {
  gardeners: (number | null)[];
  cards: (Piece | null)[];
  costs: number[];
}

/** A stack of enhancements: its top and how many lie below. */
export interface Stack {
  cost: number;
  top: Piece | null;
  below: number;
}

/** A space of an objective and whose marker is on it. */
export interface ObjectiveSpace {
  points: number;
  seat: number | null;
}

/** A slot: its tile, what it asks of every seat, its spaces, and how far every garden is, level by level. */
export interface Objective {
  key: string | null;
  item: string | null;
  required: number | null;
  needed: number[] | null;
  bonus: SlotBonus | null;
  spaces: ObjectiveSpace[];
  progress: number[][];
}

/** A card in its cell. */
export interface PlacedCard {
  cell: string;
  level: number;
  card: Piece;
  tile: Piece | null;
  irrigated: boolean;
}

/** The irrigation card and the cells it lies on as the garden stands. */
export interface Irrigation {
  key: string;
  left: string;
  cells: string[];
}

/** A player's things, garden and live score. */
export interface GardensPlayer {
  gold: number;
  tools: number;
  gardeners: number;
  irrigation: Irrigation | null;
  garden: PlacedCard[];
  score: Lines;
  total: number;
}

/** A card of the automaton with the columns in the order it tries them. */
export interface AutomatonCard {
  number: number;
  columns: number[];
  level: number;
  discard: Discard;
  action: AutomatonAction;
}

/** The automaton of the solo game, and the rank reached. */
export interface Automaton {
  gardeners: number;
  objectives: number;
  card: AutomatonCard | null;
  rank: number;
}

/** What is left to take. */
export interface GardensSupply {
  gold: number;
  tools: number;
}

/** The table of The Hanging Gardens. */
export interface GardensView {
  game: "hanging_gardens";
  phase: string;
  /** Who is asked. */
  seat: number | null;
  turn: number;
  round: number;
  rounds: number;
  marker: number;
  supply: GardensSupply;
  deck: number;
  market: MarketColumn[];
  stacks: Stack[];
  objectives: Objective[];
  hand: Piece | null;
  bought: Piece | null;
  players: GardensPlayer[];
  automaton: Automaton | null;
}

/** A card or an enhancement, and how many of it the box has. */
export interface PieceCopies {
  piece: Piece;
  copies: number;
}

/** An irrigation card and the places it lies on in a finished garden. */
export interface IrrigationCard {
  key: string;
  cells: string[];
}

/** What a score sheet is filled with: the places of a garden, and what can lie there. */
export interface GardensSheetPieces {
  cards: PieceCopies[];
  enhancements: PieceCopies[];
  irrigation: IrrigationCard[];
  cells: string[];
}

export type View = AmyitisView | BabylonView | GardensView;

/** The first frame: language, what the client already has, and the tokens of its seats. */
export interface Hello {
  t: "hello";
  lang?: string;
  from?: number;
  event?: number | null;
  chat?: number;
  tokens?: string[];
  view?: boolean | "patch";
}

/** Decide. */
export interface Act {
  t: "act";
  key: string;
  seq: number;
  seat: number;
  action: string;
}

/** Take back one's last choice. */
export interface Undo {
  t: "undo";
  key: string;
  seq: number;
  seat: number;
}

/** Which rule forbids an action? */
export interface Why {
  t: "why";
  key: string;
  action: string;
}

/** What would an action change, alone or as the first of one gesture? */
export interface Preview {
  t: "preview";
  key: string;
  action: string;
  /** The answers to the questions that follow; what has no alternative may be left out. */
  then?: string[];
}

/** What is this piece, and what is it worth for a seat? */
export interface Look {
  t: "look";
  key: string;
  piece: string;
  seat: number;
}

/** What would a bot do? */
export interface Hint {
  t: "hint";
  key: string;
  seat: number;
}

/** How did the table look after so many decisions? */
export interface At {
  t: "at";
  key: string;
  seq: number;
}

/** What was decided after so many decisions, up to so many? */
export interface Earlier {
  t: "history";
  key: string;
  from: number;
  to: number;
}

/** The table in sentences. */
export interface Describe {
  t: "describe";
  key: string;
}

/** Which places do the points come from, after so many decisions? */
export interface Sources {
  t: "sources";
  key: string;
  seq: number;
}

/** A line for everybody at the table. */
export interface Chat {
  t: "chat";
  key: string;
  text: string;
  seat?: number | null;
}

/** A reaction for everybody at the table. */
export interface React {
  t: "react";
  key: string;
  reaction: string;
  seat?: number | null;
}

/** Are you there? */
export interface Ping {
  t: "ping";
}

/** What carries a key and is answered by it. */
export type Request = Act | Undo | Why | Preview | Look | Hint | At | Earlier | Describe | Sources | Chat | React;

export type Frame =
  Hello | Act | Undo | Why | Preview | Look | Hint | At | Earlier | Describe | Sources | Chat | React | Ping;

/** A seat's points by the lines of the score pad. */
export type Lines = Record<string, number>;

/** What changes in a view: each row leads to a place, and its last entry is what stands there now. */
export type Patch = unknown[][];

/** A decision that was carried out, with its line of the log. */
export interface Step {
  seq: number;
  /** None for chance. */
  seat: number | null;
  action: string;
  forced: boolean;
  story: string;
  /** Glyphs to draw beside the line. */
  pictures?: string[];
}

/** Something that can be chosen. */
export interface Legal {
  action: string;
  label: string;
}

/** One of the best choices, with the share of the win and the final score to be expected. */
export interface HintedAction extends Legal {
  win: number;
  score: number;
  /** What a person would say of it. */
  advice: string;
  /** The figures behind it; empty where no line of the score pad tells. */
  reason: string;
}

/** Points of a score line, and the places that bring them together. */
export interface PointSource {
  /** In the words of the view: `cell e1`, `tile 3`, `area b1-b2`. */
  places: string[];
  points: number;
  /** The places in words. */
  name: string;
}

/** Everything; it may come at any time, and it is the truth. */
export interface TableFrame {
  t: "table";
  table: string;
  head: Head;
  you: number[];
  owner: boolean;
  seq: number;
  event: number;
  view: View;
  scores: Lines[];
  /** Up to so many decisions everything is as the client has it. */
  same: number;
  /** After so many the steps begin: later than `same` if more than a page is new. */
  from: number;
  steps: Step[];
}

/** The question at hand; only who may answer it reads the choices. */
export interface AskFrame {
  t: "ask";
  seq: number;
  seat: number | null;
  phase: Phase;
  prompt: string;
  legal: Legal[];
  /** This connection may take back its last choice now. */
  undo: boolean;
  /** How the game ended. */
  result?: string[];
  /** By seat the place in the end, 1 for the winner; equal places are shared. */
  places?: number[];
}

/** One decision was carried out: the view after it, or what changes, or neither, as the client has asked for. */
export interface StepFrame {
  t: "step";
  step: Step;
  event: number;
  view?: AmyitisView | BabylonView | GardensView;
  patch?: Patch;
  /** With a patch only if they are different. */
  scores?: Lines[];
}

/** Decisions after `seq` were taken back. */
export interface UndoneFrame {
  t: "undone";
  seq: number;
  event: number;
  view: View;
  scores: Lines[];
  by: number;
}

/** Seats, names, presence or clocks have changed. */
export interface HeadFrame {
  t: "head";
  head: Head;
}

/** A line of chat, or a reaction. */
export interface ChatFrame {
  t: "chat";
  number: number;
  seat: number;
  name: string;
  text: string;
  at: string;
  reaction?: string;
}

/** A request was carried out. */
export interface OkFrame {
  t: "ok";
  key: string;
}

/** A request was refused. */
export interface NoFrame {
  t: "no";
  key: string;
  error: ErrorText;
}

/** I am here. */
export interface PongFrame {
  t: "pong";
}

/** The rule that forbids an action; None if none does. */
export interface WhyAnswer {
  t: "answer";
  key: string;
  rule: string | null;
  title?: string;
  text?: string;
  /** What makes it so at this table, told to the seat that is asked. */
  fact?: string;
}

/** Every seat's lines if the action were carried out, and what it changes for the actor. */
export interface PreviewAnswer {
  t: "answer";
  key: string;
  scores: Lines[];
  change: Lines;
  /** It ends the turn or reveals something: after that there may be no way back. */
  final: boolean;
}

/** A piece seen closely: its rule in words, and what it is worth. */
export interface LookAnswer {
  t: "answer";
  key: string;
  title: string;
  sentences: string[];
}

/** What a bot would do: the best few. */
export interface HintAnswer {
  t: "answer";
  key: string;
  actions: HintedAction[];
}

/** The table as it was after so many decisions. */
export interface AtAnswer {
  t: "answer";
  key: string;
  seq: number;
  view: View;
  scores: Lines[];
  prompt: string;
  sentences: string[];
  /** What could be chosen then: action → label. */
  labels: Record<string, string>;
  /** The decision that led there, if there was one. */
  steps: Step[];
}

/** A page of decisions. */
export interface HistoryAnswer {
  t: "answer";
  key: string;
  from: number;
  steps: Step[];
}

/** The table in sentences. */
export interface DescribeAnswer {
  t: "answer";
  key: string;
  sentences: string[];
}

/** By seat and line of the score pad where the points come from, after so many decisions. */
export interface SourcesAnswer {
  t: "answer";
  key: string;
  seq: number;
  seats: Record<string, PointSource[]>[];
}

export type Answer =
  WhyAnswer | PreviewAnswer | LookAnswer | HintAnswer | AtAnswer | HistoryAnswer | DescribeAnswer | SourcesAnswer;

export type FrameOut =
  | TableFrame
  | AskFrame
  | StepFrame
  | UndoneFrame
  | HeadFrame
  | ChatFrame
  | OkFrame
  | NoFrame
  | PongFrame
  | WhyAnswer
  | PreviewAnswer
  | LookAnswer
  | HintAnswer
  | AtAnswer
  | HistoryAnswer
  | DescribeAnswer
  | SourcesAnswer;

/** A line of the score pad on which two actions differ, by so many points ± `error`. */
export interface Reason {
  line: string;
  points: number;
  error?: number;
}

/** Each seat's share of the win and final score to be expected after so many decisions; of a deal, its change. */
export interface Standing {
  seq: number;
  win: number[];
  score: number[];
}

/** Decision number `seq` was `action`; `best` was worth `loss` ± `error` of the win more, in solo points. */
export interface Decision {
  seq: number;
  seat: number;
  action: string;
  best: string;
  loss: number;
  error: number;
  mark: "" | "inaccuracy" | "mistake" | "blunder";
  score_loss: number;
  score_error: number;
  line: string[];
  reasons: Reason[];
}

/** What another answer is worth: `best`, as `good`, `better` than what was played, `worse`, or the `same`. */
export interface TriedAnswer {
  verdict: "best" | "good" | "better" | "worse" | "same";
  loss: number;
  error: number;
  score_loss: number;
  score_error: number;
  reasons: Reason[];
}

/** What a result is made of, in shares of the win (in solo: points): the first four add up to the last. */
export interface Account {
  start: number;
  luck: number;
  own: number;
  rivals: number;
  result: number;
}

/** What a seat's result is made of, and its decisions: the `choices` that mattered, the best ones `found`, marks. */
export interface SeatReport {
  seat: number;
  decisions: number;
  choices: number;
  found: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  loss: number;
  accuracy?: number | null;
  account: Account;
}

/** The analysis of a game. */
export interface Report {
  standings: Standing[];
  decisions: Decision[];
  deals: Standing[];
  seats: SeatReport[];
}

/** How far an analysis is; when it is done, its report. */
export interface AnalysisJob {
  job: string;
  table: string;
  state: "waiting" | "running" | "done" | "failed";
  progress: number;
  report?: Report;
}

export interface PersonSeat {
  kind: "person";
  name?: string;
  /** What the seat picks for itself, such as a flower; no two seats pick the same. */
  pick?: string | null;
}

export interface BotSeat {
  kind: "bot";
  bot: string;
  pick?: string | null;
}

export interface RandomDealer {
  kind: "random";
}

export interface ChosenDealer {
  kind: "seeded";
  seed: string;
}

export interface DeadlineClock {
  kind: "deadline";
  hours: number;
}

export interface GameClock {
  kind: "clock";
  minutes: number;
  increment?: number;
}

export interface Allowed {
  undo?: boolean;
  hints?: boolean;
  spectators?: boolean;
  chat?: boolean;
  /** The game counts for ratings: without hints, and nothing is taken back once the turn is over. */
  rated?: boolean;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  options?: Record<string, string>;
  /** The TOML of an owner's box. */
  box?: string;
  seats: (PersonSeat | BotSeat)[];
  claim?: number[];
  dealer?: RandomDealer | ChosenDealer;
  listed?: boolean;
  allow?: Allowed;
  clock?: DeadlineClock | GameClock | null;
  /** The first game of a series. */
  best_of?: 3 | 5 | null;
  /** After so long without anybody at the table its game is closed; by default after the server's own limit. */
  close_hours?: number | null;
  /** A guided first game: all seats are claimed, and the game counts for nothing. */
  lesson?: boolean;
}

/** The game that somebody waits for. */
export interface GameWish {
  game: string;
  players: number;
  speed?: Speed;
  rated?: boolean;
  /** Seconds until bots fill the seats that are still empty. */
  patience?: number;
  /** The bot that fills them; of several people the one who has waited longest has chosen it. */
  bot?: string;
  name?: string;
}

/** Whether others may be told that one is here. */
export interface Visibility {
  hidden: boolean;
}

export interface Claim {
  invite: string;
  name?: string;
}

export interface Join {
  name?: string;
}

export interface TokenBody {
  token: string;
}

/** Which seat is meant; needed only by somebody who holds several. */
export interface SeatBody {
  seat?: number | null;
}

/** What a seat picks for itself while the table waits. */
export interface SeatPick {
  seat?: number | null;
  /** One of the head's `picks`; null: what the deal brings. */
  pick: string | null;
}

/** How a rematch is to be played. */
export interface Rematch {
  /** The game just played is the first of a series; one that goes on goes on by itself. */
  best_of?: 3 | 5 | null;
}

export interface Substitute {
  seat: number;
  bot?: string;
}

export interface Mute {
  seat: number;
  muted?: boolean;
}

/** Another answer at decision number `seq` of a finished game. */
export interface TryAnswer {
  seq: number;
  action: string;
}

/** A value that can be chosen. */
export interface OptionValue {
  value: string;
  title: string;
}

/** Something that can be chosen for a table. */
export interface OptionInfo {
  name: string;
  title: string;
  values: OptionValue[];
  default: string;
  /** It means something with so many players, at least and at most. */
  players: [number, number];
}

/** A line of the score pad. */
export interface LineInfo {
  key: string;
  title: string;
}

/** A game with what can be chosen. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  /** At least and at most. */
  players: [number, number];
  options: OptionInfo[];
  lines: LineInfo[];
  bots: string[];
  /** By bot, what may be put behind its name with a hyphen: bots of equal strength with tastes of their own. */
  personalities: Record<string, OptionValue[]>;
}

/** A word of our rules and what the printed booklet calls the same thing. */
export interface TermInfo {
  key: string;
  word: string;
  printed: string;
  /** The booklet's: the language asked for, or English where its edition's term is not known. */
  language: string;
  /** Whether it is known only from what others write about that edition. */
  reported: boolean;
}

/** A rule of the rulebook, in our own words. */
export interface RuleInfo {
  id: string;
  title: string;
  text: string;
  /** What the booklet calls the things that it speaks of. */
  terms: TermInfo[];
}

/** A fresh invitation to a seat. */
export interface Invited {
  seat: number;
  invite: string;
}

/** A seat and the token that speaks for it. */
export interface Claimed {
  seat: number;
  token: string;
}

/** A seat of a new table: its token for who claimed it at once, else the invite. */
export interface SeatGiven {
  seat: number;
  token?: string | null;
  invite?: string | null;
}

/** A new table; `owner` is the owner's token, unless somebody else had made the table already. */
export interface TableMade {
  table: string;
  seats: SeatGiven[];
  owner?: string | null;
}

/** Somebody wants to play again: a seat is kept for this device. */
export interface RematchOffer {
  table: string;
  game: string;
  seat: number;
  /** Who has sat down already. */
  names: string[];
  /** Until when the seat is kept. */
  until: string;
}

/** Who wants to play again with this device. */
export interface RematchOffers {
  offers: RematchOffer[];
  /** After how many seconds to ask the next time: soon where a game has just ended, else seldom. */
  again: number;
}

/** The seat that belongs to this device now. */
export interface SeatMoved {
  seat: number;
}

/** An analysis to ask about. */
export interface AnalysisStarted {
  job: string;
}

/** The analysis that is there; null: nobody has asked for one yet. */
export interface AnalysisFound {
  job: string | null;
}

/** A small picture that somebody goes by. */
export type Glyph =
  | ""
  | "lion"
  | "monkey"
  | "peacock"
  | "camel"
  | "cedar"
  | "date_palm"
  | "barley"
  | "fountain"
  | "temple"
  | "crown"
  | "star"
  | "sun"
  | "moon";

/** How somebody wants to be known. */
export interface ProfileWish {
  name: string;
  glyph?: Glyph;
  language?: string;
}

/** The words of a recovery phrase. */
export interface PhraseBody {
  phrase: string;
}

/** What a browser answers when it has made a passkey; bytes as base64url. */
export interface RegistrationResponse {
  client_data: string;
  attestation: string;
}

/** A passkey that was made. */
export interface PasskeyRegistration {
  id: string;
  response: RegistrationResponse;
}

/** What a browser answers when a passkey has signed; bytes as base64url. */
export interface SignInResponse {
  client_data: string;
  authenticator_data: string;
  signature: string;
  user_handle?: string | null;
}

/** A passkey that was used. */
export interface PasskeySignIn {
  id: string;
  response: SignInResponse;
}

/** A browser of the profile. */
export interface OwnDevice {
  id: string;
  /** What kind of browser it is, such as “Firefox, Android”; empty if that is unknown. */
  label: string;
  added: string | null;
  seen: string | null;
  /** It is the one that asks. */
  this: boolean;
}

/** A passkey of the profile. */
export interface OwnPasskey {
  id: string;
  label: string;
  created: string;
  used: string;
}

/** Who the player of this device is. */
export interface OwnProfile {
  name: string;
  glyph: Glyph;
  language: string;
  /** The name was chosen here; otherwise it is the one of the latest game. */
  chosen: boolean;
  /** Finished games. */
  games: number;
  devices: OwnDevice[];
  passkeys: OwnPasskey[];
  /** Since when there is a recovery phrase. */
  phrase: string | null;
}

/** A device that belongs to a profile now. */
export interface SignedIn {
  name: string;
  /** So many finished games that this device had of its own were added to the profile. */
  joined: number;
}

/** What a browser needs to make a passkey; bytes as base64url. */
export interface RegistrationOptions {
  challenge: string;
  site: string;
  user: string;
  name: string;
  /** Passkeys of this profile that there are already. */
  exclude: string[];
}

/** What a browser needs to use a passkey; bytes as base64url. */
export interface SignInOptions {
  challenge: string;
  site: string;
}

/** A new recovery phrase; it is told once. */
export interface RecoveryPhrase {
  phrase: string;
}

/** Everything about the player of this device is deleted. */
export interface Forgotten {
  deleted: boolean;
}

/** A game that was played to its end. */
export interface ScoredGame {
  table: string;
  at: string;
  place: number;
  points: number;
}

/** A line of the score pad. */
export interface LineAverage {
  key: string;
  title: string;
  mean: number;
  /** In the latest game. */
  last: number;
  /** What royal makes of it on average against itself; null if that was not measured. */
  royal: number | null;
}

/** Something that games began with. */
export interface OpeningChoice {
  value: string;
  title: string;
  games: number;
  wins: number;
  mean: number;
}

/** A way in which games of a kind begin, such as the first court card; what was chosen most stands first. */
export interface Opening {
  key: string;
  title: string;
  choices: OpeningChoice[];
}

/** How games against a bot went: above it, beside it, below it. */
export interface BotRecord {
  bot: string;
  won: number;
  tied: number;
  lost: number;
  /** The share of games that somebody as strong as measured wins against it. */
  expected: number;
}

/** How strong somebody is by their games against bots, rated or not. */
export interface MeasuredStrength {
  /** On the scale of the leaderboards: at least. */
  points: number;
  /** The bot that is nearest. */
  level: string;
  /** How many results against bots tell it. */
  games: number;
}

/** How strong a bot is. */
export interface BotLevel {
  bot: string;
  points: number;
}

/** Wins in a row. */
export interface Streaks {
  current: number;
  longest: number;
}

/** The games of one kind: of one game, by so many. */
export interface KindStatistics {
  game: string;
  title: string;
  players: number;
  games: number;
  wins: number;
  /** How often somebody was first, second, … ; alone there are no places. */
  places: number[];
  streaks: Streaks;
  /** Games that were played to their end: only those have points that can be compared. */
  scored: number;
  mean: number | null;
  best: ScoredGame | null;
  /** Royal's points on average. */
  royal: number | null;
  /** The latest of them, the oldest first. */
  recent: ScoredGame[];
  lines: LineAverage[];
  openings: Opening[];
  /** The strongest first. */
  bots: BotRecord[];
  strength: MeasuredStrength | null;
  /** Every bot on the same scale, the weakest first. */
  levels: BotLevel[];
}

/** Everything that the games of somebody come to, the kind played most first. */
export interface OwnStatistics {
  kinds: KindStatistics[];
}

/** How many play: two, or more than two. */
export type Crowd = "two" | "more";

/** A player of a leaderboard. */
export interface LeaderboardRow {
  place: number;
  name: string;
  glyph: Glyph;
  points: number;
  games: number;
  wins: number;
  /** It is the player of this device. */
  you: boolean;
}

/** A bot on the scale of the players. */
export interface BotRating {
  bot: string;
  points: number;
}

/** The strongest players of a game. */
export interface Leaderboard {
  rows: LeaderboardRow[];
  /** The player of this device, also further down. */
  you: LeaderboardRow | null;
  bots: BotRating[];
  /** The quarters in which somebody has played, the latest first, such as 2026Q4. */
  seasons: string[];
}

/** The rating after a game. */
export interface RatingStep {
  table: string;
  at: string;
  points: number;
}

/** How strong the player of this device is in a game. */
export interface OwnRating {
  game: string;
  crowd: Crowd;
  points: number;
  games: number;
  wins: number;
  /** The latest of them, the oldest first. */
  steps: RatingStep[];
}

/** What a rated game did to the rating of a seat. */
export interface RatingChange {
  seat: number;
  before: number;
  after: number;
  /** It was the first rated game of its player. */
  first: boolean;
}

/** What a game did to the ratings of those who played; null: it is not counted yet, or does not count. */
export interface RatingChanges {
  changes: RatingChange[] | null;
}

/** What a seat has of a finished game. */
export interface GameScore {
  place: number;
  points: number;
}

/** A game of this device, or of another one of the same player. */
export interface OwnGame extends OwnTable {
  rated: boolean;
  /** By seat; null while the game is not over, and for a moment after it. */
  scores: GameScore[] | null;
}

/** A page of the games of this device, the latest first. */
export interface OwnGames {
  games: OwnGame[];
  /** What to ask for the page after it with; null: there is none. */
  next: string | null;
}

/** What a table looks like now. */
export interface TableView {
  view: View;
}

/** Whether a game is left out of the list of this device. */
export interface Dismissed {
  dismissed: boolean;
}

/** Two kinds of tournament, and the duplicate night. */
export type ContestKind = "swiss" | "robin" | "night";

export type ContestPhase = "waiting" | "playing" | "over" | "canceled";

/** A club to be founded; `nick` is how its founder is called. */
export interface NewClub {
  name: string;
  nick?: string;
}

export interface ClubName {
  name: string;
}

/** Which member is meant. */
export interface ClubMemberBody {
  member: number;
}

/** A night or a tournament to be held. */
export interface NewContest {
  kind: ContestKind;
  name?: string;
  game: string;
  options?: Record<string, string>;
  /** Seats at a table: in a tournament at most so many, on a night always. */
  players: number;
  /** Rounds of a Swiss, deals of a night; a round robin has as many as it takes. */
  rounds?: number;
  /** How long a round may take. */
  minutes?: number;
  begins: string;
  /** When a night is over, whoever still plays. */
  ends?: string | null;
  /** On a night: everybody plays against bots, whenever they like, instead of with one another. */
  alone?: boolean;
  bot?: string;
  /** Bots take part until a tournament has so many players. */
  fill?: number;
  clock?: DeadlineClock | GameClock | null;
  /** The games of a tournament count for ratings; those of a night cannot, because its deals come more than once. */
  rated?: boolean;
}

/** A new club; its id is its link. */
export interface ClubMade {
  club: string;
}

/** A new night or tournament. */
export interface ContestMade {
  contest: string;
}

/** Somebody who belongs to a club. */
export interface ClubMember {
  number: number;
  name: string;
  owner: boolean;
  you: boolean;
  /** What this device's player thinks of them. */
  stance: Stance;
}

/** A line of a club's ladder. */
export interface LadderRow {
  place: number;
  member: number;
  name: string;
  glyph: Glyph;
  points: number;
  games: number;
  wins: number;
  you: boolean;
}

/** A night or tournament in a list. */
export interface ContestLine {
  contest: string;
  kind: ContestKind;
  name: string;
  game: string;
  phase: ContestPhase;
  begins: string;
  people: number;
}

/** A club of the player of this device. */
export interface OwnClub {
  club: string;
  name: string;
  members: number;
  owner: boolean;
}

/** A table of a club. */
export interface ClubTable extends ListedTable {
  you: number[];
  /** It belongs to a night or a tournament, whose seats are given out. */
  contest: boolean;
}

/** A club's page. */
export interface Club {
  club: string;
  name: string;
  /** The number of this device's player among the members. */
  you: number | null;
  /** This device's player owns the club. */
  owner: boolean;
  members: ClubMember[];
  running: ClubTable[];
  finished: ClubTable[];
  ladder: LadderRow[];
  contests: ContestLine[];
}

/** Somebody who takes part. */
export interface ContestPerson {
  number: number;
  name: string;
  bot: string | null;
  /** Has dropped out. */
  out: boolean;
}

/** A line of a tournament's standings, or of a night's ranking. */
export interface StandingRow {
  place: number;
  person: number;
  /** Points of a tournament; on a night the mean share of results beaten, in percent. */
  points: number;
  opponents?: number;
  wins?: number;
  share?: number;
  /** On a night: every deal in percent. */
  deals?: (number | null)[];
}

/** A seat of a round. */
export interface ContestSeat {
  /** Nobody: a bot that fills the seat. */
  person: number | null;
  name: string;
  place: number | null;
  points: number | null;
  forfeit: boolean;
}

/** A table of a round or deal; one without an id is a bye. */
export interface ContestTable {
  number: number;
  table: string | null;
  closed: boolean;
  seats: ContestSeat[];
}

/** A round of a tournament, or a deal of a night. */
export interface ContestRound {
  round: number;
  /** On a night: the hash of the deal's seed. */
  seal?: string;
  /** The seed, once the night is over. */
  seed?: string;
  tables: ContestTable[];
}

/** The page of a night or tournament. */
export interface Contest {
  contest: string;
  club: string;
  club_name: string;
  kind: ContestKind;
  name: string;
  game: string;
  options: Record<string, string>;
  players: number;
  rounds: number;
  minutes: number;
  alone: boolean;
  bot: string;
  fill: number;
  clock: Deadline | ThinkingTime | null;
  rated: boolean;
  phase: ContestPhase;
  begins: string;
  ends: string | null;
  round: number;
  round_ends: string | null;
  people: ContestPerson[];
  standings: StandingRow[];
  tables: ContestRound[];
  /** The number of this device's player among those who take part. */
  you: number | null;
  member: boolean;
  owner: boolean;
  /** Where this device's player is expected now. */
  your_table: string | null;
}

/** Where the next deal of a night waits; null when all are played. */
export interface DealTable {
  table: string | null;
}

/** It was done. */
export interface Done {
  done: boolean;
}

/** A clock of minutes, a longer one, or a day for every turn. */
export type Speed = "quick" | "calm" | "days";

/** A table of the lobby, with what people choose by. */
export interface LobbyTable extends ListedTable {
  rated: boolean;
  clock: Deadline | ThinkingTime | null;
  /** Anybody may look on. */
  spectators: boolean;
}

/** People who wait for the same kind of game. */
export interface WaitingGroup {
  game: string;
  players: number;
  speed: Speed;
  rated: boolean;
  /** How many of them are waiting. */
  people: number;
}

/** What this device waits for. */
export interface OwnWait extends WaitingGroup {
  since: string;
  /** When bots fill the seats that are still empty. */
  until: string;
  /** Which bots these are. */
  bot: string;
  /** The table at which a seat is kept; null while the wait goes on. */
  table: string | null;
}

/** What this device waits for; null: nothing. */
export interface WaitAnswer {
  wait: OwnWait | null;
}

/** Everything that is listed, and who waits for what. */
export interface LobbyFrame {
  t: "lobby";
  tables: LobbyTable[];
  groups: WaitingGroup[];
}

/** The tables that are new or different, those that are no longer listed, and who waits for what now. */
export interface LobbyChangeFrame {
  t: "lobby-change";
  tables: LobbyTable[];
  gone: string[];
  groups: WaitingGroup[];
}

/** What this device waits for has changed. */
export interface WaitFrame {
  t: "wait";
  wait: OwnWait | null;
}

export type LobbyFrameOut = LobbyFrame | LobbyChangeFrame | WaitFrame | PongFrame;

/** Somebody with whom this player has finished a game. */
export interface Acquaintance {
  player: string;
  name: string;
  /** How many games both have finished. */
  games: number;
  last: string;
  followed: boolean;
  /** Is at a table or in the lobby now; told only of people one follows, and only if they do not mind. */
  here: boolean;
  stance: Stance;
}

/** The people one has played with, those one follows first. */
export interface Acquaintances {
  people: Acquaintance[];
  /** Nobody is told that this player is here. */
  hidden: boolean;
}

/** Whether somebody is followed now. */
export interface Followed {
  followed: boolean;
}

/** Whether others are no longer told that this player is here. */
export interface VisibilitySet {
  hidden: boolean;
}

/** What somebody thinks of somebody: muted people are not heard, blocked ones are kept away. */
export type Stance = "none" | "mute" | "block";

export type ReportReason = "insult" | "spam" | "cheating" | "name" | "other";

export type Deed = "close" | "line" | "ban" | "unban" | "report";

/** Whom somebody wants to mute or block: whoever sits at a seat, or said a line of the chat. */
export interface StanceAtTable {
  seat?: number | null;
  line?: number | null;
  stance: Stance;
}

export interface StanceBody {
  stance: Stance;
}

/** What somebody reports of a person. */
export interface ReportBody {
  reason: ReportReason;
  text?: string;
}

/** What the server's owner should look at: a line, a seat, or with neither the whole table. */
export interface ReportWish {
  reason: ReportReason;
  text?: string;
  seat?: number | null;
  line?: number | null;
}

/** Whose browser is to be banned: the one a report is about, or one at a table by its seat or by a line. */
export interface BanWish {
  report?: string | null;
  table?: string | null;
  seat?: number | null;
  line?: number | null;
}

/** Another person at a table, and what the player of this device thinks of them. */
export interface Companion {
  seat: number;
  name: string;
  stance: Stance;
}

/** Somebody whom the player of this device has muted or blocked. */
export interface AvoidedPerson {
  player: string;
  name: string;
  stance: Stance;
  at: string;
}

/** A report has been written down. */
export interface Reported {
  reported: boolean;
}

/** A report as moderators read it. */
export interface ReportShown {
  id: string;
  at: string;
  /** Null if it is about a member of a club. */
  table: string | null;
  club: string | null;
  seat: number | null;
  line: number | null;
  reason: ReportReason;
  text: string;
  /** Who is accused, by the name they went by there. */
  name: string;
  /** Tells browsers apart; null: whoever it was came without one, or it is about a table. */
  mark: string | null;
  /** What the line said when it was reported. */
  quote: string;
  /** The mark of the browser that reported it; null once its player has deleted everything. */
  by: string | null;
  banned: boolean;
  closed: string | null;
}

/** A page of reports, the oldest first of those that are open, the latest first of the others. */
export interface Reports {
  reports: ReportShown[];
  more: boolean;
}

/** A seat as moderators see it. */
export interface ModeratedSeat {
  seat: number;
  name: string;
  mark: string | null;
  banned: boolean;
}

/** A line of chat as moderators read it. */
export interface ModeratedLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

/** A table with its people and its latest lines. */
export interface ModeratedTable {
  table: string;
  game: string;
  phase: Phase;
  seats: ModeratedSeat[];
  lines: ModeratedLine[];
}

/** A browser that is not let in. */
export interface Ban {
  mark: string;
  name: string;
  at: string;
  /** How many browsers of the same player are shut out with it. */
  devices: number;
}

/** What a moderator did. */
export interface LoggedDeed {
  number: number;
  at: string;
  /** `page` or `command`, and the mark of the address. */
  who: string;
  deed: Deed;
  table: string | null;
  line: number | null;
  mark: string | null;
  report: string | null;
  /** Every node has been told, and what follows from it has been done. */
  done: boolean;
}

/** A deed has been carried out. */
export interface Moderated {
  done: boolean;
}

/** It is one's turn; somebody wants to play again; a night or tournament begins; the table of a round is ready. */
export type NoticeKind = "turn" | "rematch" | "night" | "round";

export type NoticeWay = "push" | "apprise" | "mail";

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A browser's push subscription. */
export interface PushAddress {
  endpoint: string;
  keys: PushKeys;
}

/** Where to tell somebody what waits for them. */
export interface Notice {
  push?: PushAddress | null;
  /** An address of a message service, as apprise writes it (docs/hosting.md). */
  address?: string | null;
  /** An e-mail address; it is asked for its consent first. */
  mail?: string | null;
}

/** What an address is to hear of. */
export interface NoticeKinds {
  kinds: NoticeKind[];
}

/** Which address is meant. */
export interface NoticeId {
  id: string;
}

/** What a link in an e-mail brings along. */
export interface MailToken {
  token: string;
}

/** When no messages are wanted, by the clock of one's own time zone; the hours may go past midnight. */
export interface QuietHours {
  begin: number;
  end: number;
}

/** When messages are wanted. */
export interface NoticeSettingsWish {
  quiet?: QuietHours | null;
  /** As the browser names it: `Europe/Warsaw`. */
  zone?: string;
  /** Minutes between two messages; what comes meanwhile is told in one. */
  pause?: 2 | 15 | 60 | 1440;
}

/** An address that messages go to; what is secret in it is told to nobody. */
export interface NotificationTarget {
  id: string;
  kind: NoticeWay;
  /** `push`, how an apprise address begins, or the e-mail address. */
  service: string;
  kinds: NoticeKind[];
  /** An e-mail address is written to once its owner has said so. */
  confirmed: boolean;
  /** It was given by this browser, not by another one of the same profile. */
  here: boolean;
}

export interface ShownQuietHours {
  begin: number;
  end: number;
}

/** When messages are wanted, and whether this server writes e-mails. */
export interface NoticeSettings {
  mail: boolean;
  quiet: ShownQuietHours | null;
  zone: string;
  pause: number;
}

/** Whether a message went out. */
export interface MessageSent {
  sent: boolean;
}

/** What came of a link in an e-mail: `confirmed`, or `stopped`; the address without most of its letters. */
export interface MailAnswer {
  state: "confirmed" | "stopped";
  address: string;
}

/** The server's public key towards push services. */
export interface PushKey {
  key: string;
}

/** Whether this device hears of what waits for it. */
export interface Subscription {
  subscribed: boolean;
}

/** What is known of a puzzle before it is opened. */
export interface PuzzleCard {
  /** 1 to 4. */
  difficulty: number;
  rating: number;
}

/** A game's puzzle of the day. */
export interface DailyPuzzle extends PuzzleCard {
  game: string;
  /** On the game's shelf, from 0. */
  number: number;
}

/** The puzzles of a day, the same for everybody. */
export interface DailyPuzzles {
  date: string;
  puzzles: DailyPuzzle[];
}

/** A decision of a try, and the table after it. */
export interface PuzzleStep extends Step {
  view: View;
  scores: Lines[];
}

/** How good a finished try is. */
export interface Verdict {
  solved: boolean;
  /** Points behind the best turn. */
  loss: number;
}

/** The table of a puzzle after the actions of a try. */
export interface PuzzleTurn extends PuzzleCard {
  game: string;
  number: number;
  /** Whose turn it is. */
  seat: number;
  names: string[];
  seq: number;
  view: View;
  scores: Lines[];
  /** What the last action did, with all that followed without a question. */
  steps: PuzzleStep[];
  prompt: string;
  legal: Legal[];
  /** The table in words. */
  sentences: string[];
  /** None while the turn goes on. */
  verdict: Verdict | null;
}

/** What a puzzle is about. */
export interface PuzzleHint {
  theme: string;
}

/** The best turn, and why it is. */
export interface PuzzleSolution extends PuzzleHint {
  actions: string[];
  stories: string[];
  /** What a gardener would do, as sentences of the log. */
  gardener: string[];
  /** Points that the best turn is further ahead in the end. */
  gain: number;
  /** By how much it wins more often. */
  share: number;
  /** Games played to prove it; 0: it was worked out to the end. */
  games: number;
  /** How many different turns there are. */
  lines: number;
  reasons: string;
}

/** The rule that forbids an action; None if none does. */
export interface PuzzleWhy {
  rule: string | null;
  title: string;
  text: string;
  fact: string;
}

/** A piece seen closely. */
export interface PuzzleLook {
  title: string;
  sentences: string[];
}

/** Why can this not be done? */
export interface PuzzleQuestion {
  actions?: string[];
  action: string;
}

/** What is this? */
export interface PuzzlePiece {
  actions?: string[];
  piece: string;
  seat?: number;
}

export type BoxValue = number | string;

/** What has been entered: by table, values by the paths of their fields. */
export type BoxTables = Record<string, Record<string, number | string>>;

/** A word that a field can have. */
export interface BoxChoice {
  value: string;
  label: string;
}

/** A value to enter: one of `choices`, or else a number. */
export interface BoxField {
  path: string;
  label: string;
  /** What the standard box has. */
  usual: number | string;
  low?: number;
  high?: number;
  choices?: BoxChoice[];
}

/** Something that is held in one hand: a tile, a card, a city; or a row of numbers. */
export interface BoxPart {
  key: string;
  title: string;
  fields: BoxField[];
}

/** A table of a box that is not certain. */
export interface BoxTable {
  name: string;
  /** Tables of one kind are drawn alike. */
  like: string;
  title: string;
  help: string;
  certainty: string;
  parts: BoxPart[];
}

/** All that the owner of a printed game is asked for. */
export interface BoxForm {
  game: string;
  tables: BoxTable[];
}

/** What is wrong, in one sentence; `part` and `field` are empty where it is the whole table. */
export interface BoxMistake {
  table: string;
  part: string;
  field: string;
  text: string;
}

/** What `kiru box check` says of what was entered. */
export interface BoxChecked {
  errors: BoxMistake[];
  /** The tables that are complete and right. */
  done: string[];
  /** What records call the box: name and digest. Empty while there is none. */
  box: string;
  /** The box as a file. */
  text: string;
}

/** A box file as what has been entered of it. */
export interface BoxOpened {
  game: string;
  name: string;
  box: string;
  entries: BoxTables;
  /** The tables that nobody is asked for, as TOML. */
  others: string;
}

/** What has been entered so far. */
export interface BoxEntered {
  name: string;
  entries?: Record<string, Record<string, BoxValue>>;
  others?: string;
}

/** A box file to open. */
export interface BoxFile {
  text: string;
}

export type SheetPieces = GardensSheetPieces | AmyitisSheetPieces | BabylonSheetPieces;

/** What the score pad of a game is filled with. */
export interface PadPieces {
  game: string;
  /** At least and at most. */
  players: number[];
  pieces: SheetPieces;
}

/** What has been tapped in so far, as lines of a score sheet. */
export interface PadEntry {
  /** Lines about the whole table. */
  table?: string[];
  /** The lines of each player. */
  players: string[][];
}

/** Points of a line and the places that bring them together. */
export interface PadSource {
  places: string[];
  points: number;
  name: string;
}

/** A line of the printed pad. */
export interface PadLine {
  key: string;
  title: string;
  points: number;
  sources: PadSource[];
}

/** The pad of a player. */
export interface FilledPad {
  lines: PadLine[];
  total: number;
  /** 1 for the winner; None for a lone player, and where what decides a tie is not told. */
  place: number | null;
}

/** A sentence about what is missing, or cannot be, and whose it is. */
export interface PadNote {
  text: string;
  player: number | null;
}

/** The table as tapped in, with its points; nothing but `fault` if it cannot be. */
export interface ScoredTable {
  view: View | null;
  pads: FilledPad[];
  /** What a finished table would still need. */
  open: PadNote | null;
  fault: PadNote | null;
}

/** Who acts at a solo table of The Hanging Gardens. */
export type SoloActor = "you" | "automaton";

/** A column of the market from below. */
export interface SoloColumn {
  gardeners: (SoloActor | null)[];
  open: boolean;
}

/** A stack of enhancements. */
export interface SoloStack {
  cost: number;
  left: number;
}

/** A space of an objective. */
export interface SoloSpace {
  points: number;
  who: SoloActor | null;
}

/** An objective of a solo table. */
export interface SoloSlot {
  spaces: SoloSpace[];
  bonus: SlotBonus | null;
  /** Whether the person may still mark it. */
  open: boolean;
}

/** What the person begins with. */
export interface SoloStart {
  gold: number;
  tools: number;
}

/** The automaton's card that is turned up. */
export interface TurnedCard {
  number: number;
  columns: number[];
  level: number;
  discard: Discard;
  action: AutomatonAction;
  /** Where its gardener goes. */
  column: number;
  /** What the card means, and what is asked about that column. */
  told: string[];
}

/** What the automaton has just discarded. */
export interface ClearedLevels {
  column: number;
  levels: number[];
}

/** A turn in sentences. */
export interface SoloLogLine {
  round: number;
  who: SoloActor;
  told: string[];
}

/** What a score comes to. */
export interface SoloRank {
  number: number;
  text: string;
}

/** The solo table as the automaton knows it. */
export interface AutomatonTold {
  round: number;
  rounds: number;
  asked: "you" | "automaton" | "over";
  marker: SoloActor;
  start: SoloStart;
  columns: SoloColumn[];
  stacks: SoloStack[];
  slots: SoloSlot[];
  card: TurnedCard | null;
  log: SoloLogLine[];
  last: ClearedLevels | null;
  rank: SoloRank | null;
}

/** The turns of a solo game at a real table so far: `you 2 crown buy 3 complete 1`, `automaton 2 4`. */
export interface AutomatonQuestion {
  seed: string;
  difficulty?: "easy" | "medium" | "advanced" | "expert";
  automaton?: "order" | "ranks";
  turns?: string[];
  score?: number | null;
}

/** A part of a set-up in sentences. */
export interface DealtPart {
  phase: string;
  lines: string[];
}

/** What lies on a real table when a round begins. */
export interface Dealt {
  first: string;
  setup: DealtPart[];
  round: number;
  rounds: number;
  /** What chance brings in this round. */
  lines: string[];
  /** The same in notation: craft cards of Amyitis group by group, the round token of Babylon. */
  dealt: string[];
}

/** What is to be dealt. */
export interface DealQuestion {
  game: string;
  players: number;
  names?: string[];
  seed: string;
  round?: number;
}

/** A kind of question. */
export interface JudgeSituation {
  name: string;
  title: string;
}

/** A value that a field may have. */
export interface JudgeChoice {
  value: string;
  title: string;
}

/** Something that must be known: a choice, a number, places of the board, or the place that is asked about. */
export interface JudgeField {
  name: string;
  title: string;
  value: string;
  kind: "choice" | "number" | "places" | "place";
  choices?: JudgeChoice[];
  low?: number;
  high?: number;
}

/** A place of the picture, and the fields that a tap on it may fill. */
export interface JudgePlace {
  key: string;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  fields: string[];
}

/** A rule that decides. */
export interface JudgeRule {
  id: string;
  title: string;
  text: string;
}

/** Whether it may be done, by which rules, and the fact that forbids it. */
export interface JudgeVerdict {
  allowed: boolean;
  rules: JudgeRule[];
  fact: string;
}

/** A question to the judge with everything that must be known for it, and the answer once all of it is. */
export interface JudgeTold {
  situations: JudgeSituation[];
  situation: string;
  fields: JudgeField[];
  board: JudgePlace[];
  verdict: JudgeVerdict | null;
}

/** May I do this? What is not given is as usual. */
export interface JudgeQuestion {
  situation?: string;
  given?: Record<string, string>;
}
