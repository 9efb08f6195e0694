/** Amyitis for the table page. */
import type { Step, View } from "../../net/protocol.gen";
import type { Sound } from "../../ui/sound";
import type { Board, Good } from "../board";
import AllGardens from "./AllGardens.svelte";
import Component from "./AmyitisBoard.svelte";
import type { AmyitisView } from "../../net/protocol.gen";
import { boardText } from "./words";

function goods(view: View, seat: number): Good[] {
  const table = view as AmyitisView;
  const player = table.players[seat];
  if (!player) return [];
  const held = Object.values(player.tokens).reduce((sum, count) => sum + count, 0);
  return [
    ...(table.first === seat ? [{ icon: "crown", title: boardText("first"), count: null, travels: "first" }] : []),
    { icon: "barley", title: boardText("resources"), count: held },
    { icon: "camel", title: boardText("camels"), count: player.camels, travels: "camel" },
    { icon: "talent", title: boardText("talents"), count: player.talents, travels: "talent" },
  ];
}

const SOUNDS: Record<string, Sound> = {
  recruit: "take",
  caravan: "take",
  field: "take",
  temple: "place",
  irrigate: "place",
  sell: "coin",
  pay: "coin",
  court: "score",
  plant: "score",
  craft: "deal",
  tile: "deal",
};

const board: Board = {
  component: Component,
  gardens: AllGardens,
  draws: (action) => action !== "stop" && action !== "decline",
  goods,
  sound: (step: Step) => SOUNDS[step.action.split(" ")[0] ?? ""] ?? null,
  help: [
    { title: "web-amyitis-help-turn", rules: ["A29", "A30", "A31", "A20", "A21"] },
    { title: "web-amyitis-help-crafts", rules: ["A32", "A33", "A34", "A35", "A36"] },
    { title: "web-amyitis-help-garden", rules: ["A01", "A02", "A04"] },
    { title: "web-amyitis-help-caravan", rules: ["A40", "A41", "A42", "A43", "A47"] },
    { title: "web-amyitis-help-court", rules: ["A44", "A45", "A46"] },
    { title: "web-amyitis-help-planting", rules: ["A50", "A51", "A52", "A53", "A54"] },
    { title: "web-amyitis-help-temples", rules: ["A60", "A61", "A62", "A63", "A64"] },
    { title: "web-amyitis-help-end", rules: ["A65", "A66", "A70", "A74", "A71", "A72", "A73"] },
  ],
};
export default board;
