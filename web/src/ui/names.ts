/** How a seat is called: its name, and that it is yours. */
import { t } from "../lib/i18n.svelte";
import type { Head } from "../lib/protocol";

export function seatName(head: Head | null, seat: number): string {
  return head?.seats[seat]?.name || t("seat", { number: seat + 1 });
}
