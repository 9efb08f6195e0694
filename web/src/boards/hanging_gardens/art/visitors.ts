/**
 * The fourteen visitors, drawn by us on a grid of 48 with the colors of the palette: who they are shows in face, dress
 * and in what they bring.
 */
const ink = "var(--hair)";
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, color: string = ink, width = 1.4) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
const dot = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const glyph = (name: string, x: number, y: number, size: number, color: string) =>
  `<use href="#i-${name}" x="${x}" y="${y}" width="${size}" height="${size}" fill="${color}" color="${color}"/>`;

const SKIN = ["var(--skin-1)", "var(--skin-2)", "var(--skin-3)"] as const;
const GOLD = "var(--gold-leaf)";

/** Shoulders under a robe with a golden hem. */
const robe = (color: string) =>
  shape("M4 48c0-9 6-13.500 14-15h12c8 1.500 14 6 14 15z", color) + line("M18 33.500c2 5 10 5 12 0", GOLD, 2.2);
const face = (skin: string) =>
  shape("M20.500 27h7v7c-2 2.500-5 2.500-7 0z", skin) +
  `<ellipse cx="24" cy="21.500" rx="8.500" ry="10" fill="${skin}"/>` +
  line("M18 18.300c1.300-1.300 3-1.300 4.200-.3M25.800 18c1.200-1 2.900-1 4.200.3") +
  `<ellipse cx="20.200" cy="21" rx="1.900" ry="1.500" fill="var(--eye-white)"/>` +
  `<ellipse cx="27.800" cy="21" rx="1.900" ry="1.500" fill="var(--eye-white)"/>` +
  dot(20.3, 21, 1.2, ink) +
  dot(27.7, 21, 1.2, ink) +
  line("M24 21.500l-1 4h1.800", "var(--skin-3)", 1.1);
const smile = line("M21.500 28c1.500 1.300 3.500 1.300 5 0", "var(--lips)", 1.6);
/** The curled, square beard of Babylon. */
const beard = (color: string) =>
  shape("M15.500 22c0 9 1 15 4 17 3 1.500 6 1.500 9 0 3-2 4-8 4-17-2 4-4 5-8.500 5s-6.500-1-8.500-5z", color) +
  line(
    `M18 31.500c2 1.500 3.500 1.500 5 0 1.500 1.500 4 1.500 6.500
      0M19 35.500c2 1.500 3 1.500 4.500 0 1.500 1.500 3.500 1.500 5 0`,
    "var(--curl)",
    1,
  ) +
  line("M21.800 28.300h4.400", "var(--lips)", 1.6);
const longHair = (color: string) =>
  shape(
    `M24 9c-8 0-11.500 6-11.500 13 0 7-1 11-2.500 14 4 1 7 0 8.500-2h11c1.500
      2 4.500 3 8.500 2-1.500-3-2.500-7-2.500-14 0-7-3.500-13-11.500-13z`,
    color,
  );
const fringe = (color: string) =>
  shape("M15 20c0-7 4-10.500 9-10.500S33 13 33 20c-2-4-4-5.500-9-5.500S17 16 15 20z", color);
const shortHair = (color: string) =>
  shape(
    `M14.500 22c-1-9 3.500-13.500 9.500-13.500S34.500 13 33.500
      22c-1-3-1.500-5-3-6.500-4 1.500-9 1.500-13 0-1.500 1.500-2 3.500-3 6.500z`,
    color,
  );
const band = (color: string) => line("M15.200 16.500c5-2.500 12.600-2.500 17.600 0", color, 2.6);
const cone = (color: string) =>
  shape("M15 16 19 3h10l4 13c-6-2.500-12-2.500-18 0z", color) +
  line("M15.500 15c5.500-2.500 11.500-2.500 17 0", GOLD, 2.2);
const turban = (color: string) =>
  shape("M13.500 16c0-8 5-11.500 10.500-11.500S34.500 8 34.500 16c-6-3-15-3-21 0z", color) +
  line("M15 12c6 0 12-2 15.500-6M18 15c6-1 12-3 15-6.500", "var(--curl)", 1.2);
const strawHat =
  shape(
    `M5 16.500c6-2.500 10-3 10.500-4C16.500 6.500 20 4 24 4s7.500
      2.500 8.500 8.500c.5 1 4.500 1.500 10.500 4-10 3-28 3-38 0z`,
    GOLD,
  ) + line("M15.500 13c5.500 1.700 11.500 1.700 17 0", "var(--brick)", 2);
const crown =
  shape("M14.500 15.500 13.500 5l5.500 4 5-6.500 5 6.500 5.500-4-1 10.500c-6-2-13-2-19 0z", GOLD) +
  dot(24, 11.5, 1.5, "var(--flower-red)");
