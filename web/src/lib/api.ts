/** Requests over HTTP. Every failure is a Trouble with one clear sentence from the server. */
import { untrack } from "svelte";
import { language } from "./i18n.svelte";
import type { Clock, Fault, GameInfo, Head, RuleInfo } from "./protocol";
import type { Report } from "./report";
import { address } from "./root";

export class Trouble extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly status: number,
    readonly rule?: string,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  const text = typeof body === "string";
  try {
    answer = await fetch(address(path), {
      method,
      ...(body === undefined ? {} : { body: text ? body : JSON.stringify(body) }),
      headers: {
        // The language of the page, whatever the browser's own is; a call from an effect does not follow it.
        "Accept-Language": untrack(language),
        ...(body === undefined ? {} : { "Content-Type": text ? "text/plain" : "application/json" }),
      },
    });
  } catch {
    throw new Trouble("web-error-offline", "", 0);
  }
  if (!answer.ok) {
    const fault = ((await answer.json().catch(() => ({}))) as { error?: Fault }).error;
    throw new Trouble(fault?.key ?? "web-error-server", fault?.text ?? "", answer.status, fault?.rule);
  }
  return (answer.headers.get("Content-Type") ?? "").includes("json") ? answer.json() : (answer.text() as Promise<T>);
}

export interface NewSeat {
  kind: "person" | "bot";
  name?: string;
  bot?: string;
}
export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: NewSeat[];
  claim: number[];
  dealer: { kind: "random" } | { kind: "seeded"; seed: string };
  listed: boolean;
  allow: { undo: boolean; hints: boolean; spectators: boolean };
  clock: Clock | null;
}
export interface Made {
  table: string;
  seats: { seat: number; token?: string; invite?: string }[];
  owner: string;
}
/** Where a device hears that it is its turn; what is secret in an address stays with the server. */
export interface NoticeAddress {
  id: string;
  kind: "push" | "apprise";
  service: string;
}
export type NewNotice =
  | { push: { endpoint?: string | undefined; keys?: Record<string, string> | undefined } }
  | { address: string };
export interface Job {
  state: string;
  progress: number;
  report?: Report;
}
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
export const api = {
  games: (lang: string) => ask<GameInfo[]>("GET", `/api/games?lang=${lang}`),
  rules: (game: string, lang: string) => ask<RuleInfo[]>("GET", `/api/games/${encodeURIComponent(game)}/rules?lang=${lang}`),
  make: (wanted: NewTable, lang: string) => ask<Made>("POST", `/api/tables?lang=${lang}`, wanted),
  tables: () => ask<Head[]>("GET", "/api/tables"),
  mine: () => ask<Head[]>("GET", "/api/tables/mine"),
  head: (id: string) => ask<Head>("GET", table(id)),
  claim: (id: string, invite: string, name: string) => ask<{ seat: number }>("POST", `${table(id)}/claim`, { invite, name }),
  join: (id: string, name: string) => ask<{ seat: number }>("POST", `${table(id)}/join`, { name }),
  invite: (id: string, seat: number) => ask<{ seat: number; invite: string }>("POST", `${table(id)}/invite`, { seat }),
  comeBack: (id: string, seat: number) => ask<Head>("POST", `${table(id)}/return`, { seat }),
  link: (id: string, seat: number) => ask<{ seat: number; token: string }>("POST", `${table(id)}/link`, { seat }),
  move: (id: string, token: string) => ask<{ seat: number }>("POST", `${table(id)}/move-device`, { token }),
  leave: (id: string, seat: number) => ask<Head>("POST", `${table(id)}/leave`, { seat }),
  resign: (id: string, seat: number) => ask<Head>("POST", `${table(id)}/resign`, { seat }),
  end: (id: string) => ask<Head>("POST", `${table(id)}/end`, {}),
  substitute: (id: string, seat: number, bot: string) => ask<Head>("POST", `${table(id)}/substitute`, { seat, bot }),
  rematch: (id: string) => ask<{ table: string }>("POST", `${table(id)}/rematch`, {}),
  record: (id: string) => ask<string>("GET", `${table(id)}/record`),
  recordPath: (id: string) => address(`${table(id)}/record`),
  import: (record: string) => ask<Made>("POST", "/api/records", record),
  playOn: (record: string, at: number, mine: number[]) =>
    ask<Made>("POST", `/api/records?at=${at}${mine.map((seat) => `&mine=${seat}`).join("")}`, record),
  analyse: (id: string) => ask<{ job: string }>("POST", `${table(id)}/analysis`, {}),
  analysed: (id: string) => ask<{ job: string | null }>("GET", `${table(id)}/analysis`),
  analysis: (job: string) => ask<Job>("GET", `/api/analysis/${encodeURIComponent(job)}`),
  noticeKey: () => ask<{ key: string }>("GET", "/api/notices/key"),
  notices: () => ask<NoticeAddress[]>("GET", "/api/notices"),
  notify: (where: NewNotice, lang: string) => ask<unknown>("POST", `/api/notices?lang=${lang}`, where),
  silence: (id: string) => ask<unknown>("DELETE", `/api/notices?id=${id}`),
  daily: () => ask<{ date: string; game: string; seed: string }>("GET", "/api/daily"),
};
