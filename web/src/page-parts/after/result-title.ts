/** Who has won, in a sentence: of a game that came to its end, that somebody gave up, or that just stopped. */
import { t } from "../../store/i18n.svelte";
import type { TableStore } from "../../store/table/table-store.svelte";
import { seatName } from "../../ui/seat-name";
import { leaders } from "./result-facts";

export function resultTitle(table: TableStore): string {
  const ended = table.head?.ended;
  const scores = table.live?.scores ?? [];
  if (ended?.kind === "resigned" && ended.seat !== undefined) {
    const name = seatName(table.head, ended.seat);
    const ahead = leaders(scores, ended.seat).map((seat) => seatName(table.head, seat));
    if (!ahead.length) return t("ended-resigned", { name });
    return t(scores.length === 2 ? "won-by-resignation" : "ahead-at-resignation", { name, others: ahead.join(", ") });
  }
  if (ended?.kind === "agreed") return table.ask.result?.[0] ?? t("ended-agreed");
  if (ended) return t(`ended-${ended.kind}`);
  return table.ask.result?.[0] ?? t("record-ends");
}
