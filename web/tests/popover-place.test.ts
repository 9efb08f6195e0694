import { expect, test } from "vitest";
import { place } from "../src/ui/popover-place";

const ROOM = { width: 1000, height: 800 };
const SIZE = { width: 300, height: 200 };
const thing = (left: number, top: number, width = 40, height = 60) => ({ left, top, width, height });

/** Whether the popover leaves its thing to be seen, and stands in the window. */
function isGood(at: { left: number; top: number; maxHeight: number }, of: ReturnType<typeof thing>, size = SIZE) {
  const height = Math.min(size.height, at.maxHeight);
  const inside = at.left >= 0 && at.left + size.width <= ROOM.width && at.top >= 0 && at.top + height <= ROOM.height;
  const apart =
    at.left >= of.left + of.width ||
    at.left + size.width <= of.left ||
    at.top >= of.top + of.height ||
    at.top + height <= of.top;
  return inside && apart;
}

test("it stands below, and above where there is no room below", () => {
  expect(place(thing(480, 100), SIZE, ROOM)).toMatchObject({ left: 350, top: 170 });
  expect(place(thing(480, 700), SIZE, ROOM)).toMatchObject({ left: 350, top: 490 });
});

test("it stays inside the window at the edges and never covers its thing", () => {
  for (let left = 0; left <= 960; left += 40)
    for (let top = 0; top <= 740; top += 37)
      expect(isGood(place(thing(left, top), SIZE, ROOM), thing(left, top))).toBe(true);
});

test("beside a tall thing it stands to the right or to the left", () => {
  const tall = { ...thing(100, 20, 80, 760) };
  expect(place(tall, SIZE, ROOM)).toMatchObject({ left: 190 });
  const right = { ...thing(800, 20, 80, 760) };
  expect(place(right, SIZE, ROOM)).toMatchObject({ left: 490 });
});

test("what fits nowhere scrolls inside the larger gap", () => {
  const wide = thing(0, 300, 1000, 100);
  const size = { width: 900, height: 700 };
  const at = place(wide, size, ROOM);
  expect(at.maxHeight).toBeLessThan(700);
  expect(isGood(at, wide, size)).toBe(true);
});
