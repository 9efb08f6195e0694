/** Changes of points as people say them: "+1 point", "−2.5 points"; what changes nothing has no sign. */
import { number, t } from "../store/i18n.svelte";

/** As many as are shown: 1.04 is said as "1", and then in the singular. */
const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** A figure alone, where a word or a sign beside it says what it counts. */
export function signed(value: number, digits = 0): string {
  const shown = rounded(value, digits);
  const sign = shown > 0 ? "+" : shown < 0 ? "−" : "";
  return sign + number(Math.abs(shown), digits);
}

/** A figure with its word. */
export function pointsChange(value: number, digits = 0): string {
  return t("change", { points: signed(value, digits), count: Math.abs(rounded(value, digits)) });
}

/** What may be expected, with one digit behind the point. */
export function pointsExpected(value: number): string {
  return t("points-expected", { points: number(value, 1), count: rounded(value, 1) });
}
