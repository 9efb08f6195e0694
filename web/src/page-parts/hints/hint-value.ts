/** What a hint promises, in words: the chance of winning, which tells nothing in solo, and the score to be expected. */
import { percent, t } from "../../store/i18n.svelte";
import type { HintedAction } from "../../net/protocol.gen";
import { pointsExpected } from "../../ui/signed-points";

export function hintValue({ win, score }: HintedAction, players: number): string {
  const told = [];
  if (typeof win === "number" && players > 1) told.push(t("win-chance", { chance: percent(win) }));
  if (typeof score === "number") told.push(pointsExpected(score));
  return told.join(" · ");
}
