/** What a game's picture gives to the table page, and what it gets. web/README.md tells how to write one. */
import type { Component } from "svelte";
import type { Args } from "../store/i18n.svelte";
import type { Sound } from "../ui/sound";
import type { Step, View } from "../net/protocol.gen";
import type { TableStore } from "../store/table/table-store.svelte";

export interface BoardProps {
  /** The table: view, legal actions, who is who, and what to call when something is pressed. */
  table: TableStore;
}

export interface Board {
  /** Draws `table.shown.view` and offers places with `actionSpot(table, action)`. */
  component: Component<BoardProps>;
  /** Everybody's garden with name and points in the newest state: for the picture of a finished game and for paper. */
  gardens?: Component<BoardProps>;
  /** Whether the board itself offers an action; the others become buttons under the prompt. */
  draws(action: string): boolean;
  /** Lines of a player's panel beside name and score: goods, markers. */
  goods?(view: View, seat: number): Good[];
  /** The sound of a step. */
  sound?(step: Step): Sound | null;
  /**
   * Files to download after the game beside the record and the picture, of the state that is looked at: a garden as
   * .glb.
   */
  downloads?(view: View): Download[];
  /**
   * The rules that help with each part of the board, for the help dialog: [title key of the game's words, rule ids].
   */
  help?: { title: string; rules: string[] }[];
}

export interface Download {
  /** The button's text: a key of the game's words (`web-babylon-glb`) and what it names. */
  title: string;
  args?: Args;
  /** The file's name. */
  name: string;
  make(): Promise<Blob>;
}

export interface Good {
  icon: string;
  title: string;
  count: number | null;
  /** What they are called when they travel to their owner and back (ui/travel). */
  travels?: string;
  /** The place on the board where they come from. */
  from?: string;
}

const BOARDS = import.meta.glob<{ default: Board }>("./*/index.ts");

/** The picture of a game, loaded when it is needed; null where there is none yet. */
export async function loadBoard(game: string): Promise<Board | null> {
  return (await BOARDS[`./${game}/index.ts`]?.())?.default ?? null;
}
