/** The Meadow for the table page. */
import type { Board } from "../board";
import Component from "./MeadowBoard.svelte";

const board: Board = {
  component: Component,
  draws: () => false,
  help: [{ title: "web-meadow-help", rules: ["M10", "M20", "M21"] }],
};
export default board;
