/** Requests of whoever moderates the server: the owner's token goes in a header, and stays in this page. */
import { appUrl } from "./base-path";
import { ApiError } from "./api";
import type { Ban, BanWish, ErrorBody, LoggedDeed, ModeratedTable, Reports } from "./protocol.gen";
import { settings } from "../store/settings.svelte";

let token = "";

export function setModeratorToken(given: string): void {
  token = given.trim();
}

async function moderate<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = { Authorization: `Bearer ${token}`, "Accept-Language": settings.language };
  const sent =
    body === undefined
      ? { headers }
      : { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(appUrl(`/api/moderation${path}`), { method, ...sent });
  } catch {
    throw new ApiError("web-error-offline", "", 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  const fault = ((await answer.json().catch(() => ({}))) as Partial<ErrorBody>).error;
  throw new ApiError(fault?.key ?? "web-error-server", fault?.text ?? "", answer.status);
}

export const moderationApi = {
  reports: (closed: boolean, start: number) => moderate<Reports>("GET", `/reports?closed=${closed}&start=${start}`),
  closeReport: (id: string) => moderate("POST", `/reports/${id}/close`),
  table: (id: string) => moderate<ModeratedTable>("GET", `/tables/${encodeURIComponent(id)}`),
  closeTable: (id: string) => moderate("POST", `/tables/${encodeURIComponent(id)}/close`),
  removeLine: (id: string, line: number) => moderate("POST", `/tables/${encodeURIComponent(id)}/lines/${line}/remove`),
  bans: () => moderate<Ban[]>("GET", "/bans"),
  ban: (wish: BanWish) => moderate<Ban[]>("POST", "/bans", wish),
  unban: (mark: string) => moderate<Ban[]>("DELETE", `/bans/${mark}`),
  log: () => moderate<LoggedDeed[]>("GET", "/log"),
};
