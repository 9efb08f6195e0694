/** Babylon for the table page. */
import { SEAT_LETTERS } from "../../art/seat-shapes";
import type { Step, View } from "../../net/protocol.gen";
import type { Sound } from "../../ui/sound";
import type { Board, Good } from "../board";
import AllGardens from "./AllGardens.svelte";
import Component from "./BabylonBoard.svelte";
import type { BabylonView } from "../../net/protocol.gen";
import { boardText, gameText } from "./words";

function goods(view: View, seat: number): Good[] {
  const table = view as BabylonView;
  const player = table.players[seat];
  if (!player) return [];
  return [
    ...(table.first === seat ? [{ icon: "crown", title: boardText("first"), count: null, travels: "first" }] : []),
    ...(player.flower ? [{ icon: player.flower, title: gameText(`flower-${player.flower}`), count: null }] : []),
    { icon: "pillar", title: boardText("pillars"), count: player.singles, travels: "pillar", from: "supply single" },
    { icon: "up", title: boardText("highest"), count: player.highest },
  ];
}

const SOUNDS: Record<string, Sound> = {
  dig: "take",
  remove: "take",
  place: "place",
  stairway: "score",
  fountain: "score",
  bridge: "score",
  statue: "score",
  tile: "deal",
  token: "deal",
};

const board: Board = {
  component: Component,
  gardens: AllGardens,
  draws: (action) =>
    /^(dig|remove|place|support|rotate|stairway|fountain|bridge|statue|symbol) /.test(action) ||
    /^(build|keep) (dug|stored)$/.test(action),
  goods,
  sound: (step: Step) => SOUNDS[step.action.split(" ")[0] ?? ""] ?? null,
  downloads: (view) =>
    (view as BabylonView).players.map((player, seat) => ({
      title: "web-babylon-glb",
      args: { seat: SEAT_LETTERS[seat] ?? "" },
      name: `babylon-${SEAT_LETTERS[seat]?.toLowerCase()}.glb`,
      make: async () =>
        (await import("./model/glb-export")).gardenFile(
          player,
          boardText("garden-of", { name: SEAT_LETTERS[seat] ?? "" }),
        ),
    })),
  help: [
    { title: "web-babylon-quarry", rules: ["B10", "B11", "B20", "B21"] },
    { title: "web-babylon-help-turn", rules: ["B24", "B25", "B26"] },
    { title: "web-babylon-help-terraces", rules: ["B30", "B31", "B33", "B34", "B35", "B36"] },
    { title: "web-babylon-help-decorations", rules: ["B41", "B42", "B43", "B44", "B45"] },
    { title: "web-babylon-help-tokens", rules: ["B50", "B51"] },
    { title: "web-babylon-help-end", rules: ["B60", "B61", "B62"] },
  ],
};
export default board;
