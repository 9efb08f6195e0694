/** The people at a table besides oneself. */
import type { Head, LobbyTable } from "../../net/protocol.gen";
import { seatName } from "../../ui/seat-name";

export interface SeatedPerson {
  seat: number;
  name: string;
}

export function otherPeople(head: Head | null, you: readonly number[]): SeatedPerson[] {
  if (!head || head.look || head.lesson) return [];
  return head.seats
    .filter(({ kind, status, seat }) => kind === "person" && status !== "open" && !you.includes(seat))
    .map(({ seat }) => ({ seat, name: seatName(head, seat) }));
}

/** The people at a table of the lobby at which one does not sit. */
export function listedPeople({ seats }: LobbyTable): SeatedPerson[] {
  return seats
    .filter(({ kind, status, name }) => kind === "person" && status !== "open" && name)
    .map(({ seat, name }) => ({ seat, name }));
}
