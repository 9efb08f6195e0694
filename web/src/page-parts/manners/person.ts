/** Somebody whose name is shown, wherever that is, and how the server is asked about them. */
import { mannersApi } from "../../net/manners-api";
import type { Acquaintance, ClubMember, Reported, ReportBody, Stance } from "../../net/protocol.gen";
import type { TableStore } from "../../store/table/table-store.svelte";

export type Somebody =
  | { at: "table"; table: TableStore; seat: number; line: number | null; name: string }
  | { at: "lobby"; table: string; seat: number; name: string }
  | { at: "people"; one: Acquaintance }
  | { at: "club"; club: string; member: ClubMember; isMember: boolean };

export interface Person {
  name: string;
  /** What is reported is something they wrote. */
  isLine: boolean;
  stance: () => Promise<Stance>;
  /** Null for who looks on from outside a club. */
  avoid: ((wanted: Stance) => Promise<unknown>) | null;
  report: (report: ReportBody) => Promise<Reported>;
}

export function personOf(whom: Somebody): Person {
  if (whom.at === "people") return acquaintance(whom.one);
  if (whom.at === "club") return member(whom.club, whom.member, whom.isMember);
  if (whom.at === "lobby") return companion(whom.table, whom.seat, null, whom.name);
  const person = companion(whom.table.id, whom.seat, whom.line, whom.name);
  const avoid = async (wanted: Stance) => {
    await person.avoid?.(wanted);
    // Everything said so far comes again, without the lines one does not want to hear, or with them.
    whom.table.chat.forget();
    whom.table.reconnect();
  };
  return { ...person, avoid };
}

function companion(table: string, seat: number, line: number | null, name: string): Person {
  // A line tells also who has left since.
  const about = line === null ? { seat } : { line };
  return {
    name,
    isLine: line !== null,
    stance: async () => (await mannersApi.people(table)).find((one) => one.seat === seat)?.stance ?? "none",
    avoid: (wanted) => mannersApi.avoid(table, about, wanted),
    report: (report) => mannersApi.report(table, { ...about, ...report }),
  };
}

function acquaintance({ name, player, stance }: Acquaintance): Person {
  return {
    name,
    isLine: false,
    stance: () => Promise.resolve(stance),
    avoid: (wanted) => mannersApi.avoidKnown(player, wanted),
    report: (report) => mannersApi.reportKnown(player, report),
  };
}

function member(club: string, { number, name, stance }: ClubMember, isMember: boolean): Person {
  return {
    name,
    isLine: false,
    stance: () => Promise.resolve(stance),
    avoid: isMember ? (wanted) => mannersApi.avoidMember(club, number, wanted) : null,
    report: (report) => mannersApi.reportMember(club, number, report),
  };
}
