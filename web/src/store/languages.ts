/** The languages that Kiru speaks: each is a folder whose `language.json` Python reads too; no code lists them. */

export interface LanguageInfo {
  /** Its name in itself. */
  name: string;
  /** How CLDR calls it: numbers, dates and plural forms come from there. */
  locale: string;
  direction: "ltr" | "rtl";
  /** Whether every text is translated; until then English fills in. */
  complete: boolean;
}

/** The language that the others are translated from. */
export const SOURCE = "en";

const files = import.meta.glob<LanguageInfo>("../../../src/kiru/text/*/language.json", {
  eager: true,
  import: "default",
});

export const LANGUAGES: Record<string, LanguageInfo> = Object.fromEntries(
  Object.entries(files).map(([path, info]) => [path.split("/").at(-2) ?? SOURCE, info]),
);

/** What a language says about itself; English for one that Kiru does not speak. */
export function languageInfo(code: string): LanguageInfo {
  return (LANGUAGES[code] ?? LANGUAGES[SOURCE]) as LanguageInfo;
}

/** The first of somebody's languages that Kiru speaks: `pl-PL` finds `pl`. */
export function preferredLanguage(wanted: readonly string[]): string {
  const tags = wanted.map((tag) => tag.toLowerCase()).flatMap((tag) => [tag, tag.split("-", 1)[0] ?? tag]);
  return tags.find((tag) => tag in LANGUAGES) ?? SOURCE;
}
