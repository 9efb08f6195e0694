/** Requests over HTTP. Every failure is an ApiError with one clear sentence from the server. */
import { untrack } from "svelte";
import { language } from "../store/i18n.svelte";
import type { ErrorBody, GameInfo, ListedTable, NewTable, OwnTable, RematchOffers, TableMade } from "./protocol.gen";
import { appUrl } from "./base-path";
import { isLocal } from "./local-mode";

export class ApiError extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly status: number,
    readonly rule?: string,
  ) {
    super(text);
  }
}

/** Ask the server; a refusal is an error, and 304 an answer without a body. */
export async function ask(method: string, path: string, body?: unknown, tag?: string): Promise<Response> {
  let answer: Response;
  const text = typeof body === "string";
  const sent = text ? body : body === undefined ? "" : JSON.stringify(body);
  // The language of the page, whatever the browser's own is; a call from an effect does not follow it.
  const lang = untrack(language);
  try {
    if (isLocal(path)) answer = await (await import("./offline/local-fetch")).localFetch(method, path, sent, lang);
    else
      answer = await fetch(appUrl(path), {
        method,
        ...(sent ? { body: sent } : {}),
        headers: {
          "Accept-Language": lang,
          ...(sent ? { "Content-Type": text ? "text/plain" : "application/json" } : {}),
          ...(tag ? { "If-None-Match": tag } : {}),
        },
      });
  } catch {
    throw new ApiError("web-error-offline", "", 0);
  }
  if (!answer.ok && answer.status !== 304) {
    const fault = ((await answer.json().catch(() => ({}))) as Partial<ErrorBody>).error;
    throw new ApiError(fault?.key ?? "web-error-server", fault?.text ?? "", answer.status, fault?.rule);
  }
  return answer;
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  return (answer.headers.get("Content-Type") ?? "").includes("json")
    ? (answer.json() as Promise<T>)
    : (answer.text() as Promise<T>);
}

/** What the start page asks for; tables and people have files of their own, which come later. */
export const api = {
  games: (lang: string) => request<GameInfo[]>("GET", `/api/games?lang=${lang}`),
  createTable: (wanted: NewTable, lang: string) => request<TableMade>("POST", `/api/tables?lang=${lang}`, wanted),
  listedTables: () => request<ListedTable[]>("GET", "/api/tables"),
  myTables: () => request<OwnTable[]>("GET", "/api/tables/mine"),
  rematchOffers: () => request<RematchOffers>("GET", "/api/me/rematches"),
  importRecord: (record: string) => request<TableMade>("POST", "/api/records", record),
};
