/** The flowers that the seats pick for themselves, as one value of the table's option. */

/** The flower of each seat; null leaves it to the lot. */
export type FlowerPicks = readonly (string | null)[];

/** All flowers come by lot when the game begins. */
export const DEALT = "dealt";
/** The order in which the flowers are named: a value with a name of its own. */
const NAMED_ORDER = "seat_order";

/** The flowers that the option speaks of: each of its values names those of the seats in their order. */
export function flowersIn(values: readonly string[]): string[] {
  return values.find((value) => value !== DEALT && value !== NAMED_ORDER)?.split("-") ?? [];
}

/** Every order of some flowers. */
function ordersOf(flowers: readonly string[]): string[][] {
  if (flowers.length < 2) return [[...flowers]];
  return flowers.flatMap((first) =>
    ordersOf(flowers.filter((flower) => flower !== first)).map((others) => [first, ...others]),
  );
}

/** A whole number that follows from a text: the same seed draws the same flowers. */
function numberOf(text: string): number {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return sum;
}

/**
 * The option's value for these picks. Without a pick everything stays with the deal; otherwise what is left is drawn
 * among the seats that have none, by the seed if there is one.
 */
export function flowerOption(picks: FlowerPicks, values: readonly string[], seed = ""): string {
  if (picks.every((pick) => pick === null)) return DEALT;
  const fitting = ordersOf(flowersIn(values)).filter((order) =>
    picks.every((pick, seat) => pick === null || order[seat] === pick),
  );
  const drawn = seed ? numberOf(seed) % fitting.length : Math.floor(Math.random() * fitting.length);
  const value = fitting[drawn]?.join("-") ?? DEALT;
  return values.includes(value) ? value : NAMED_ORDER;
}
