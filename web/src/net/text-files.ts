/** The Fluent files of every page but the first, and of the games: each is loaded when its words are needed. */

export type Loaders = Record<string, () => Promise<string>>;

export const pages = import.meta.glob("../../../src/kiru/text/*/{web,lobby}.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;

export const games = import.meta.glob("../../../src/kiru/games/*/texts/*/{words,web,rulebook}.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;

export const lessons = import.meta.glob("../../../src/kiru/games/*/texts/*/learn.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;
