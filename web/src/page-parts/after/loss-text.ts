/** A loss in words: percentage points of the win, or points when one plays alone. */
import { number, t } from "../../store/i18n.svelte";

export function lossText(loss: number, solo: boolean): string {
  return solo
    ? t("change", { points: `−${number(loss, 1)}`, count: loss })
    : t("percent-points", { number: `−${number(Math.max(1, 100 * loss))}` });
}
