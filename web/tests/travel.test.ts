import { describe, expect, it } from "vitest";
import { FlightPlan, fit, isStep } from "../src/ui/travel/plan";
import type { Box, SeenPiece, Scene, Tally } from "../src/ui/travel/scene";
import { durationOf, placedAt } from "../src/ui/travel/sky";

const SCREEN = { width: 1000, height: 800 };
const SPOT: Box = { x: 400, y: 400, width: 100, height: 80 };
const box = (x: number, y: number, width = 40, height = 30): Box => ({ x, y, width, height });
const named = (name: string) => ({ getAttribute: (_: string): string | null => name }) as Element;
const GROUND = named("market");

function piece(name: string, at: Box, more: Partial<SeenPiece> = {}): [string, SeenPiece] {
  const where = { ground: GROUND, left: at.x, top: at.y };
  return [
    name,
    {
      element: named(name),
      box: at,
      face: null,
      home: null,
      goes: more.home ?? null,
      flying: false,
      ...where,
      ...more,
    },
  ];
}
const tally = (amount: number, glyph: Box | null = box(900, 10, 16, 16)): Tally => ({
  box: box(900, 10),
  amount,
  home: null,
  glyph: glyph && { element: named("glyph"), box: glyph },
});
function scene(
  pieces: [string, SeenPiece][],
  more: Partial<Record<"places" | "tallies", [string, unknown][]>> = {},
): Scene {
  return {
    pieces: new Map(pieces),
    places: new Map((more.places ?? []) as [string, Box][]),
    tallies: new Map((more.tallies ?? []) as [string, Tally][]),
  };
}
const plan = (before: Scene, after: Scene, spot: Box | null = SPOT) =>
  new FlightPlan(before, after, spot, SCREEN).make();

describe("which looks lead to each other", () => {
  const at = (seq: number, present = true) => ({ seq, present });
  it("are a step or a few, also taken back", () => {
    expect(isStep(at(4), at(5))).toBe(true);
    expect(isStep(at(4), at(7))).toBe(true);
    expect(isStep(at(7), at(6))).toBe(true);
  });
  it("are neither the first look nor one at the same moment", () => {
    expect(isStep(null, at(5))).toBe(false);
    expect(isStep(at(5), at(5))).toBe(false);
    expect(isStep(at(5), at(40))).toBe(false);
  });
  it("are single steps in a replay: jumps do not move anything", () => {
    expect(isStep(at(4, false), at(5, false))).toBe(true);
    expect(isStep(at(4, false), at(6, false))).toBe(false);
    expect(isStep(at(9), at(3, false))).toBe(false);
  });
});

describe("pieces", () => {
  it("fly from where they were to where they are", () => {
    const [flight, ...others] = plan(scene([piece("lion", box(10, 10))]), scene([piece("lion", box(300, 200))]));
    expect(flight).toMatchObject({ piece: "lion", from: box(10, 10), to: box(300, 200), delay: 0 });
    expect(others).toEqual([]);
  });
  it("land as their face in a picture that shows them its own way, and stay there while the eye moves", () => {
    const face = named("face");
    const laid = (x: number) => scene([piece("tile 1", box(x, 200), { face })]);
    const [flight] = plan(scene([piece("tile 1", box(10, 10))]), laid(300));
    expect(flight).toMatchObject({ look: face, hides: null, fades: true });
    expect(plan(laid(300), laid(420))).toEqual([]);
  });
  it("go elsewhere than they come from", () => {
    const places: [string, unknown][] = [["hand 1", box(500, 500, 90, 90)]];
    const quarry = scene([piece("tile 1", box(10, 10), { goes: "hand 1" })], { places });
    expect(plan(quarry, scene([], { places }))[0]?.to.x).toBeGreaterThan(500);
    expect(plan(scene([], { places }), quarry)[0]?.from.y).toBeLessThan(10);
  });
  it("stay when the part of the board they lie in has moved with them", () => {
    const before = piece("lion", box(10, 10), { left: 5, top: 5 });
    const after = piece("lion", box(10, 90), { left: 5, top: 5 });
    expect(plan(scene([before]), scene([after]))).toEqual([]);
  });
  it("go on from where they are in the air", () => {
    const before = piece("lion", box(300, 200), { flying: true });
    expect(plan(scene([before]), scene([piece("lion", box(300, 200))]))).toHaveLength(1);
  });
  it("come from home, go home, and keep their shape there", () => {
    const there = scene([piece("a", box(10, 10), { home: "bag" })], { places: [["bag", box(500, 500, 20, 20)]] });
    const gone = scene([], { places: [["bag", box(500, 500, 20, 20)]] });
    const small = box(500, 502.5, 20, 15);
    expect(plan(gone, there)).toMatchObject([{ from: small, to: box(10, 10) }]);
    expect(plan(there, gone)).toMatchObject([{ from: box(10, 10), to: small, hides: null }]);
  });
  it("are let down on their place when their home is not in sight", () => {
    const [flight] = plan(scene([]), scene([piece("a", box(10, 10), { home: "bag" })]));
    expect(flight?.from.width).toBeGreaterThan(40);
  });
  it("do not leave as a picture of what has taken their element", () => {
    const other = piece("a", box(10, 10), { home: "bag", element: named("b") });
    expect(plan(scene([other]), scene([], { places: [["bag", box(500, 500)]] }))).toEqual([]);
  });
  it("do not fly where nobody sees it, nor all at once when the table is set up anew", () => {
    expect(plan(scene([piece("a", box(10, 900))]), scene([piece("a", box(10, 1900))]))).toEqual([]);
    const many = (x: number) => scene(Array.from({ length: 60 }, (_, n) => piece(`${n}`, box(x, n))));
    expect(plan(many(10), many(400))).toEqual([]);
  });
});

