/** The pictures of a rulebook, loaded with its page only. */
import type { Component } from "svelte";

export type RulePicture = Component<{ part: string }>;

const LOADERS: Record<string, () => Promise<{ default: RulePicture }>> = {
  hanging_gardens: () => import("./GardensPicture.svelte"),
  amyitis: () => import("./AmyitisPicture.svelte"),
  babylon: () => import("./BabylonPicture.svelte"),
};
/** How a game's board texts are named: `web-hg-…`. */
export const PREFIXES: Record<string, string> = { hanging_gardens: "hg", amyitis: "amyitis", babylon: "babylon" };

/** What draws the pictures of a game; null where there is nothing. */
export async function loadPicture(game: string): Promise<RulePicture | null> {
  return (await LOADERS[game]?.())?.default ?? null;
}
