import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import {
  gardenKey,
  gardenOutline,
  buildGarden,
  buildGhost,
  shadowBoxes,
} from "../src/boards/babylon/model/garden-mesh";
import { lightReaching } from "../src/boards/babylon/model/baked-light";
import { FINGER, pressedIndex, distanceToNext } from "../src/boards/babylon/touch-target";
import { dragged, easeToward, type Viewpoint, frameOutline, FRONT, zoomed } from "../src/boards/babylon/model/camera";
import { paletteOf, parseHexColor, TOKENS } from "../src/boards/babylon/model/palette";
import { RISE } from "../src/boards/babylon/model/brush";
import { ghostOf, supportOf } from "../src/boards/babylon/ghost";
import { cellPoint, placesOf } from "../src/boards/babylon/places";
import { coveredMarks, planContents } from "../src/boards/babylon/plan/plan-contents";
import type { BabylonView, Item, Laid, BabylonPlayer } from "../src/net/protocol.gen";

const token = (name: string) => parseHexColor(name === "ground" || name === "surface" ? "#faf5e8" : "#806040");
const palette = paletteOf(Object.fromEntries(TOKENS.map((name) => [name, token(name)])) as never);

function laid(spot: string, level: number, feet: Laid["feet"] = ["single", "single", "single", "single"]): Laid {
  const [x, y] = [spot.charCodeAt(0), Number(spot[1])];
  const cells = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([dx, dy]) => String.fromCharCode(x + (dx ?? 0)) + String(y + (dy ?? 0)));
  const tile: Laid["tile"] = {
    key: `clay ${spot}`,
    material: "clay",
    flower: "white",
    corners: ["statue", null, null, "bridge"],
  };
  return {
    tile,
    spot,
    cells,
    level,
    rotation: 0,
    symbols: tile.corners,
    changed: null,
    feet,
    fresh: false,
    visible: true,
  };
}
const item = (kind: Item["kind"], level: number, ...cells: string[]): Item => ({
  kind,
  pillar: false,
  cells,
  level,
  visible: true,
  points: 1,
});
function player(tiles: Laid[], items: Item[] = []): BabylonPlayer {
  const cells = Array.from({ length: 64 }, (_, n) => ({
    cell: "abcdefgh"[n % 8] + String(Math.floor(n / 8) + 1),
    level: 0,
    tile: null,
    symbol: null,
    item: null,
    bridge: null,
    fresh: false,
  }));
  for (const tile of tiles)
    for (const name of tile.cells) Object.assign(cells.find(({ cell }) => cell === name) ?? {}, { level: tile.level });
  return { flower: "white", singles: 4, stored: null, tiles, items, cells, highest: 1, bare: 60, score: {}, total: 0 };
}
const garden = player(
  [laid("c3", 1), laid("d4", 2, ["single", "double", "double", "double"])],
  [item("statue", 1, "c3"), item("stairway", 1, "d3", "d4")],
);

