import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beginLesson, finishLesson, isLesson, withoutFinishedLessons } from "../src/learn/lesson-tables";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const listed = [{ table: "one" }, { table: "two" }, { table: "three" }];

it("knows a lesson by its table, and lists it until it is finished", () => {
  beginLesson("one");
  beginLesson("two");
  expect([isLesson("one"), isLesson("three")]).toEqual([true, false]);
  expect(withoutFinishedLessons(listed)).toEqual(listed);
  finishLesson("one");
  expect(isLesson("one"), "its last words can be read again").toBe(true);
  expect(withoutFinishedLessons(listed).map(({ table }) => table)).toEqual(["two", "three"]);
});

it("forgets the oldest, and lives without a storage", () => {
  for (let n = 0; n < 60; n++) beginLesson(`table-${n}`);
  expect([isLesson("table-5"), isLesson("table-59")]).toEqual([false, true]);
  kept.set("kiru-lessons", "not json");
  expect(isLesson("table-59")).toBe(false);
  vi.stubGlobal("localStorage", undefined);
  expect(() => beginLesson("one")).not.toThrow();
  expect(withoutFinishedLessons(listed)).toEqual(listed);
});
