/** What server and clients say to each other; docs/protocol.md is the reference. */
import type { Patch } from "./patch";

export interface OptionInfo {
  name: string;
  title: string;
  values: { value: string; title: string }[];
  default: string;
}
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  players: [number, number];
  options: OptionInfo[];
  lines: { key: string; title: string }[];
  bots: BotInfo[];
}
export type BotInfo = string | { name: string; title?: string };
export interface RuleInfo {
  id: string;
  title: string;
  text: string;
}

export interface Seat {
  seat: number;
  kind: "person" | "bot";
  name: string;
  /** The bot that decides for the seat now, a person's seat included. */
  bot: string | null;
  status: "open" | "taken" | "left" | "resigned" | "late";
  /** Whether the person is connected. */
  here?: boolean;
  /** Since when a person who was connected is not any more. */
  away?: string | null;
  /** Seconds left on the clock. */
  left?: number | null;
  replaceable?: boolean;
  /** Silenced by the owner. */
  muted?: boolean;
}
export type Phase = "waiting" | "playing" | "over";
export interface Head {
  table: string;
  game: string;
  players: number;
  seats: Seat[];
  phase: Phase;
  seq: number;
  asked: number | null;
  created: string;
  options?: Record<string, string>;
  /** Since when the asked seat is asked, and until when it may think. */
  since?: string | null;
  due?: string | null;
  listed?: boolean;
  /** A record to look at: nobody plays. */
  look?: boolean;
  allow?: { undo?: boolean; hints?: boolean; spectators?: boolean; chat?: boolean };
  clock?: Clock | null;
  dealer?: { kind: string; seed?: string | null; hash?: string };
  spectators?: number;
  ended?: { kind: string; seat?: number } | null;
  next?: string | null;
  changed?: string;
  you?: number[];
  your_turn?: boolean;
}
export type Clock = { kind: "deadline"; hours: number } | { kind: "clock"; minutes: number; increment: number };

export type Lines = Record<string, number>;
export interface Step {
  seq: number;
  /** null: chance. */
  seat: number | null;
  action: string;
  forced: boolean;
  story: string;
}
export interface Legal {
  action: string;
  label: string;
}
export interface Hint extends Legal {
  win?: number | null;
  score?: number | null;
  reason?: string | null;
}
export interface Fault {
  key: string;
  text: string;
  rule?: string;
}
export type View = Record<string, unknown>;

export type FromServer =
  | {
      t: "table";
      table: string;
      head: Head;
      you: number[];
      owner?: boolean;
      seq: number;
      event?: number;
      view: View;
      scores: Lines[];
      /** Up to so many decisions everything is as the client has it. */
      same?: number;
      /** After so many the steps begin: later than `same` if more than a page is new. */
      from?: number;
      steps: Step[];
    }
  | {
      t: "ask";
      seq: number;
      seat: number | null;
      phase?: Phase;
      prompt: string;
      legal?: Legal[];
      undo?: boolean;
      result?: string[];
    }
  | { t: "step"; step: Step; event?: number; view: View; patch?: Patch; scores: Lines[] }
  | { t: "undone"; seq: number; event?: number; view: View; scores: Lines[]; by: number | null }
  | { t: "head"; head: Head }
  | { t: "chat"; number?: number; seat: number | null; name: string; text?: string; reaction?: string; at: string }
  | { t: "ok"; key: string }
  | { t: "no"; key?: string; error: Fault }
  | ({ t: "answer"; key: string } & Record<string, unknown>)
  | { t: "pong" };

export type ToServer =
  | { t: "hello"; lang: string; from: number; event?: number; chat?: number; tokens: string[]; view?: boolean | "patch" }
  | { t: "act"; key: string; seq: number; seat: number; action: string }
  | { t: "undo"; key: string; seq: number; seat: number }
  | { t: "why" | "preview"; key: string; action: string }
  | { t: "hint"; key: string; seat: number }
  | { t: "at"; key: string; seq: number }
  | { t: "history"; key: string; from: number; to: number }
  | { t: "describe"; key: string }
  | { t: "chat"; key: string; text: string }
  | { t: "react"; key: string; reaction: string }
  | { t: "ping" };

/** Requests that carry a key and are answered by it. */
export type Request = Exclude<ToServer, { t: "hello" } | { t: "ping" }>;
type WithoutKey<T> = T extends unknown ? Omit<T, "key"> : never;
export type Question = WithoutKey<Request>;

export interface WhyAnswer {
  rule: string | null;
  title?: string;
  text?: string;
}
export interface PreviewAnswer {
  scores: Lines[];
  change: Lines;
  /** It ends the turn or reveals something: after that there may be no way back. */
  final: boolean;
}
export interface AtAnswer {
  view: View;
  scores: Lines[];
  prompt: string;
  sentences: string[];
  /** What could be chosen then: action → label. */
  labels: Record<string, string>;
  /** The decision that led there, if there was one. */
  steps: Step[];
}
