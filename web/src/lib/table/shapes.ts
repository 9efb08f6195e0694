/** What the parts of a table store hand to one another. */
import type { Legal, Lines, Question, Step, View } from "../protocol";
import type { Answer } from "../socket";

export interface Shown {
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
}
export const NOBODY: Ask = { seq: 0, seat: null, prompt: "", legal: [], undo: false, result: null };

/** A companion that lets only one choice through. */
export interface Guide {
  allows(action: string): boolean;
  refuse(action: string): void;
}
/** Puts a question to the server. */
export type Send = (question: Question) => Promise<Answer>;
/** Puts a question to the server; a refusal is told to the player, and null is the answer. */
export type Inquire = (question: Question) => Promise<Record<string, unknown> | null>;
