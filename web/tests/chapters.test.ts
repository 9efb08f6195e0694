import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CHAPTERS, chapterOf, searchRules } from "../src/rulebook/chapters";
import { glossaryOf } from "../src/rulebook/glossary";
import { PREFIXES } from "../src/rulebook/pictures";

const text = (game: string, kind: string, language = "en") =>
  readFileSync(new URL(`../../src/kiru/games/${game}/texts/${language}/${kind}.ftl`, import.meta.url), "utf-8");
const idsOf = (game: string) => [...text(game, "rulebook").matchAll(/^rule-(\w+) =/gm)].map(([, id]) => id ?? "");

describe.each(Object.entries(CHAPTERS))("the chapters of %s", (game, chapters) => {
  const ids = idsOf(game);

  it("hold every rule once, in the order of the booklet", () => {
    const found = chapters.flatMap(({ key }) => ids.filter((id) => chapterOf(game, id) === key));
    expect(found).toEqual(ids);
    expect(new Set(found).size).toBe(ids.length);
  });

  it("begin with a rule and have a title", () => {
    for (const { key, from } of chapters) {
      expect(ids).toContain(from);
      expect(text(game, "rulebook")).toContain(`section-${key} = `);
    }
  });

  it("have pictures with captions, each before a rule of its chapter", () => {
    for (const { key, pictures } of chapters)
      for (const { part, before } of pictures) {
        expect(ids).toContain(before);
        expect(chapterOf(game, before)).toBe(key);
        expect(text(game, "web")).toContain(`web-${PREFIXES[game]}-picture-${part} = `);
      }
    expect(chapters.flatMap(({ pictures }) => pictures).length).toBeGreaterThan(3);
  });
});

describe("the search", () => {
  const rules = [
    { id: "B41", title: "Decorating", text: "Fountains and bridges" },
    { id: "B42", title: "Schody", text: "Łączą dwa poziomy" },
  ];
  it("finds words in any order, ids, and letters without their marks", () => {
    const found = (wanted: string) => searchRules(rules, wanted).map(({ id }) => id);
    expect(found("")).toEqual(["B41", "B42"]);
    expect(found("bridges decor")).toEqual(["B41"]);
    expect(found("b42")).toEqual(["B42"]);
    expect(found("lacza")).toEqual(["B42"]);
    expect(found("bridges schody")).toEqual([]);
  });
});

describe("the booklet's terms", () => {
  const quarry = { key: "quarry", word: "Steinbruch", printed: "quarry", language: "en", reported: false };
  const pillar = { ...quarry, key: "pillar", word: "Säule", printed: "pillar" };
  const rules = [
    { id: "B10", title: "Schichten", text: "16 Säulen", terms: [quarry] },
    { id: "B20", title: "Graben", text: "Jeder Zug", terms: [quarry, pillar] },
    { id: "B22", title: "Genug", text: "Nie leer", terms: [] },
  ];

  it("stand in the glossary once, with their rules", () => {
    expect(glossaryOf(rules)).toEqual([
      { term: quarry, rules: ["B10", "B20"] },
      { term: pillar, rules: ["B20"] },
    ]);
  });

  it("are found by the search, in our words and the booklet's", () => {
    expect(searchRules(rules, "quarry").map(({ id }) => id)).toEqual(["B10", "B20"]);
    expect(searchRules(rules, "saule graben").map(({ id }) => id)).toEqual(["B20"]);
  });
});
