/** A loss in words: percent of a win, or points when one plays alone or the game was decided already. */
import type { Decision, Reason } from "../../net/protocol.gen";
import { number, t, word } from "../../store/i18n.svelte";
import { pointsChange, signed } from "../../ui/signed-points";

type Lost = Pick<Decision, "loss" | "error" | "score_loss">;

export function lossText(one: Lost, solo: boolean): string {
  if (solo || one.loss < one.error) return pointsChange(-one.score_loss, 1);
  return t("percent-points", { number: `−${number(Math.max(1, 100 * one.loss))}` });
}

/** Reasons in words: score lines with their points and how far these may be off. */
export function reasonsText(reasons: readonly Reason[], game: string): string {
  const lineName = (line: string) => (line === "rivals" ? t("line-rivals") : (word(game, `line-${line}`) ?? line));
  const size = ({ points, error }: Reason) => signed(points, 1) + (error ? ` ± ${number(error, 1)}` : "");
  return reasons.map((reason) => `${size(reason)} ${lineName(reason.line)}`).join(", ");
}
