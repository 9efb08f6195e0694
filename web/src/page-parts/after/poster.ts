/** The picture of a finished game to share: everybody's garden with name and points, under the winner. */
import { mount, tick, unmount } from "svelte";
import type { Board } from "../../boards/board";
import type { TableStore } from "../../store/table/table-store.svelte";
import { svgSnapshot } from "../../ui/svg-snapshot";
import GamePoster from "./GamePoster.svelte";

/** As wide as two gardens beside each other. */
const WIDTH = 1200;

/** Drawn out of sight, for the picture has its own shape: not that of the screen, nor of whose garden is in front. */
export async function posterSvg(table: TableStore, board: Board): Promise<string> {
  const easel = document.createElement("div");
  Object.assign(easel.style, { position: "fixed", left: "-5000px", top: "0", width: `${WIDTH}px` });
  easel.setAttribute("aria-hidden", "true");
  document.body.append(easel);
  const poster = mount(GamePoster, { target: easel, props: { table, board } });
  try {
    await tick();
    await new Promise((drawn) => requestAnimationFrame(drawn));
    return await svgSnapshot(easel);
  } finally {
    await unmount(poster);
    easel.remove();
  }
}
