/** The glyphs that only Amyitis needs, on the same grid of 24 as art/icons.ts. */
import { hole, stroke } from "../../art/glyph-parts";

export const GLYPHS = {
  peasant: stroke("M17.5 16.5A8.2 8.2 0 1 0 6 12.8", 3.2) + stroke("M6 12.8 3.4 21", 3.4),
  priest: `<path d="M12.4 1.500c3.200 3 4.900 5.200 4.900 8a5.300 5.300 0 0 1-10.600 0
        c0-1.900.9-3.400 2.200-4.600.1 1.500.7 2.400 1.500 2.800.100-2.300.7-4.400 2-6.200z"/><path d="M4 16h16
        v2.500h-3.500V22.500h-9v-4H4z"/>`,
  engineer:
    stroke("M3.500 21 12 3l8.500 18M7.200 13.500h9.600M12 4v10.500", 2.2) + '<circle cx="12" cy="17.500" r="2.600"/>',
  merchant:
    stroke("M12 3v18M7.500 21h9M4.500 6.500h15", 2.2) +
    '<path d="M4.500 6.500 8.500 15a4.200 4.200 0 0 1-8 0zM19.500 6.500l4 8.500a4.200 4.200 0 0 1-8 0z"/>',
  banker: `<ellipse cx="12" cy="5.500" rx="8.500" ry="3.500"/><path d="M3.500 9c1.500 1.900 4.800
        2.800 8.500 2.800S19 10.900 20.500 9v3c0 2-3.800 3.600-8.500 3.600S3.500 14 3.500 12zM3.500 15.500c1.500
        1.900 4.800 2.800 8.500 2.800s7-.9 8.500-2.800v3c0 2-3.800 3.600-8.500 3.600s-8.500-1.600-8.500-3.600
        z"/>`,
  palace: hole(`M2 22.500V6h3.500v2.800h3V6H10V2h4v4h1.500v2.800h3V6H22v16.500h-6.500V17a3.500 3.500 0 0
      0-7 0v5.500z`),
  caravaneer: '<path d="M12 2.500 22.500 19H16l-4-7.500L8 19H1.500zM1 20.500h22v2H1z"/>',
  leaf: hole(
    `M4.500 14C4.500 6.500 11 2.500 21.500 2.500c0 10.500-4 17-11.500 17-1.200
        0-2.300-.3-3.200-.8L4 21.500 2.500 20l2.800-2.800C4.800 16.300 4.500 15.200 4.500 14zM17 6 8 15l1 1z`,
  ),
  any:
    hole("M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21zm0 2.500a8 8 0 1 1 0 16 8 8 0 0 1 0-16z") +
    stroke("M9.300 9.600a2.800 2.800 0 1 1 4 2.600c-.9.4-1.300 1-1.300 2", 2.1) +
    '<circle cx="12" cy="17" r="1.400"/>',
  court: hole(
    `M4.500 1.500h15a1.500 1.500 0 0 1 1.500 1.500v18a1.500 1.500 0 0 1-1.500 1.500h-15A1.500
        1.500 0 0 1 3 21V3a1.500 1.500 0 0 1 1.500-1.500zm2 7 1.200 7.500h8.600l1.200-7.500-3 2.500L12 6.500
        9.500 11z`,
  ),
  pass: `<path d="M7.500 12V5a1.600 1.600 0 0 1 3.200 0v5.500h.6V3.100a1.600 1.600 0 0 1 3.200 0
      v7.400h.6V5a1.600 1.600 0 0 1 3.200 0v10.500c0 4-2.600 7-6.600 7-3.500 0-5.200-1.700-6.800-4.700l-2.700-5
      c-.5-1-.2-1.900.5-2.300.8-.5 1.700-.2 2.300.6z"/>`,
  wave: stroke("M2 12c2.200-4 5-4 7 0s4.600 4 6.600 0 4.400-4 6.400-.5", 3),
} as const;
export type GlyphName = keyof typeof GLYPHS;

export function isGlyph(name: string): name is GlyphName {
  return name in GLYPHS;
}
/** Where a glyph is found: those of this board, or those of every page. */
export function hrefOf(name: string): string {
  return isGlyph(name) ? `#am-${name}` : `#i-${name}`;
}
/** The glyph of a tile's bonus. */
export const BONUS: Record<string, string> = { talent: "talent", camel: "camel", resource: "any", court: "court" };
