/** What a device may still do with its seats. */
import type { TableStore } from "../../store/table/table-store.svelte";

/** The seats of this device that somebody still plays by hand, or may come back to. */
export function heldSeats({ head, you }: TableStore): number[] {
  return head?.phase === "playing" ? you.filter((seat) => head.seats[seat]?.status !== "resigned") : [];
}

/** The owner may end a game in which nobody plays or may come back. */
export function mayEnd({ head, owner }: TableStore): boolean {
  return (
    owner &&
    head?.phase === "playing" &&
    head.seats.every((one) => one.kind === "bot" || one.status === "resigned" || one.status === "late")
  );
}

/** Whoever plays may offer to end the game as it stands; bots agree, so a rated game takes two persons. */
export function mayOfferEnd({ head, you }: TableStore): boolean {
  if (head?.phase !== "playing" || head.offer) return false;
  const playing = head.seats.filter(({ kind, status, bot }) => kind === "person" && status === "taken" && !bot);
  return playing.some(({ seat }) => you.includes(seat)) && (!head.allow.rated || playing.length > 1);
}