describe("the model of a garden", () => {
  const fine = buildGarden(garden, 99, palette, true);
  it("is a mesh whose triangles are sound", () => {
    const { positions, colors, indices } = fine.body;
    const count = positions.length / 3;
    expect(colors.length).toBe(count * 4);
    expect(indices.length % 3).toBe(0);
    expect(Math.max(...indices)).toBe(count - 1);
    expect(positions.every(Number.isFinite)).toBe(true);
  });
  it("rises as high as its levels and stays on its island", () => {
    const heights = [...fine.body.positions].filter((_, n) => n % 3 === 1);
    expect(Math.max(...heights)).toBeGreaterThan(2 * RISE);
    expect(Math.max(...heights)).toBeLessThan(3 * RISE);
    const across = [...fine.body.positions].filter((_, n) => n % 3 !== 1);
    expect(Math.min(...across)).toBeGreaterThan(-2);
    expect(Math.max(...across)).toBeLessThan(10);
  });
  it("is cheap enough for a machine without a graphics card", () => {
    const tiles = ["a1", "c1", "e1", "g1", "a3", "c3", "e3", "g3", "a5", "c5", "e5"].map((spot) => laid(spot, 1));
    const items = tiles.map((tile) => item("belvedere", 1, tile.spot));
    expect(buildGarden(player(tiles, items), 99, palette, true).body.indices.length / 3).toBeLessThan(10_000);
    expect(buildGarden(player(tiles, items), 99, palette, false).body.indices.length / 3).toBeLessThan(3_000);
  });
  it("shows the symbols on which nothing stands", () => {
    // c3: the statue covers its own symbol, the bridge at c4 is free; of d4 both are free but the stairs' upper end.
    expect((fine.glyphs?.positions.length ?? 0) / 12).toBe(2);
  });
  it("shows what a symbol counts as this turn, on a plate, and looks other then", () => {
    const changed = player([laid("c3", 1)]);
    const printed = buildGarden(changed, 99, palette, true);
    const before = gardenKey(changed);
    Object.assign(changed.tiles[0] ?? {}, { symbols: ["statue", "fountain", null, "bridge"], changed: 1 });
    const { body, glyphs } = buildGarden(changed, 99, palette, true);
    expect(gardenKey(changed)).not.toBe(before);
    expect(glyphs?.positions.length).toBe(3 * 12);
    expect(body.indices.length).toBeGreaterThan(printed.body.indices.length);
    expect(planContents(changed, 99).cells[2 * 8 + 3]).toMatchObject({ symbol: "fountain", changed: true });
    expect(planContents(changed, 99).cells[2 * 8 + 2]).toMatchObject({ symbol: "statue", changed: false });
  });
  it("is cut at a level", () => {
    expect(buildGarden(garden, 1, palette, true).body.indices.length).toBeLessThan(fine.body.indices.length);
  });
  it("looks the same when nothing was built, and other when something was", () => {
    const later = player([laid("c3", 1), laid("d4", 2, ["single", "double", "double", "double"])], [...garden.items]);
    later.tiles.forEach((tile) => (tile.fresh = true));
    expect(gardenKey(later)).toBe(gardenKey(garden));
    expect(gardenKey(player(garden.tiles))).not.toBe(gardenKey(garden));
  });
  it("throws shadows on what lies below and behind, not on what lies above", () => {
    const shades = shadowBoxes(player([laid("c3", 1)]), 99);
    expect(lightReaching(shades, 3, 0, 3).sky).toBeLessThan(0.8);
    expect(lightReaching(shades, 3.7, 0, 2.4).sun).toBeLessThan(0.5);
    expect(lightReaching(shades, 3, RISE, 3)).toEqual({ sun: 1, sky: 1 });
    expect(lightReaching(shades, 7, 0, 7)).toEqual({ sun: 1, sky: 1 });
  });
});

describe("the eye", () => {
  it("goes around without end, but neither below the ground nor too near", () => {
    expect(dragged(FRONT, 10_000, 0, 500).around).toBeLessThan(-50);
    expect(dragged(FRONT, 0, -10_000, 500).down).toBeLessThan(Math.PI / 2);
    expect(dragged(FRONT, 0, 10_000, 500).down).toBeGreaterThan(0);
    expect(zoomed(FRONT, 0.001).far).toBeGreaterThanOrEqual(0.3);
    expect(zoomed(FRONT, 1000).far).toBeLessThanOrEqual(1.35);
  });
  /** How far from the middle of the picture the outermost point of the model lies: 1 is the edge. */
  function reaches(eye: Viewpoint, aspect: number, of: BabylonPlayer): number {
    const camera = new PerspectiveCamera(34, aspect, 1, 70);
    const { from, to } = frameOutline(eye, gardenOutline(of), Math.tan((17 * Math.PI) / 180), aspect);
    camera.position.set(4 + from[0], from[1], 4 + from[2]);
    camera.lookAt(4 + to[0], to[1], 4 + to[2]);
    camera.updateMatrixWorld();
    const { positions } = buildGarden(of, 99, palette, true).body;
    let far = 0;
    for (let n = 0; n < positions.length; n += 3) {
      const point = new Vector3(positions[n], positions[n + 1], positions[n + 2]).project(camera);
      far = Math.max(far, Math.abs(point.x), Math.abs(point.y));
    }
    return far;
  }
  it("sees the whole garden with its walls first, in a picture of any shape, from every side", () => {
    const high = player([...garden.tiles, laid("a1", 4), laid("g7", 4)], [item("belvedere", 4, "g7")]);
    for (const of of [player([]), garden, high])
      for (const aspect of [0.5, 0.8, 1.1, 4 / 3, 2.2])
        for (const around of [FRONT.around, 0, 0.8, 2.5, 4]) {
          const far = reaches({ ...FRONT, around }, aspect, of);
          expect(far).toBeLessThan(1);
          expect(far).toBeGreaterThan(0.85);
        }
  });
  it("arrives where it should be", () => {
    const wanted = zoomed(dragged(FRONT, 90, 40, 500), 0.7);
    let eye = FRONT;
    for (let n = 0; n < 60; n++) eye = easeToward(eye, wanted, 0.28);
    expect(eye).toBe(wanted);
  });
});

