/** The people at a table besides oneself. */
import type { Head, Seat } from "../../net/protocol.gen";

export function otherPeople(head: Head | null, you: readonly number[]): Seat[] {
  if (!head || head.look || head.lesson) return [];
  return head.seats.filter(({ kind, status, seat }) => kind === "person" && status !== "open" && !you.includes(seat));
}
