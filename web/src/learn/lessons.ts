/**
 * A guided first game of each: a seeded table and the choices made there, one after another.
 *
 * Deals follow from the seed and the other player's choices stand here, so every guided game goes the same way.
 * The words are in the game's learn.ftl; tests/web/test_learning.py plays all three through.
 */

export interface LessonStep {
  /** The companion's words: the message `learn-<say>`. */
  say: string;
  /** Choices that the companion makes first, for whoever is asked. */
  play?: string[];
  /** The choice that is asked of the player; without it the player just goes on. */
  do?: string;
  /** The answers that belong to that choice as one gesture: how a tile is carried and turned. */
  then?: string[];
  /** What to look at, where it is not the place of `do`. */
  look?: string;
}
export interface Lesson {
  seed: string;
  options: Record<string, string>;
  steps: LessonStep[];
}

const part = (name: string) => `[data-part="${name}"]`;
/** The score pad; on a narrow screen it lies in the drawer, and what opens that is shown. */
const PAD = '.players table, [data-opens="drawer"]';

export const LESSONS: Record<string, Lesson> = {
  hanging_gardens: {
    seed: "guide",
    options: { first: "1" },
    steps: [
      { say: "welcome", look: part("garden") },
      { say: "market", do: "take 1 1" },
      { say: "buy", do: "buy 2" },
      { say: "cost", play: ["take 2 3"], do: "take 1 2" },
      { say: "place", do: "place f1" },
      { say: "save", do: "skip" },
      { say: "objective", do: "complete 1" },
      { say: "tree", play: ["take 3 2", "place d1"], do: "take 2 1" },
      { say: "level", do: "place e2" },
      { say: "flowers", do: "buy 2" },
      { say: "blue", do: "complete 3" },
      {
        say: "crown",
        play: ["take 3 1", "place f1", "complete 2", "take 1 1", "place e2", "complete 1"],
        do: "take 1 1",
      },
      { say: "back", do: "place g1" },
      { say: "closed", look: part("market") },
      { say: "palm", play: ["take 2 1", "place d2", "skip"], do: "take 3 2" },
      { say: "touch", do: "place f2" },
      { say: "visitor", play: ["take 2 1", "place g1", "skip", "skip"], do: "take 3 1" },
      { say: "guest", do: "place h1" },
      { say: "crowns", do: "complete 4" },
      { say: "end", look: PAD },
    ],
  },
  amyitis: {
    seed: "guide",
    options: { first: "1" },
    steps: [
      { say: "welcome", look: part("garden") },
      { say: "craft", do: "recruit 1 2" },
      { say: "field", do: "field upper" },
      { say: "engineer", play: ["recruit 2 1"], do: "recruit 1 1" },
      { say: "irrigate", do: "irrigate d2-d3" },
      { say: "caravan", play: ["recruit 2 3", "temple marduk"], do: "caravan 1" },
      { say: "plant", do: "plant d3" },
      { say: "price", play: ["recruit 2 2", "field upper"], do: "recruit 1 3" },
      { say: "water", do: "irrigate c4-d4" },
      { say: "majority", play: ["caravan 2", "plant d2"], look: part("garden") },
      { say: "procession", play: ["temple ishtar", "gift camel"], look: PAD },
      { say: "priest", play: ["recruit 1 1"], do: "recruit 1 3" },
      { say: "temple", do: "temple tammouz" },
      { say: "neutral", look: part("temples") },
      { say: "court", look: part("court") },
      { say: "first", look: PAD },
      { say: "end", look: PAD },
    ],
  },
  babylon: {
    seed: "guide",
    options: { first: "1" },
    steps: [
      { say: "welcome", look: part("garden") },
      {
        say: "quarry",
        play: ["remove b1", "remove a2", "remove d1", "remove c2", "remove a1", "remove d4"],
        look: part("quarry"),
      },
      { say: "dig", do: "dig d3" },
      { say: "build", do: "build stored" },
      { say: "ghost", look: part("garden") },
      { say: "place", do: "place d4 1", then: ["support 4", "rotate 0"] },
      { say: "statue", do: "statue d5" },
      { say: "keep", do: "keep dug" },
      {
        say: "again",
        play: ["dig c1", "build stored", "place d4 1", "support 4", "rotate 0", "statue d5", "keep dug"],
        do: "dig c3",
      },
      { say: "beside", play: ["build dug"], look: part("garden") },
      { say: "belvedere", do: "place f3 1", then: ["support 3 se", "rotate 90"] },
      { say: "fountain", do: "fountain e4-f4" },
      { say: "hold", do: "keep stored" },
      { say: "token", play: ["dig a4", "stop", "keep stored"], look: part("quarry") },
      { say: "second", do: "dig a1" },
      { say: "rise", look: part("garden") },
      { say: "stairs", play: ["build stored", "place c2 2", "support 4", "rotate 180"], do: "stairway d3-d4" },
      { say: "bridge", look: part("garden") },
      { say: "sets", look: PAD },
      { say: "model", look: part("garden") },
      { say: "end", look: PAD },
    ],
  },
};
