/** How a seat is called: by its name, or by its number while nobody sits there. */
import { t } from "../store/i18n.svelte";
import type { Head, ListedSeat } from "../net/protocol.gen";

export function seatName(head: Head | null, seat: number): string {
  const info = head?.seats[seat];
  return info && info.status !== "open" ? nameOf(info) : t("seat", { number: seat + 1 });
}

/** A person without a name has been deleted: the game stays, as that of a former player. */
export function nameOf(seat: ListedSeat): string {
  return seat.name || t("former-player");
}
