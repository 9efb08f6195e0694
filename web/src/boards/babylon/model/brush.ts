/** What all pieces of a garden are made with, and their common measures. Lengths are in cells, triangles are dear. */
import type { MeshBuilder } from "./mesh-builder";
import type { Palette } from "./palette";

/** How high a level is, and how thick a tile. */
export const RISE = 0.95;
export const SLAB = 0.16;
/** The normal of what lies flat. */
export const UP = [0, 1, 0] as const;
export const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

export interface Brush {
  s: MeshBuilder;
  p: Palette;
  /** Near enough to see leaves and mouldings. */
  fine: boolean;
}

/** The same small accidents for the same place, every time. */
export function pseudoRandom(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return (state >>> 8) / 16777216;
  };
}
