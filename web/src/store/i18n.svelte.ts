/** Words in every language: the same Fluent files that Python reads. */
import { untrack } from "svelte";
import type { Loaders } from "../net/text-files";
import { languageInfo, SOURCE } from "./languages";
import { settings } from "./settings.svelte";
import { type Args, lookup, type Words, wordsFrom } from "./words";

export type { Args, Loaders };

const start = import.meta.glob("../../../src/kiru/text/*/start.ftl", { query: "?raw", import: "default" }) as Loaders;
/** Where all other texts are: the start page needs none of them, and their list is long. */
const textFiles = () => import("../net/text-files");
/** Words that some pages bring along, by the name under which they are looked up. */
const brought: Record<string, Loaders> = {};
/** The games whose lesson is in use. */
const learning = new Set<string>();

async function read(loaders: Loaders, folder: string, language: string): Promise<string[]> {
  return Promise.all(
    Object.entries(loaders)
      .filter(([path]) => path.includes(`/${folder}/`) && path.includes(`/${language}/`))
      .map(([, load]) => load()),
  );
}

/** The words of a language out of some files; where it is not complete, or a game is new to it, English fills in. */
async function wordsOf(load: (language: string) => Promise<string[]>, language: string): Promise<Words> {
  const { locale, complete } = languageInfo(language);
  const texts = await load(language);
  if (complete && texts.length > 0) return wordsFrom(locale, texts);
  return wordsFrom(locale, texts, { locale: languageInfo(SOURCE).locale, texts: await load(SOURCE) });
}

interface LoadedWords {
  language: string;
  /** "web" for the pages, then those of each game. */
  words: Record<string, Words>;
  /** Whether the words of all pages are there, not only those of the start page. */
  whole: boolean;
}
const nothing: LoadedWords = { language: SOURCE, words: {}, whole: false };
let current = $state.raw(nothing);

/** Load the pages' words, and those of every game that is already in use, in the chosen language. */
export async function loadWords(language: string = settings.language, all = false): Promise<void> {
  const whole = all || untrack(() => current.whole);
  const load = async (wanted: string) =>
    (
      await Promise.all([read(start, "text", wanted), whole ? read((await textFiles()).pages, "text", wanted) : []])
    ).flat();
  const words: Record<string, Words> = { web: await wordsOf(load, language) };
  for (const game of Object.keys(current.words)) if (game !== "web") words[game] = await gameWords(game, language);
  // Whoever asked for less must not take away what has come meanwhile.
  if (whole || !current.whole) current = { language, words, whole };
}

/** The words of every page, for what the start page opens. */
export const loadAllWords = async (): Promise<void> => {
  if (!current.whole) await loadWords(settings.language, true);
};

async function gameWords(game: string, language: string): Promise<Words> {
  const { games, lessons } = await textFiles();
  const load = async (wanted: string) => [
    ...(await read(brought[game] ?? games, brought[game] ? "text" : game, wanted)),
    ...(learning.has(game) ? await read(lessons, game, wanted) : []),
  ];
  return wordsOf(load, language);
}

/** Load the words of a game: pieces, score lines, rules; with a lesson the companion's too. */
export async function loadGameWords(game: string, lesson = false): Promise<void> {
  const more = lesson && !learning.has(game);
  if (more) learning.add(game);
  if (current.words[game] && !more) return;
  const language = current.language;
  const words = await gameWords(game, language);
  if (language === current.language) current = { ...current, words: { ...current.words, [game]: words } };
}

/** Load words that belong to some pages alone. */
export async function bringWords(name: string, loaders: Loaders): Promise<void> {
  brought[name] = loaders;
  await loadGameWords(name);
}

export function hasWords(name: string): boolean {
  return current.words[name] !== undefined;
}

/** A text of the pages: `t("home-title")` is the message `web-home-title`. */
export function t(key: string, args?: Args): string {
  return lookup(current.words["web"], `web-${key}`, args) ?? key;
}

/** A text of a game: `word("hanging_gardens", "line-trees")`; null where the game has none. */
export function word(game: string, key: string, args?: Args): string | null {
  return lookup(current.words[game], key, args);
}

export function wordsReady(all: boolean): boolean {
  return current.words["web"] !== undefined && (current.whole || !all);
}

export function language(): string {
  return current.language;
}

function locale(): string {
  return languageInfo(current.language).locale;
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value);
}

/** 0.42 as 42%. */
export function percent(value: number, digits = 0): string {
  return new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: digits }).format(value);
}

export function time(at: string | number): string {
  return new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit" }).format(new Date(at));
}

export function day(at: string | number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));
}

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment was: "3 hours ago". */
export function ago(at: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  const [unit, span] = SPANS.find(([, one]) => seconds >= one) ?? ["second", 1];
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  return format.format(-Math.floor(seconds / span), unit);
}
