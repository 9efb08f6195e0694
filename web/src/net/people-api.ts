/** Requests about who asks: own games and ratings. */
import type { Crowd, Dismissed, Leaderboard, OwnGames, OwnRating, OwnStatistics } from "./protocol.gen";
import { request } from "./api";
import { appUrl } from "./base-path";

export const peopleApi = {
  leaderboard: (game: string, crowd: Crowd, season: string) =>
    request<Leaderboard>("GET", `/api/leaderboards/${encodeURIComponent(game)}?crowd=${crowd}&season=${season}`),
  myGames: (wanted: { phase: string; game: string; name: string }, before = "") => {
    const query = new URLSearchParams({ game: wanted.game, name: wanted.name, before });
    if (wanted.phase) query.set("phase", wanted.phase);
    return request<OwnGames>("GET", `/api/me/games?${query}`);
  },
  dismissGame: (id: string) => request<Dismissed>("POST", `/api/me/games/${encodeURIComponent(id)}/dismiss`, {}),
  bringBackGame: (id: string) => request<Dismissed>("DELETE", `/api/me/games/${encodeURIComponent(id)}/dismiss`),
  recordsPath: () => appUrl("/api/me/records"),
  myStatistics: (lang: string) => request<OwnStatistics>("GET", `/api/me/statistics?lang=${lang}`),
  myRatings: () => request<OwnRating[]>("GET", "/api/me/ratings"),
};
