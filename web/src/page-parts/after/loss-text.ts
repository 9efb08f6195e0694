/** A loss in words: percent of a win, or points when one plays alone or the game was decided already. */
import type { Decision } from "../../net/protocol.gen";
import { number, t } from "../../store/i18n.svelte";
import { pointsChange } from "../../ui/signed-points";

type Lost = Pick<Decision, "loss" | "error" | "score_loss">;

export function lossText(one: Lost, solo: boolean): string {
  if (solo || one.loss < one.error) return pointsChange(-one.score_loss, 1);
  return t("percent-points", { number: `−${number(Math.max(1, 100 * one.loss))}` });
}
