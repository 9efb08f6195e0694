/** Requests about clubs, their nights and tournaments; a page that has not changed is not sent again. */
import type {
  Claimed,
  Club,
  ClubMade,
  Contest,
  ContestMade,
  DealTable,
  Done,
  NewClub,
  NewContest,
  NewTable,
  OwnClub,
  TableMade,
} from "./protocol.gen";
import { request } from "./api";
import { requestIfChanged } from "./conditional-request";

const clubPath = (id: string) => `/api/clubs/${encodeURIComponent(id)}`;
const contestPath = (id: string) => `/api/contests/${encodeURIComponent(id)}`;
const post = (path: string, body: unknown = {}) => request<Done>("POST", path, body);

export const clubApi = {
  mine: () => request<OwnClub[]>("GET", "/api/clubs/mine"),
  found: (wanted: NewClub) => request<ClubMade>("POST", "/api/clubs", wanted),
  club: (id: string, tag: string) => requestIfChanged<Club>(clubPath(id), tag),
  join: (id: string, name: string) => post(`${clubPath(id)}/join`, { name }),
  leave: (id: string) => post(`${clubPath(id)}/leave`),
  remove: (id: string, member: number) => post(`${clubPath(id)}/remove`, { member }),
  rename: (id: string, name: string) => post(`${clubPath(id)}/rename`, { name }),
  createTable: (id: string, wanted: NewTable, lang: string) =>
    request<TableMade>("POST", `${clubPath(id)}/tables?lang=${lang}`, wanted),
  sitDown: (table: string, name: string) =>
    request<Claimed>("POST", `/api/tables/${encodeURIComponent(table)}/join-club`, { name }),
  announce: (id: string, wanted: NewContest) => request<ContestMade>("POST", `${clubPath(id)}/contests`, wanted),
  contest: (id: string, tag: string) => requestIfChanged<Contest>(contestPath(id), tag),
  enter: (id: string) => post(`${contestPath(id)}/enter`),
  withdraw: (id: string) => post(`${contestPath(id)}/withdraw`),
  begin: (id: string) => post(`${contestPath(id)}/begin`),
  cancel: (id: string) => post(`${contestPath(id)}/cancel`),
  nextDeal: (id: string) => request<DealTable>("POST", `${contestPath(id)}/play`, {}),
};
