/** A score pad that is being filled: what was tapped, what the engine makes of it, and the way back. */
import { companionApi } from "../../../net/companion-api";
import type { FilledPad, ScoredTable } from "../../../net/protocol.gen";
import { errorMessage } from "../../../store/error-message";
import { settings } from "../../../store/settings.svelte";
import { entryOf, freshState, isPadState, type PadState, replaced } from "./pad-entry";

const MOST_STEPS = 200;
const keyOf = (game: string) => `kiru-score-${game}`;

function kept(game: string): PadState | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null");
    return isPadState(found) ? found : null;
  } catch {
    return null;
  }
}

export class ScorePad {
  readonly game: string;
  readonly range: readonly [number, number];
  state: PadState = $state.raw(freshState(1));
  scored: ScoredTable | null = $state.raw(null);
  /** Why the last tap could not be, or what went wrong. */
  fault = $state("");
  /** Whose garden is in front. */
  seat = $state(0);
  /** The line of the pad whose places are lit, in the garden in front. */
  line: string | null = $state(null);
  busy = $state(false);
  #past: PadState[] = $state.raw([]);
  #queue: Promise<void> = Promise.resolve();

  constructor(game: string, range: readonly [number, number]) {
    this.game = game;
    this.range = range;
    this.state = kept(game) ?? freshState(Math.max(2, range[0]));
    void this.rescore();
  }

  readonly lines = $derived(this.state.players[this.seat]?.lines ?? []);
  readonly canUndo = $derived(this.#past.length > 0);
  readonly isEmpty = $derived(this.state.players.every(({ name, lines }) => !name && !lines.length));
  /** The places that bring the points of the line that is looked at. */
  readonly lit = $derived(new Set(this.sourcesOf(this.seat, this.line).flatMap(({ places }) => places)));

  pad(seat: number): FilledPad | undefined {
    return this.scored?.pads[seat];
  }

  sourcesOf(seat: number, key: string | null) {
    return this.pad(seat)?.lines.find((line) => line.key === key)?.sources ?? [];
  }

  /** Ask anew about what is there: the language has changed, or the page has come. */
  rescore(): Promise<void> {
    return this.#after(() => this.#ask(this.state));
  }

  /** Change the lines of the garden in front. */
  change(make: (lines: readonly string[]) => string[]): Promise<void> {
    const seat = this.seat;
    return this.#edit((state) => ({
      ...state,
      players: state.players.map((one, number) => (number === seat ? { ...one, lines: make(one.lines) } : one)),
    }));
  }

  /** Put a line in the place of the one that begins so, or take it away. */
  put(beginning: string, line: string | null): Promise<void> {
    return this.change((lines) => replaced(lines, beginning, line));
  }

  putTable(beginning: string, line: string | null): Promise<void> {
    return this.#edit((state) => ({ ...state, table: replaced(state.table, beginning, line) }));
  }

  /** A name changes no points, and is no step to take back. */
  rename(seat: number, name: string): void {
    const players = this.state.players.map((one, number) => (number === seat ? { ...one, name } : one));
    this.#show({ ...this.state, players });
  }

  async addPlayer(): Promise<void> {
    await this.#edit((state) => ({ ...state, players: [...state.players, { name: "", lines: [] }] }));
    this.seat = this.state.players.length - 1;
  }

  removePlayer(seat: number): Promise<void> {
    this.seat = 0;
    return this.#edit((state) => ({ ...state, players: state.players.filter((_, number) => number !== seat) }));
  }

  /** Empty gardens for the same people. */
  clear(): Promise<void> {
    return this.#edit(({ table, players }) => ({ table, players: players.map(({ name }) => ({ name, lines: [] })) }));
  }

  open(state: PadState): Promise<void> {
    this.seat = 0;
    return this.#edit(() => state);
  }

  undo(): Promise<void> {
    return this.#after(async () => {
      const last = this.#past.at(-1);
      if (!last) return;
      this.seat = Math.min(this.seat, last.players.length - 1);
      if (await this.#ask(last)) this.#past = this.#past.slice(0, -1);
    });
  }

  /** One tap after the other: each builds on what came of the one before. */
  #after(deed: () => Promise<unknown>): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      this.busy = true;
      try {
        await deed();
      } catch (error) {
        this.fault = errorMessage(error);
      }
      this.busy = false;
    });
    return this.#queue;
  }

  #edit(make: (state: PadState) => PadState): Promise<void> {
    return this.#after(async () => {
      const before = this.state;
      if (await this.#ask(make(before))) this.#past = [...this.#past, before].slice(-MOST_STEPS);
    });
  }

  /** Whether the engine takes a state; then it is shown, else why not. */
  async #ask(state: PadState): Promise<boolean> {
    const found = await companionApi.score(this.game, entryOf(state), settings.language);
    this.fault = found.fault?.text ?? "";
    if (found.fault) return false;
    this.scored = found;
    this.#show(state);
    return true;
  }

  #show(state: PadState): void {
    this.state = state;
    try {
      localStorage.setItem(keyOf(this.game), JSON.stringify(state));
    } catch {
      // A full or forbidden storage: the pad works, it is only not there after a reload.
    }
  }
}
