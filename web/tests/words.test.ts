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

const stems = [
  join(texts, "text/start"),
  join(texts, "text/web"),
  ...readdirSync(join(texts, "games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(entry.parentPath, entry.name, "texts/web.en.ftl")))
    .map((entry) => join(entry.parentPath, entry.name, "texts/web")),
];

describe("texts", () => {
  it.each(stems)("%s speaks every language that is complete", (stem) => {
    const complete = Object.entries(LANGUAGES).filter(([, info]) => info.complete);
    expect(complete.length).toBeGreaterThan(1);
    for (const [code] of complete)
      expect([...keys(`${stem}.${code}.ftl`)].toSorted()).toEqual([...keys(`${stem}.en.ftl`)].toSorted());
  });

  it("has every text that the pages name", () => {
    const known = new Set(["start", "web"].flatMap((name) => [...keys(join(texts, `text/${name}.en.ftl`))]));
    const missing = used("t", source).filter((key) => !known.has(`web-${key}`));
    expect(missing).toEqual([]);
  });

  it("has every text of the start page among those that come first", () => {
    const known = keys(join(texts, "text/start.en.ftl"));
    const missing = START.flatMap((name) => used("t", join(source, name))).filter((key) => !known.has(`web-${key}`));
    expect(missing).toEqual([]);
  });

  it.each([
    ["hanging_gardens", "hg"],
    ["amyitis", "amyitis"],
  ])("has every text that the board of %s names", (game, short) => {
    const known = keys(join(texts, `games/${game}/texts/web.en.ftl`));
    const missing = used("tell", join(source, `boards/${game}`)).filter((key) => !known.has(`web-${short}-${key}`));
    expect(missing).toEqual([]);
  });
});
