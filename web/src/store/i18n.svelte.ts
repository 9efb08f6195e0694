/** Words in English and Polish: the same Fluent files that Python reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, settings } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;
const LOCALES: Record<Language, string> = { en: "en-US", pl: "pl-PL" };

type Loaders = Record<string, () => Promise<string>>;
const own = import.meta.glob("../../../src/kiru/text/web.*.ftl", { query: "?raw", import: "default" }) as Loaders;
const games = import.meta.glob("../../../src/kiru/games/**/{words,web,rulebook}.*.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;

const lessons = import.meta.glob("../../../src/kiru/games/**/learn.*.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;
/** The games whose lesson is in use. */
const learning = new Set<string>();

function bundle(language: Language, sources: string[]): FluentBundle {
  const made = new FluentBundle(LOCALES[language], { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

async function read(loaders: Loaders, wanted: (path: string) => boolean): Promise<string[]> {
  return Promise.all(
    Object.entries(loaders)
      .filter(([path]) => wanted(path))
      .map(([, load]) => load()),
  );
}

/** The loaded bundles: "web" for the pages, then one per game. */
const nothing: { language: Language; bundles: Record<string, FluentBundle> } = { language: "en", bundles: {} };
let current = $state.raw(nothing);

/** Load the pages' words, and those of every game that is already in use, in the chosen language. */
export async function loadWords(language: Language = settings.language): Promise<void> {
  const bundles: Record<string, FluentBundle> = {};
  bundles["web"] = bundle(language, await read(own, (path) => path.endsWith(`.${language}.ftl`)));
  for (const game of Object.keys(current.bundles)) if (game !== "web") bundles[game] = await gameBundle(game, language);
  current = { language, bundles };
}

async function gameBundle(game: string, language: Language): Promise<FluentBundle> {
  const wanted = (path: string) => path.includes(`/${game}/`) && path.endsWith(`.${language}.ftl`);
  return bundle(language, [...(await read(games, wanted)), ...(learning.has(game) ? await read(lessons, wanted) : [])]);
}

/** Load the words of a game: pieces, score lines, rules; with a lesson the companion's too. */
export async function loadGameWords(game: string, lesson = false): Promise<void> {
  const more = lesson && !learning.has(game);
  if (more) learning.add(game);
  if (current.bundles[game] && !more) return;
  const language = current.language;
  const words = await gameBundle(game, language);
  if (language === current.language) current = { language, bundles: { ...current.bundles, [game]: words } };
}

function lookup(from: FluentBundle | undefined, key: string, args?: Args): string | null {
  const [name = "", attribute] = key.split(".");
  const message = from?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return from && pattern ? from.formatPattern(pattern, args, []) : null;
}

/** A text of the pages: `t("home-title")` is the message `web-home-title`. */
export function t(key: string, args?: Args): string {
  return lookup(current.bundles["web"], `web-${key}`, args) ?? key;
}

/** A text of a game: `word("hanging_gardens", "line-trees")`; null where the game has none. */
export function word(game: string, key: string, args?: Args): string | null {
  return lookup(current.bundles[game], key, args);
}

export function wordsReady(): boolean {
  return current.bundles["web"] !== undefined;
}

export function language(): Language {
  return current.language;
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(LOCALES[current.language], { maximumFractionDigits: digits }).format(value);
}

/** 0.42 as 42 %. */
export function percent(value: number): string {
  return new Intl.NumberFormat(LOCALES[current.language], { style: "percent" }).format(value);
}

export function time(at: string | number): string {
  return new Intl.DateTimeFormat(LOCALES[current.language], { hour: "2-digit", minute: "2-digit" }).format(
    new Date(at),
  );
}

export function day(at: string | number): string {
  return new Intl.DateTimeFormat(LOCALES[current.language], { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(at),
  );
}
