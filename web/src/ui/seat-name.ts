/** How a seat is called: by its name, or by its number while nobody sits there. */
import { t } from "../store/i18n.svelte";
import type { Head } from "../net/protocol.gen";

export function seatName(head: Head | null, seat: number): string {
  const info = head?.seats[seat];
  return (info?.status !== "open" && info?.name) || t("seat", { number: seat + 1 });
}
