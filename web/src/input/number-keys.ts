/** Keys 1 to 9 press what shows their number. */

/** Spread it on the button that stands at this place of a list. */
export function numbered(index: number): { "data-number"?: number } {
  return index < 9 ? { "data-number": index + 1 } : {};
}

/** The button that shows a number; of two lists the one that is nearer to the question. */
export function buttonWithNumber(key: string): HTMLElement | null {
  return /^[1-9]$/.test(key) ? document.querySelector<HTMLElement>(`main [data-number="${key}"]`) : null;
}
