import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/store/languages";

const source = join(import.meta.dirname, "../src");
const texts = join(import.meta.dirname, "../../src/kiru");

/** What is loaded before any other page: its words travel alone. */
const START = ["App.svelte", "pages/HomePage.svelte", "page-parts/home", "ui/PageHeader.svelte", "store"];

function files(folder: string): string[] {
  if (/\.\w+$/.test(folder)) return [folder];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => join(folder, name));
}

function keys(path: string): Set<string> {
  return new Set(new FluentResource(readFileSync(path, "utf8")).body.map(({ id }) => id));
}

/** The keys that a call such as t("…") or tell("…") names outright. */
function used(call: string, folder: string): string[] {
  const pattern = new RegExp(`(?<![\\w.])${call}\\(\\s*["']([\\w-]+)["']`, "g");
  return files(folder).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(pattern)].map((match) => match[1] ?? ""),
  );
}

/** A text in a language, by its folder and its name. */
const stems: (readonly [string, string])[] = [
  [join(texts, "text"), "start"],
  [join(texts, "text"), "web"],
  ...readdirSync(join(texts, "games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(entry.parentPath, entry.name, "texts/en/web.ftl")))
    .map((entry) => [join(entry.parentPath, entry.name, "texts"), "web"] as const),
];

describe("texts", () => {
  it.each(stems)("%s: %s speaks every language that is complete", (folder, name) => {
    const complete = Object.entries(LANGUAGES).filter(([, info]) => info.complete);
    expect(complete.length).toBeGreaterThan(1);
    const inLanguage = (code: string) => [...keys(join(folder, code, `${name}.ftl`))].toSorted();
    for (const [code] of complete) expect(inLanguage(code)).toEqual(inLanguage("en"));
  });

  it("has every text that the pages name", () => {
    const known = new Set(["start", "web", "lobby"].flatMap((name) => [...keys(join(texts, `text/en/${name}.ftl`))]));
    const missing = used("t", source).filter((key) => !known.has(`web-${key}`));
    expect(missing).toEqual([]);
  });

  it("has every text of the start page among those that come first", () => {
    const known = keys(join(texts, "text/en/start.ftl"));
    const missing = START.flatMap((name) => used("t", join(source, name))).filter((key) => !known.has(`web-${key}`));
    expect(missing).toEqual([]);
  });

  it.each([
    ["hanging_gardens", "hg"],
    ["amyitis", "amyitis"],
  ])("has every text that the board of %s names", (game, short) => {
    const known = keys(join(texts, `games/${game}/texts/en/web.ftl`));
    const missing = used("tell", join(source, `boards/${game}`)).filter((key) => !known.has(`web-${short}-${key}`));
    expect(missing).toEqual([]);
  });
});
