/** Pieces of glyphs, as SVG on a grid of 24. */

/** The same petal all around the middle, and what is in the middle. */
export const petals = (count: number, petal: string, core = "") => {
  const turned = (n: number) => `<path transform="rotate(${(360 / count) * n} 12 12)" d="${petal}"/>`;
  return Array.from({ length: count }, (_, n) => turned(n)).join("") + core;
};
export const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const ROUND = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
export const stroke = (d: string, width = 2) => `<path d="${d}" ${ROUND} stroke-width="${width}"/>`;
/** A body with holes, which show the ground. */
export const hole = (d: string) => `<path fill-rule="evenodd" d="${d}"/>`;
