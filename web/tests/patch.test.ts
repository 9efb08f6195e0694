import { expect, test } from "vitest";
import { applyPatch } from "../src/net/patch";

const view = {
  phase: "take",
  players: [
    { gold: 1, garden: ["a1"] },
    { gold: 2, garden: [] },
  ],
  hand: null,
};

test("a patch changes what it names and shares the rest", () => {
  const after = applyPatch(view, [
    ["phase", "place"],
    ["players", 1, "gold", 3],
    ["hand", { key: "palm" }],
  ]);
  expect(after).toEqual({
    phase: "place",
    players: [
      { gold: 1, garden: ["a1"] },
      { gold: 3, garden: [] },
    ],
    hand: { key: "palm" },
  });
  expect(after.players[0]).toBe(view.players[0]);
  expect(view.phase).toBe("take");
  expect(view.players[1]?.gold).toBe(2);
});

test("a stretch of a list is taken out and others put in its place", () => {
  const list = { garden: ["a1", "b1", "c1"] };
  expect(applyPatch(list, [["garden", [1, 0], ["a2", "a3"]]])).toEqual({ garden: ["a1", "a2", "a3", "b1", "c1"] });
  expect(applyPatch(list, [["garden", [0, 2], []]])).toEqual({ garden: ["c1"] });
  expect(applyPatch(view, [["players", 1, "garden", [0, 0], ["e1"]]]).players[1]?.garden).toEqual(["e1"]);
  expect(list.garden).toEqual(["a1", "b1", "c1"]);
});

test("a row of one entry is the whole view", () => {
  expect(applyPatch(view, [[{ phase: "over" }]])).toEqual({ phase: "over" });
});

test("nothing changed", () => {
  expect(applyPatch(view, [])).toBe(view);
});
