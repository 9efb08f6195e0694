/** Flowers that the seats pick, as the table's option has it. */
import { expect, test } from "vitest";
import { flowerOption, flowersIn } from "../src/page-parts/new-table/flower-picks";

const FLOWERS = ["white", "pink", "yellow", "blue"];
const orders = FLOWERS.flatMap((a) =>
  FLOWERS.filter((b) => b !== a).flatMap((b) =>
    FLOWERS.filter((c) => c !== a && c !== b).map((c) => [a, b, c, FLOWERS.find((d) => ![a, b, c].includes(d))]),
  ),
);
const VALUES = ["dealt", "seat_order", ...orders.map((order) => order.join("-")).filter((_, n) => n > 0)];

test("the flowers are those that the values name", () => {
  expect(VALUES).toHaveLength(25);
  expect(flowersIn(VALUES).toSorted()).toEqual(FLOWERS.toSorted());
  expect(flowersIn(["dealt"])).toEqual([]);
});

test("without a pick the game deals them", () => {
  expect(flowerOption([null, null, null], VALUES)).toBe("dealt");
});

test("everybody gets the flower that was picked, and the others what is left", () => {
  expect(flowerOption(["blue", "white", "pink", "yellow"], VALUES)).toBe("blue-white-pink-yellow");
  expect(flowerOption(["white", "pink", "yellow"], VALUES), "an order with a name of its own").toBe("seat_order");
  const drawn = new Set(Array.from({ length: 200 }, () => flowerOption([null, "blue"], VALUES)));
  expect(drawn.size).toBe(6);
  for (const value of drawn) expect(value).toMatch(/^\w+-blue-/u);
  for (const value of drawn) expect(VALUES).toContain(value);
});

test("a seed draws the same flowers again", () => {
  const draw = (seed: string) => flowerOption([null, "pink", null], VALUES, seed);
  const seeds = Array.from({ length: 30 }, (_, n) => `seed ${n}`);
  for (const seed of seeds) expect(draw(seed)).toBe(draw(seed));
  expect(new Set(seeds.map(draw)).size).toBeGreaterThan(2);
});