const earrings = dot(15.3, 26.5, 1.4, GOLD) + dot(32.7, 26.5, 1.4, GOLD);
/** A hand at the lower right that holds something. */
const hand = (skin: string) => `<ellipse cx="37.500" cy="39" rx="3.200" ry="2.800" fill="${skin}"/>`;
const held = (skin: string, name: string, color: string) =>
  line("M37.500 40V31", "var(--palm)", 1.6) + hand(skin) + glyph(name, 30.5, 18, 14, color);

const woman = (skin: string, dress: string, hair: string = ink) =>
  longHair(hair) + robe(dress) + face(skin) + smile + fringe(hair) + earrings;
const man = (skin: string, dress: string, hair: string = ink) =>
  shortHair(hair) + robe(dress) + face(skin) + shortHair(hair);
const [FAIR, BROWN, DARK] = SKIN;
const GRAY = "var(--hair-gray)";

export const VISITORS: Record<string, string> = {
  blue_flowers: woman(FAIR, "var(--lapis)") + band("var(--flower-blue)") + held(FAIR, "blue", "var(--flower-blue)"),
  yellow_flowers: woman(BROWN, "var(--palm)") + held(BROWN, "yellow", GOLD),
  red_flowers:
    man(DARK, "var(--brick)") + smile + glyph("red", 8.5, 8, 13, "var(--flower-red)") + band("var(--flower-red)"),
  irrigation:
    woman(DARK, "var(--flower-blue)") +
    shape(
      `M18 2h12v2c3 1 4.500 4 3.500 7-1 2.500-3 4-5
      4.500h-9c-2-.5-4-2-5-4.500-1-3 .5-6 3.500-7z`,
      "var(--brick)",
    ) +
    line("M16 8c2.500 1.500 4.500-1.500 8 0s5.500-1.500 8 0", "var(--eye-white)", 1.3),
  animals:
    man(BROWN, "var(--seat-5)") +
    smile +
    band("var(--palm)") +
    shape(
      "M35 33c-2-3-1.500-9 2.500-11.500 1-2.500 5-2.500 5.500 0l2.500 1.500-3 1c.5 4-1.500 8-4 9l-1 4z",
      "var(--hair-gray)",
    ) +
    dot(40.8, 22.6, 0.9, ink),
  visitors:
    `<g transform="translate(14 10) scale(.8)">${man(DARK, "var(--seat-3)")}${smile}${turban("var(--gold-leaf)")}</g>` +
    `<g transform="translate(-7 5) scale(.9)">${woman(FAIR, "var(--seat-4)")}</g>`,
  trees:
    man(BROWN, "var(--palm)", GRAY) +
    beard(GRAY) +
    glyph("palm", 30, 20, 16, "var(--palm)") +
    line("M15 15c5-3.500 13-3.500 18 0", "var(--palm)", 3) +
    hand(BROWN),
  crown_bonuses: woman(BROWN, "var(--seat-4)") + crown,
  gold_bonuses:
    man(FAIR, "var(--gold)") + beard(ink) + turban("var(--flower-red)") + hand(FAIR) + glyph("gold", 31, 27, 13, GOLD),
  tool_bonuses:
    man(DARK, "var(--seat-5)") + smile + strawHat + glyph("tool", 30, 24, 16, "var(--hair-gray)") + hand(DARK),
  objectives:
    man(BROWN, "var(--lapis)") +
    smile +
    band(GOLD) +
    `<rect x="30" y="27" width="13" height="15" rx="2" fill="${GOLD}"/>` +
    line("M32.500 31h8M32.500 34.500h8M32.500 38h5", ink, 1.2),
  enhancements:
    man(FAIR, "var(--brick)") +
    beard(ink) +
    cone("var(--brick)") +
    `<rect x="29" y="31" width="15" height="8" rx="1.500" fill="var(--brick-face)"/>` +
    line("M29 35h15M36.500 31v4M33 35v4M40.500 35v4", ink, 1),
  flower_trios:
    woman(DARK, "var(--flower-pink)") +
    glyph("blue", 10.5, 6, 10, "var(--flower-blue)") +
    glyph("red", 27.5, 6, 10, "var(--flower-red)") +
    glyph("yellow", 18.5, 2, 11, GOLD),
  tree_visitor_animal_trios:
    man(FAIR, "var(--seat-3)", GRAY) +
    beard(GRAY) +
    cone("var(--lapis)") +
    line("M40 47V20", "var(--seat-5)", 2.4) +
    hand(FAIR) +
    glyph("paw", 34, 10, 11, GOLD),
};
