/** Requests about one table, its record and its analysis. */
import type {
  AnalysisFound,
  AnalysisJob,
  AnalysisStarted,
  Claim,
  Claimed,
  Head,
  Invited,
  Join,
  RatingChanges,
  Rematch,
  RuleInfo,
  SeatBody,
  SeatMoved,
  SeatPick,
  Substitute,
  TableMade,
  TableView,
  TokenBody,
  TriedAnswer,
  TryAnswer,
} from "./protocol.gen";
import { request } from "./api";
import { appUrl } from "./base-path";

const tablePath = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

function postSeat<T>(id: string, what: string, body: SeatBody): Promise<T> {
  return request<T>("POST", `${tablePath(id)}/${what}`, body);
}

export const tableApi = {
  rules: (game: string, lang: string) =>
    request<RuleInfo[]>("GET", `/api/games/${encodeURIComponent(game)}/rules?lang=${lang}`),
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
  pick: (id: string, pick: SeatPick) => request<Head>("POST", `${tablePath(id)}/pick`, pick),
  finishLesson: (id: string) => request<Head>("POST", `${tablePath(id)}/finish-lesson`, {}),
  sit: (id: string) => request<Head>("POST", `${tablePath(id)}/sit`, {}),
  agreeToEnd: (id: string) => request<Head>("POST", `${tablePath(id)}/agree`, {}),
  declineEnd: (id: string) => request<Head>("POST", `${tablePath(id)}/decline`, {}),
  record: (id: string) => request<string>("GET", `${tablePath(id)}/record`),
  recordPath: (id: string) => appUrl(`${tablePath(id)}/record`),
  continueRecord: (record: string, at: number, mine: number[]) =>
    request<TableMade>("POST", `/api/records?at=${at}${mine.map((seat) => `&mine=${seat}`).join("")}`, record),
  startAnalysis: (id: string) => request<AnalysisStarted>("POST", `${tablePath(id)}/analysis`, {}),
  existingAnalysis: (id: string) => request<AnalysisFound>("GET", `${tablePath(id)}/analysis`),
  tryAnswer: (id: string, tried: TryAnswer) => request<TriedAnswer>("POST", `${tablePath(id)}/answer`, tried),
  analysis: (job: string) => request<AnalysisJob>("GET", `/api/analysis/${encodeURIComponent(job)}`),
  ratingChanges: (id: string) => request<RatingChanges>("GET", `${tablePath(id)}/ratings`),
  tableView: (id: string) => request<TableView>("GET", `${tablePath(id)}/view`),
};
