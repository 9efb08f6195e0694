/** The flowers that seats may pick. */
import { expect, test } from "vitest";
import { flowersIn } from "../src/page-parts/new-table/flower-picks";

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
