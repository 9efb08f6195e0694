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
