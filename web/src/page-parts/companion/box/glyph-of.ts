/** The glyph of a word that is entered; null where a word has to do. */
import { isGlyph } from "../../../boards/amyitis/glyphs";

const ALIKE: Record<string, string> = { resource: "any", plant: "leaf", camels: "camel" };
const PLAIN = new Set(
  "barley dates salt palm wine talent camel stairway fountain bridge statue white pink yellow blue".split(" "),
);

export function glyphOf(word: string): string | null {
  const name = ALIKE[word] ?? word;
  if (isGlyph(name)) return `#am-${name}`;
  return PLAIN.has(name) ? `#i-${name}` : null;
}
