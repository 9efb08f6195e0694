/**
 * The chapters of each rulebook in the booklet's order. Each begins with a rule and ends where the next one begins, so
 * a rule that is added later stands in a chapter by its number.
 */

export interface Chapter {
  /** The title is the message `section-<key>`. */
  key: string;
  /** The id of its first rule. */
  from: string;
  pictures: PicturePlace[];
}
export interface PicturePlace {
  /** What is drawn, and the caption: the message `web-<prefix>-picture-<part>`. */
  part: string;
  /** The rule before which it stands. */
  before: string;
}

const chapter = (key: string, from: string, ...pictures: PicturePlace[]): Chapter => ({ key, from, pictures });
const picture = (part: string, before: string): PicturePlace => ({ part, before });

export const CHAPTERS: Record<string, Chapter[]> = {
  hanging_gardens: [
    chapter("setup", "H01", picture("market", "H02"), picture("stacks", "H03")),
    chapter("turn", "H09", picture("garden", "H12")),
    chapter("objectives", "H30", picture("objectives", "H30")),
    chapter("scoring", "H40", picture("finished", "H40")),
    chapter("solo", "H60"),
  ],
  amyitis: [
    chapter("boards", "A01", picture("garden", "A01"), picture("caravan", "A05"), picture("fields", "A06")),
    chapter("setup", "A10"),
    chapter("phase1", "A20", picture("crafts", "A20")),
    chapter("phase2", "A29", picture("mat", "A29"), picture("court", "A44")),
    chapter("planting", "A50", picture("planted", "A50")),
    chapter("phase3", "A60"),
    chapter("end", "A70"),
  ],
  babylon: [
    chapter("editions", "B01"),
    chapter("quarry", "B10", picture("quarry", "B10"), picture("tile", "B11")),
    chapter("turn", "B20"),
    chapter("placing", "B30", picture("first", "B30"), picture("high", "B35")),
    chapter("decorations", "B41", picture("decorations", "B41")),
    chapter("tokens", "B50"),
    chapter("end", "B60"),
  ],
};

/** The chapter in which a rule stands: ids of one game have a letter and two digits, so they sort as texts. */
export function chapterOf(game: string, rule: string): string | null {
  return CHAPTERS[game]?.findLast(({ from }) => from <= rule)?.key ?? null;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replaceAll("ł", "l");

interface RuleText {
  id: string;
  title: string;
  text: string;
  terms?: readonly { word: string; printed: string }[];
}

/**
 * The rules in which every word is found, in our words or the booklet's; letters with and without their marks are the
 * same.
 */
export function searchRules<R extends RuleText>(rules: readonly R[], wanted: string): R[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const terms = (rule.terms ?? []).map(({ word, printed }) => `${word} ${printed}`).join(" ");
    const text = plain(`${rule.id} ${rule.title} ${rule.text} ${terms}`);
    return words.every((part) => text.includes(part));
  });
}
