/** The flowers that the seats pick for themselves, read from the values of the table's option. */

/** The flowers that the option speaks of: each of its values names those of the seats in their order. */
export function flowersIn(values: readonly string[]): string[] {
  return values.find((value) => value.includes("-"))?.split("-") ?? [];
}
