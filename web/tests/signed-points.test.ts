import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { pointsChange, pointsExpected, signed } from "../src/ui/signed-points";

const spoken = vi.hoisted(() => ({ t: (key: string, _args: Record<string, string | number>) => key, locale: "en" }));
vi.mock("../src/store/i18n.svelte", () => ({
  t: (key: string, args: Record<string, string | number>) => spoken.t(key, args),
  number: (value: number, digits = 0) =>
    new Intl.NumberFormat(spoken.locale, { maximumFractionDigits: digits }).format(value),
}));

/** Speak a language with the words of its own file. */
function speak(language: string): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const file = join(import.meta.dirname, `../../src/kiru/text/${language}/web.ftl`);
  bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  spoken.locale = language;
  spoken.t = (key, args) => bundle.formatPattern(bundle.getMessage(`web-${key}`)?.value ?? key, args);
}

const SINGULAR = { en: "point", fr: "point", de: "Punkt", pl: "punkt" };
const PLURAL = { en: "points", fr: "points", de: "Punkte", pl: "punktów" };

describe.each(["en", "fr", "de", "pl"] as const)("points in %s", (language) => {
  it("says one point in the singular, however it was rounded", () => {
    speak(language);
    for (const value of [1, 1.04, 0.96]) expect(pointsChange(value, 1)).toBe(`+1 ${SINGULAR[language]}`);
    expect(pointsChange(-1)).toBe(`−1 ${SINGULAR[language]}`);
    expect(pointsChange(12)).toBe(`+12 ${PLURAL[language]}`);
    if (language !== "pl") expect(pointsExpected(1.04)).toMatch(new RegExp(`^1 ${SINGULAR[language]}\\b`));
  });

  it("never promises nothing with a plus", () => {
    speak(language);
    for (const value of [0, -0, 0.04, -0.04]) {
      expect(pointsChange(value, 1)).toMatch(/^0 /);
      expect(signed(value, 1)).toBe("0");
    }
  });
});
