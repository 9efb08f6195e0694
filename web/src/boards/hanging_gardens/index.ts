/** The Hanging Gardens for the table page. */
import type { Step, View } from "../../net/protocol.gen";
import type { Sound } from "../../ui/sound";
import type { Board, Good } from "../board";
import AllGardens from "./AllGardens.svelte";
import Component from "./GardensBoard.svelte";
import type { GardensView } from "../../net/protocol.gen";
import { boardText } from "./words";

function goods(view: View, seat: number): Good[] {
  const table = view as GardensView;
  const player = table.players[seat];
  if (!player) return [];
  return [
    ...(table.marker === seat ? [{ icon: "crown", title: boardText("marker"), count: null, travels: "marker" }] : []),
    { icon: "gold", title: boardText("gold"), count: player.gold, travels: "gold" },
    { icon: "tool", title: boardText("tools"), count: player.tools, travels: "tool" },
    { icon: "gardener", title: boardText("gardeners"), count: player.gardeners, travels: "gardener" },
  ];
}

const SOUNDS: Record<string, Sound> = {
  take: "take",
  place: "place",
  enhance: "place",
  buy: "coin",
  complete: "score",
  deal: "deal",
  automaton: "take",
};

const board: Board = {
  component: Component,
  gardens: AllGardens,
  draws: (action) => /^(take|place|buy|enhance|complete) /.test(action),
  goods,
  sound: (step: Step) => SOUNDS[step.action.split(" ")[0] ?? ""] ?? null,
  help: [
    { title: "web-hg-market", rules: ["H10", "H11", "H18"] },
    { title: "web-hg-help-garden", rules: ["H12", "H13", "H14", "H15", "H16"] },
    { title: "web-hg-enhancements", rules: ["H19", "H20"] },
    { title: "web-hg-objectives", rules: ["H30", "H31", "H32", "H33"] },
    { title: "web-hg-help-irrigation", rules: ["H40"] },
    { title: "web-hg-help-flowers", rules: ["H41", "H42", "H43"] },
    { title: "web-hg-help-figures", rules: ["H44", "H45", "H46"] },
    { title: "web-hg-help-end", rules: ["H22", "H23", "H48"] },
  ],
};
export default board;