const way = (support: string, price: number, gains: number) => ({
  support,
  feet: ["single", "single", "single", support === "four" ? "single" : null],
  price,
  swaps: 0,
  gains,
  loses: 1,
});
const view = {
  building: {
    tile: { key: "k", material: "clay", flower: "pink", corners: ["statue", null, "bridge", null] },
    spot: null,
    level: null,
    support: null,
    rotations: 4,
  },
  placements: [
    {
      spot: "c3",
      level: 2,
      hides: { items: [item("statue", 1, "c3")], tiles: [0] },
      supports: [way("four", 4, 3), way("sw", 3, 4)],
    },
  ],
} as BabylonView;

describe("a placement before it is made", () => {
  it("shows what the server tells of its cheapest way", () => {
    const ghost = ghostOf("place c3 2", view, garden);
    expect(ghost).toMatchObject({ x: 2, y: 2, level: 2, free: 3, hides: { tiles: [0] } });
    expect(ghost?.way).toMatchObject({ price: 3, gains: 4, loses: 1 });
    expect(supportOf("place c3 2", view)?.price).toBe(3);
    expect(supportOf("dig a1", view)).toBeNull();
  });
  it("has a body with one belvedere and three pillars", () => {
    const ghost = ghostOf("place c3 2", view, garden);
    const four = ghost && { ...ghost, free: null, feet: view.placements[0]?.supports[0]?.feet ?? [] };
    expect(ghost && buildGhost(ghost, garden, palette).body.indices.length).toBeGreaterThan(0);
    expect(four && buildGhost(four, garden, palette).glyphs?.positions.length).toBe(2 * 12);
  });
  it("is offered once where several levels are possible", () => {
    const places = placesOf(["place c3 1", "place c3 2", "place d3 1"], view, garden);
    expect(places.map(({ actions }) => actions.length)).toEqual([2, 1]);
    expect(places[0]).toMatchObject({ x: 3, y: 3, level: 1 });
  });
});

describe("the plan from above", () => {
  it("shows of each cell the highest tile, and less when levels are lifted off", () => {
    const cell = (top: number) => planContents(garden, top).cells[3 * 8 + 3];
    expect(cell(99)).toMatchObject({ level: 2, tile: 1, east: false, south: false });
    expect(cell(1)).toMatchObject({ level: 1, tile: 0, east: true, south: true });
  });
  it("marks covered things in free corners, beside what stands in the middle and beside each other", () => {
    const picture = planContents(garden, 99);
    const covered = ["c3", "c3", "d4"].map((cell) => ({ kind: "statue", cells: [cell], level: 1 }) as Item);
    const marks = coveredMarks({ ...picture, covered });
    expect(new Set(marks.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
    for (const { item, x, y } of marks) {
      const { x: column, y: row } = cellPoint(item.cells[0] ?? "");
      expect(Math.hypot(x - column * 100 - 50, y - row * 100 - 50)).toBeGreaterThan(32 + 12);
    }
  });
});

describe("a finger on the model", () => {
  const spots = [0, 20, 40].flatMap((left) => [0, 15].map((top) => ({ left, top })));

  it("means the nearest place, or none that is out of lightReaching", () => {
    expect(pressedIndex(spots, { left: 18, top: 9 })).toBe(3);
    expect(pressedIndex(spots, { left: 200, top: 9 })).toBeNull();
    expect(pressedIndex([], { left: 0, top: 0 })).toBeNull();
  });
  it("has too little room between places that stand close together", () => {
    expect(distanceToNext(spots, 0)).toBe(15);
    expect(distanceToNext([{ left: 0, top: 0 }], 0)).toBeGreaterThan(FINGER);
  });
});
