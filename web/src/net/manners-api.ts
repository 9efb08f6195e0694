/** Requests with which people keep others at a distance, and report them. */
import { request } from "./api";
import type { AvoidedPerson, Companion, Done, ReportBody, Reported, ReportWish, Stance } from "./protocol.gen";

const tablePath = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

const memberPath = (club: string, number: number) => `/api/clubs/${encodeURIComponent(club)}/members/${number}`;

/** Somebody at a table: by their seat, or by a line of the chat, which tells also who has left since. */
export type Whom = { seat: number } | { line: number };

export const mannersApi = {
  people: (table: string) => request<Companion[]>("GET", `${tablePath(table)}/people`),
  avoid: (table: string, whom: Whom, stance: Stance) =>
    request<Companion[]>("POST", `${tablePath(table)}/stance`, { ...whom, stance }),
  avoided: () => request<AvoidedPerson[]>("GET", "/api/me/avoided"),
  avoidKnown: (player: string, stance: Stance) =>
    request<AvoidedPerson[]>("POST", `/api/me/people/${player}/stance`, { stance }),
  avoidMember: (club: string, number: number, stance: Stance) =>
    request<Done>("POST", `${memberPath(club, number)}/stance`, { stance }),
  report: (table: string, report: ReportWish) => request<Reported>("POST", `${tablePath(table)}/reports`, report),
  reportKnown: (player: string, report: ReportBody) =>
    request<Reported>("POST", `/api/me/people/${player}/reports`, report),
  reportMember: (club: string, number: number, report: ReportBody) =>
    request<Reported>("POST", `${memberPath(club, number)}/reports`, report),
};