describe("goods and points", () => {
  const goods = (amount: number) => scene([], { tallies: [["gold 0", tally(amount)]] });
  it("come from the scene of the step, one after another", () => {
    const flights = plan(goods(1), goods(3));
    expect(flights.map(({ delay }) => delay)).toEqual([0, 45]);
    expect(flights[0]?.to).toEqual(box(900, 10, 16, 16));
    expect(flights[0]?.from.x).toBeGreaterThan(SPOT.x);
  });
  it("go there when they are paid, few even if they are many", () => {
    const flights = plan(goods(9), goods(0));
    expect(flights).toHaveLength(4);
    expect(flights[0]?.from).toEqual(box(900, 10, 16, 16));
  });
  it("come to who had none before", () => {
    expect(plan(scene([]), goods(1))).toHaveLength(1);
  });
  it("come from their supply, and are spent at the scene", () => {
    const store = box(20, 600, 16, 16);
    const pillars = (amount: number) =>
      scene([], { places: [["supply", store]], tallies: [["pillar 0", { ...tally(amount), home: "supply" }]] });
    expect(plan(pillars(0), pillars(1))[0]?.from).toEqual(store);
    expect(plan(pillars(1), pillars(0))[0]?.to.x).toBeGreaterThan(SPOT.x);
  });
  it("are not doubled by the pieces that come from there", () => {
    const before = scene([], { places: [["gold 0", box(900, 10)]], tallies: [["gold 0", tally(2)]] });
    const after = scene([piece("coin", box(10, 10), { home: "gold 0" })], { tallies: [["gold 0", tally(1)]] });
    expect(plan(before, after)).toHaveLength(1);
  });
  it("are written where they have no picture", () => {
    const pad = (amount: number) => scene([], { tallies: [["points 0", tally(amount, null)]] });
    expect(plan(pad(3), pad(8))).toMatchObject([{ look: "+5" }]);
    expect(plan(pad(8), pad(3))).toMatchObject([{ look: "−5" }]);
    expect(plan(pad(3), pad(8), null)).toEqual([]);
  });
});

describe("a flight", () => {
  it("takes 220 to 400 ms", () => {
    expect(durationOf(box(0, 0), box(0, 0))).toBe(220);
    expect(durationOf(box(0, 0), box(2000, 900))).toBe(400);
  });
  it("begins where the piece was, in the size it had", () => {
    expect(placedAt(box(10, 20, 40, 30), box(100, 200, 80, 60))).toBe("translate(-90px, -180px) scale(0.5, 0.5)");
    expect(fit(box(0, 0, 40, 30), box(0, 0, 400, 300))).toEqual(box(180, 135, 40, 30));
  });
});
