/** What the parts of a table store hand to one another. */
import type { Legal, Lines, Step, View } from "../../net/protocol.gen";
import type { AnswerTo, Question } from "../../net/questions";
import type { Reply } from "../../net/socket";

export interface ShownState {
  seq: number;
  view: View;
  scores: Lines[];
  /** The question of that moment; empty for the present one, which `ask` holds. */
  prompt: string;
  /** The table of that moment in sentences, and what could be chosen then; only of the past. */
  sentences?: string[];
  labels?: Record<string, string>;
  /** The decision that led there, if there was one; only of the past. */
  steps?: Step[];
}
export interface Ask {
  seq: number;
  seat: number | null;
  prompt: string;
  legal: Legal[];
  undo: boolean;
  result: string[] | null;
  /** By seat the place in the end, 1 for the winner. */
  places: number[] | null;
}
export const NO_QUESTION: Ask = { seq: 0, seat: null, prompt: "", legal: [], undo: false, result: null, places: null };

/** A companion that lets only one choice through. */
export interface LessonGate {
  /** Whether a choice is the one asked for, together with the answers that follow it in one gesture. */
  allows(action: string, following: string[]): boolean;
  refuse(action: string): void;
}
/** Puts a question to the server. */
export type Send = <Q extends Question>(question: Q) => Promise<Reply<AnswerTo<Q>>>;
/** Puts a question to the server; a refusal is told to the player, and null is the answer. */
export type RequestOrTell = <Q extends Question>(question: Q) => Promise<AnswerTo<Q> | null>;
