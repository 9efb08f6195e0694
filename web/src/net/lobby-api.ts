/** The requests with which people find each other; apart from the others, which every page loads. */
import type { Acquaintances, Followed, GameWish, VisibilitySet, WaitAnswer } from "./protocol.gen";
import { request } from "./api";
import { appUrl } from "./base-path";

const followPath = (player: string) => `/api/me/people/${player}/follow`;

export const lobbyApi = {
  beginWait: (wish: GameWish, lang: string) => request<WaitAnswer>("POST", `/api/waits?lang=${lang}`, wish),
  endWait: () => request<WaitAnswer>("DELETE", "/api/waits"),
  people: () => request<Acquaintances>("GET", "/api/me/people"),
  follow: (player: string) => request<Followed>("POST", followPath(player), {}),
  unfollow: (player: string) => request<Followed>("DELETE", followPath(player)),
  setHidden: (hidden: boolean) => request<VisibilitySet>("POST", "/api/me/visibility", { hidden }),
  /** Said while the page goes away: nobody waits for the answer. */
  leaveWait: () => void fetch(appUrl("/api/waits"), { method: "DELETE", keepalive: true }).catch(() => undefined),
};
