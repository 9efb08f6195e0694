/** Requests about puzzles: what answers them is a row of plain functions, on a server or beside the page. */
import { request } from "./api";
import type {
  DailyPuzzles,
  PuzzleCard,
  PuzzleHint,
  PuzzleLook,
  PuzzleSolution,
  PuzzleTurn,
  PuzzleWhy,
} from "./protocol.gen";

const path = (game: string, number: number, what: string, lang: string) =>
  `/api/puzzles/${encodeURIComponent(game)}/${number}/${what}?lang=${lang}`;

export const puzzleApi = {
  daily: () => request<DailyPuzzles>("GET", "/api/daily"),
  archive: (game: string) => request<PuzzleCard[]>("GET", `/api/puzzles/${encodeURIComponent(game)}`),
  turn: (game: string, number: number, actions: string[], lang: string) =>
    request<PuzzleTurn>("POST", path(game, number, "turn", lang), { actions }),
  why: (game: string, number: number, actions: string[], action: string, lang: string) =>
    request<PuzzleWhy>("POST", path(game, number, "why", lang), { actions, action }),
  look: (game: string, number: number, actions: string[], piece: string, seat: number, lang: string) =>
    request<PuzzleLook>("POST", path(game, number, "look", lang), { actions, piece, seat }),
  hint: (game: string, number: number, lang: string) => request<PuzzleHint>("GET", path(game, number, "hint", lang)),
  solution: (game: string, number: number, lang: string) =>
    request<PuzzleSolution>("GET", path(game, number, "solution", lang)),
};
export type PuzzleApi = typeof puzzleApi;
