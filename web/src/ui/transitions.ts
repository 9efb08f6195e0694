/** Svelte's transitions, which look at the page's styles before they begin: not where nothing is to move. */
import {
  fade as fades,
  type FadeParams,
  scale as scales,
  type ScaleParams,
  type TransitionConfig,
} from "svelte/transition";

const STILL: TransitionConfig = { duration: 0 };

export function scale(node: Element, params: ScaleParams): TransitionConfig {
  return params.duration ? scales(node, params) : STILL;
}
export function fade(node: Element, params: FadeParams): TransitionConfig {
  return params.duration ? fades(node, params) : STILL;
}
