import { beforeEach, describe, expect, it, vi } from "vitest";
import { languageInfo, LANGUAGES, preferredLanguage } from "../src/store/languages";
import { lookup, wordsFrom } from "../src/store/words";
import { fakeBrowser } from "./fake-browser";

const ENGLISH = `half = { $count ->
    [one] one half
   *[other] { $count } halves
}
both = English
    .title = English title
    .more = English attribute
part = a part
`;
const FRENCH = `both = français
    .title = titre français
whole = tout avec { part }
thousand = { NUMBER($count) } pièces
`;

describe("languages", () => {
  it("are what their files say", () => {
    expect(Object.keys(LANGUAGES)).toEqual(expect.arrayContaining(["de", "en", "fr", "pl"]));
    expect(LANGUAGES["fr"]).toMatchObject({ name: "Français", locale: "fr-FR", direction: "ltr" });
    expect(languageInfo("xx")).toBe(LANGUAGES["en"]);
  });

  it("are found by what a browser asks for", () => {
    expect(preferredLanguage(["fr-CA", "en"])).toBe("fr");
    expect(preferredLanguage(["xx", "DE-at", "pl"])).toBe("de");
    expect(preferredLanguage(["plural"])).toBe("en");
    expect(preferredLanguage([])).toBe("en");
  });

  it("count and write numbers as CLDR says", () => {
    const forms = (locale: string) => [0, 1, 2, 1_000_000].map((count) => new Intl.PluralRules(locale).select(count));
    expect(forms(languageInfo("fr").locale)).toEqual(["one", "one", "other", "many"]);
    expect(forms(languageInfo("de").locale)).toEqual(["other", "one", "other", "other"]);
    expect(new Intl.NumberFormat(languageInfo("de").locale).format(12_345.5)).toBe("12.345,5");
  });
});

describe("words of a language that is not complete", () => {
  const words = wordsFrom("fr-FR", [FRENCH], { locale: "en-US", texts: [ENGLISH] });
  const say = (key: string, args?: Record<string, number>) => lookup(words, key, args);

  it("are its own where it has them", () => {
    expect([say("both"), say("both.title")]).toEqual(["français", "titre français"]);
    expect(say("thousand", { count: 12_345 })).toBe("12\u202F345 pièces");
  });

  it("are English where it has none, with English plurals", () => {
    expect([say("part"), say("both.more")]).toEqual(["a part", "English attribute"]);
    expect([0, 1, 2].map((count) => say("half", { count }))).toEqual(["0 halves", "one half", "2 halves"]);
  });

  it("may refer to English ones", () => {
    expect(say("whole")).toBe("tout avec a part");
  });

  it("are none where nobody has any", () => {
    expect(say("no-such-key")).toBeNull();
  });
});

describe("the settings", () => {
  beforeEach(() => {
    fakeBrowser();
    vi.resetModules();
    vi.stubGlobal("navigator", { languages: ["de-DE"] });
  });

  it("forget a language that is no longer spoken", async () => {
    localStorage.setItem("kiru-settings", JSON.stringify({ language: "xx" }));
    const { settings } = await import("../src/store/settings.svelte");
    expect(settings.language).toBe("de");
  });
});
