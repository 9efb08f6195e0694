/** The invites of tables made here: the server tells them once, this browser keeps them. */
import type { TableMade } from "../net/protocol.gen";
import { shareableUrl } from "../net/base-path";

const PREFIX = "kiru-invites-";

export function storeInvites(made: TableMade): void {
  const open = made.seats.filter((seat) => seat.invite).map(({ seat, invite }) => [seat, invite]);
  if (!open.length) return;
  try {
    localStorage.setItem(PREFIX + made.table, JSON.stringify(Object.fromEntries(open)));
  } catch {
    // Without storage the invites are lost with the page; the table can be made anew.
  }
}

export function storedInvites(table: string): Record<number, string> {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + table) ?? "{}") as Record<number, string>;
  } catch {
    return {};
  }
}

export function inviteLink(table: string, invite: string): string {
  return shareableUrl(`/t/${table}#invite=${invite}`);
}
