/** The colors of the model, mixed from the page's own: by day in the light appearance, by night in the dark one. */
import type { Rgb } from "./mesh-builder";
import type { Lighting } from "./baked-light";

export const TOKENS = [
  "ground",
  "surface",
  "sunk",
  "ink",
  "ink-soft",
  "line",
  "edge",
  "lapis",
  "lapis-wash",
  "gold",
  "gold-glow",
  "brick",
  "brick-wash",
  "palm",
  "palm-wash",
  "flower-white",
  "flower-pink",
  "flower-yellow",
  "flower-blue",
] as const;
type Token = (typeof TOKENS)[number];
type Tokens = Record<Token, Rgb>;

export function parseHexColor(text: string): Rgb {
  const hex = /^#?([0-9a-f]{6})/i.exec(text.trim())?.[1] ?? "808080";
  const channel = (start: number) => parseInt(hex.slice(start, start + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}
/** Some of the second color in the first. */
export function mix(a: Rgb, b: Rgb, part: number): Rgb {
  const channel = (n: 0 | 1 | 2) => a[n] + (b[n] - a[n]) * part;
  return [channel(0), channel(1), channel(2)];
}
const bright = (color: Rgb) => 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2];

export interface Stone {
  top: Rgb;
  edge: Rgb;
  side: Rgb;
}
export interface Palette {
  night: boolean;
  lighting: Lighting;
  stones: Record<"clay" | "granite" | "basalt" | "starting" | "ghost", Stone>;
  flowers: Record<"white" | "pink" | "yellow" | "blue", Rgb>;
  ink: Rgb;
  /** On gold. */
  engraved: Rgb;
  soil: Rgb;
  lawn: readonly [Rgb, Rgb];
  leaf: Rgb;
  leafTip: Rgb;
  trunk: Rgb;
  water: Rgb;
  foam: Rgb;
  pillar: Rgb;
  glaze: Rgb;
  gold: Rgb;
  brick: Rgb;
  marble: Rgb;
  wall: Rgb;
  ghost: Rgb;
}

const DAY: Lighting = { sun: [0.74, 0.69, 0.58], sky: [0.52, 0.55, 0.6], ground: [0.4, 0.35, 0.28] };
const NIGHT: Lighting = { sun: [0.56, 0.62, 0.78], sky: [0.6, 0.62, 0.74], ground: [0.42, 0.36, 0.34] };

/** Read the page's colors. */
export function tokensOf(element: Element): Tokens {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    TOKENS.map((token) => [token, parseHexColor(style.getPropertyValue(`--${token}`))]),
  ) as Tokens;
}

export function paletteOf(t: Tokens): Palette {
  const night = bright(t.ground) < 0.5;
  /** A strong color for the light appearance, a deep one for the dark. */
  const deep = (token: Token, part: number) => (night ? mix(t[token], t.ground, part) : t[token]);
  const stone = (token: Token, part: number): Stone => {
    const top = mix(t.surface, t[token], part);
    return { top, edge: mix(top, t[token], 0.25), side: mix(top, t[token], night ? 0.3 : 0.45) };
  };
  const white = bright(t.surface) > bright(t["flower-white"]) ? t.surface : t["flower-white"];
  return {
    night,
    lighting: night ? NIGHT : DAY,
    stones: {
      clay: stone("brick", night ? 0.42 : 0.4),
      granite: stone("ink-soft", night ? 0.36 : 0.3),
      basalt: stone("lapis", night ? 0.42 : 0.36),
      starting: stone("palm", night ? 0.36 : 0.3),
      ghost: { top: mix(t.surface, t.lapis, 0.3), edge: t.lapis, side: t.lapis },
    },
    flowers: {
      white,
      pink: t["flower-pink"],
      yellow: mix(t["flower-yellow"], t["gold-glow"], 0.75),
      blue: t["flower-blue"],
    },
    ink: t.ink,
    engraved: night ? t.ground : t.ink,
    soil: mix(deep("palm", 0.72), deep("brick", 0.7), 0.3),
    lawn: [mix(t["palm-wash"], t.palm, night ? 0.14 : 0.3), mix(t["palm-wash"], t.palm, night ? 0.2 : 0.38)],
    leaf: night ? mix(t.palm, t.ground, 0.5) : mix(t.palm, t["gold-glow"], 0.12),
    leafTip: night ? mix(t.palm, t.ground, 0.22) : mix(t.palm, t["gold-glow"], 0.38),
    trunk: mix(deep("brick", 0.5), t["ink-soft"], 0.4),
    water: night ? mix(t.lapis, t.ground, 0.58) : mix(t.lapis, t["lapis-wash"], 0.28),
    foam: night ? mix(t.lapis, t.ink, 0.4) : mix(t["lapis-wash"], t.surface, 0.4),
    pillar: night ? mix(t.edge, t["brick-wash"], 0.35) : mix(t.line, t.surface, 0.45),
    glaze: night ? mix(t.lapis, t.ground, 0.42) : mix(t.lapis, t.surface, 0.12),
    gold: night ? mix(t.gold, t.ground, 0.12) : mix(t["gold-glow"], t.surface, 0.15),
    brick: night ? mix(t.brick, t.ground, 0.42) : mix(t.brick, t.line, 0.22),
    marble: night ? mix(t.ink, t.ground, 0.4) : mix(t.surface, t.line, 0.3),
    wall: night ? mix(t.brick, t.ground, 0.6) : mix(t.brick, t.line, 0.42),
    ghost: t.lapis,
  };
}
