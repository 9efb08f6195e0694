/** A solo game at a real table: its turns are kept on the device, what they mean is told by the engine. */
import { ApiError } from "../../../net/api";
import { companionToolsApi } from "../tools-api";
import type { AutomatonQuestion, AutomatonTold } from "../../../net/protocol.gen";
import { errorMessage } from "../../../store/error-message";
import { freshSeed, keep, kept } from "../kept";

export const DIFFICULTIES = ["easy", "medium", "advanced", "expert"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const READINGS = ["order", "ranks"] as const;

interface SavedGame {
  seed: string;
  difficulty: Difficulty;
  automaton: (typeof READINGS)[number];
  turns: string[];
  score: number | null;
  /** Whether the set-up is done. */
  playing: boolean;
}
const NAME = "automaton";
const fresh = (): SavedGame => ({
  seed: freshSeed(),
  difficulty: "medium",
  automaton: "order",
  turns: [],
  score: null,
  playing: false,
});

export class SoloGame {
  saved = $state(kept(NAME, fresh()));
  told: AutomatonTold | null = $state.raw(null);
  error = $state("");
  #asked = 0;

  /** Play a turn, if the engine agrees; else the reason is told and nothing is changed. */
  play = (turn: string): Promise<boolean> => this.#ask({ turns: [...this.saved.turns, turn] });
  undo = (): Promise<boolean> => this.#ask({ turns: this.saved.turns.slice(0, -1), score: null });
  rate = (score: number | null): Promise<boolean> => this.#ask({ score });
  begin = (): Promise<boolean> => this.#ask({ playing: true, turns: [], score: null });
  refresh = (): Promise<boolean> => this.#ask({});
  /** Back to the set-up, with other cards. */
  again(): void {
    const { difficulty, automaton } = this.saved;
    this.#take({ ...fresh(), difficulty, automaton });
    this.told = null;
    this.error = "";
  }

  async #ask(change: Partial<SavedGame>): Promise<boolean> {
    const wanted = { ...$state.snapshot(this.saved), ...change };
    const { seed, difficulty, automaton, turns, score } = wanted;
    const question: AutomatonQuestion = { seed, difficulty, automaton, turns, score };
    const number = ++this.#asked;
    try {
      const told = await companionToolsApi.automaton(question);
      if (number !== this.#asked) return false;
      this.told = told;
      this.error = "";
      this.#take(wanted);
      return true;
    } catch (error) {
      if (number !== this.#asked) return false;
      this.error = error instanceof ApiError && error.rule ? error.message : errorMessage(error);
      return false;
    }
  }

  #take(saved: SavedGame): void {
    this.saved = saved;
    keep(NAME, saved);
  }
}
