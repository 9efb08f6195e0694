/** Requests of the companion: plain functions answer them, on a server or beside the page. */
import { request } from "../api";
import type { PadEntry, PadPieces, ScoredTable } from "../protocol.gen";

const scorePath = (game: string) => `/api/companion/score/${encodeURIComponent(game)}`;

export const companionApi = {
  padPieces: (game: string) => request<PadPieces>("GET", scorePath(game)),
  score: (game: string, entry: PadEntry, lang: string) =>
    request<ScoredTable>("POST", `${scorePath(game)}?lang=${lang}`, entry),
};
