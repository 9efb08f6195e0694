/** Requests over HTTP. Every failure is an ApiError with one clear sentence from the server. */
import { untrack } from "svelte";
import { language } from "../store/i18n.svelte";
import type {
  AnalysisFound,
  AnalysisJob,
  AnalysisStarted,
  Claim,
  Claimed,
  Crowd,
  DailyPuzzle,
  Dismissed,
  ErrorBody,
  GameInfo,
  Head,
  Invited,
  Join,
  Leaderboard,
  ListedTable,
  NewTable,
  Notice,
  NotificationTarget,
  OwnGames,
  OwnRating,
  OwnTable,
  PushKey,
  Rematch,
  RematchOffers,
  RuleInfo,
  SeatBody,
  SeatMoved,
  Subscription,
  Substitute,
  TableMade,
  TableView,
  TokenBody,
} from "./protocol.gen";
import { appUrl } from "./base-path";

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
  try {
    answer = await fetch(appUrl(path), {
      method,
      ...(body === undefined ? {} : { body: text ? body : JSON.stringify(body) }),
      headers: {
        // The language of the page, whatever the browser's own is; a call from an effect does not follow it.
        "Accept-Language": untrack(language),
        ...(body === undefined ? {} : { "Content-Type": text ? "text/plain" : "application/json" }),
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

const tablePath = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

function postSeat<T>(id: string, what: string, body: SeatBody): Promise<T> {
  return request<T>("POST", `${tablePath(id)}/${what}`, body);
}

export const api = {
  games: (lang: string) => request<GameInfo[]>("GET", `/api/games?lang=${lang}`),
  rules: (game: string, lang: string) =>
    request<RuleInfo[]>("GET", `/api/games/${encodeURIComponent(game)}/rules?lang=${lang}`),
  createTable: (wanted: NewTable, lang: string) => request<TableMade>("POST", `/api/tables?lang=${lang}`, wanted),
  listedTables: () => request<ListedTable[]>("GET", "/api/tables"),
  myTables: () => request<OwnTable[]>("GET", "/api/tables/mine"),
  tableHead: (id: string) => request<Head>("GET", tablePath(id)),
  claimSeat: (id: string, claim: Claim) => request<Claimed>("POST", `${tablePath(id)}/claim`, claim),
  joinTable: (id: string, join: Join) => request<Claimed>("POST", `${tablePath(id)}/join`, join),
  newInvite: (id: string, seat: number) => postSeat<Invited>(id, "invite", { seat }),
  comeBack: (id: string, seat: number) => postSeat<Head>(id, "return", { seat }),
  deviceLink: (id: string, seat: number) => postSeat<Claimed>(id, "link", { seat }),
  moveDevice: (id: string, of: TokenBody) => request<SeatMoved>("POST", `${tablePath(id)}/move-device`, of),
  leave: (id: string, seat: number) => postSeat<Head>(id, "leave", { seat }),
  resign: (id: string, seat: number) => postSeat<Head>(id, "resign", { seat }),
  endTable: (id: string) => request<Head>("POST", `${tablePath(id)}/end`, {}),
  substitute: (id: string, by: Substitute) => request<Head>("POST", `${tablePath(id)}/substitute`, by),
  rematch: (id: string, wish: Rematch = {}) => request<TableMade>("POST", `${tablePath(id)}/rematch`, wish),
  rematchOffers: () => request<RematchOffers>("GET", "/api/me/rematches"),
  sit: (id: string) => request<Head>("POST", `${tablePath(id)}/sit`, {}),
  agreeToEnd: (id: string) => request<Head>("POST", `${tablePath(id)}/agree`, {}),
  declineEnd: (id: string) => request<Head>("POST", `${tablePath(id)}/decline`, {}),
  record: (id: string) => request<string>("GET", `${tablePath(id)}/record`),
  recordPath: (id: string) => appUrl(`${tablePath(id)}/record`),
  importRecord: (record: string) => request<TableMade>("POST", "/api/records", record),
  continueRecord: (record: string, at: number, mine: number[]) =>
    request<TableMade>("POST", `/api/records?at=${at}${mine.map((seat) => `&mine=${seat}`).join("")}`, record),
  startAnalysis: (id: string) => request<AnalysisStarted>("POST", `${tablePath(id)}/analysis`, {}),
  existingAnalysis: (id: string) => request<AnalysisFound>("GET", `${tablePath(id)}/analysis`),
  analysis: (job: string) => request<AnalysisJob>("GET", `/api/analysis/${encodeURIComponent(job)}`),
  pushKey: () => request<PushKey>("GET", "/api/notices/key"),
  notificationTargets: () => request<NotificationTarget[]>("GET", "/api/notices"),
  addNotificationTarget: (where: Notice, lang: string) =>
    request<Subscription>("POST", `/api/notices?lang=${lang}`, where),
  removeNotificationTarget: (id: string) => request<Subscription>("DELETE", `/api/notices?id=${id}`),
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
  tableView: (id: string) => request<TableView>("GET", `${tablePath(id)}/view`),
  myRatings: () => request<OwnRating[]>("GET", "/api/me/ratings"),
  dailyPuzzle: () => request<DailyPuzzle>("GET", "/api/daily"),
};
