/** Reasons in words: score lines with their points and how far these may be off. */
import type { Reason } from "../../net/protocol.gen";
import { number, t, word } from "../../store/i18n.svelte";
import { signed } from "../../ui/signed-points";

export function reasonsText(reasons: readonly Reason[], game: string): string {
  const lineName = (line: string) => (line === "rivals" ? t("line-rivals") : (word(game, `line-${line}`) ?? line));
  const size = ({ points, error }: Reason) => signed(points, 1) + (error ? ` ± ${number(error, 1)}` : "");
  return reasons.map((reason) => `${size(reason)} ${lineName(reason.line)}`).join(", ");
}
