/** What a person has chosen for this browser; kept in local storage. */
import { languageInfo, LANGUAGES, preferredLanguage } from "./languages";

export interface UserSettings {
  language: string;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "less";
  sounds: boolean;
  /** Ask once more before a choice is sent. */
  confirm: boolean;
  /** Ask once more before the turn ends or something is revealed. */
  confirmTurn: boolean;
  /** How long a step of somebody else stays before the next one, in milliseconds. */
  pace: number;
  /** Single letters as shortcuts at the table. */
  keys: boolean;
  /** Sentences and lists instead of pictures. */
  plain: boolean;
  /** How the own garden of Babylon is shown; nothing: as a model where the browser can. */
  garden: "" | "plan" | "model";
  name: string;
}

const KEY = "kiru-settings";

function defaults(): UserSettings {
  return {
    language: preferredLanguage(navigator.languages),
    theme: "system",
    motion: "system",
    sounds: true,
    // A finger hides what it presses and cannot hover: there a choice is confirmed.
    confirm: matchMedia("(pointer: coarse)").matches,
    confirmTurn: false,
    pace: 700,
    keys: true,
    plain: false,
    garden: "",
    name: "",
  };
}

function load(): UserSettings {
  const base = defaults();
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<UserSettings>;
    for (const key of Object.keys(base) as (keyof UserSettings)[])
      if (typeof stored[key] === typeof base[key]) Object.assign(base, { [key]: stored[key] });
  } catch {
    // A broken or forbidden storage: the defaults do.
  }
  if (!(base.language in LANGUAGES)) base.language = preferredLanguage(navigator.languages);
  return base;
}

export const settings: UserSettings = $state(load());

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const paper = matchMedia("print");
const system = $state({ dark: dark.matches, calm: calm.matches, paper: paper.matches });
dark.addEventListener("change", (event) => (system.dark = event.matches));
calm.addEventListener("change", (event) => (system.calm = event.matches));
paper.addEventListener("change", (event) => (system.paper = event.matches));

/** Whether the colors are those of the night; paper is always light. */
export function isDark(): boolean {
  if (system.paper) return false;
  return settings.theme === "system" ? system.dark : settings.theme === "dark";
}

/** Whether things may move. */
export function mayAnimate(): boolean {
  return settings.motion === "system" ? !system.calm : settings.motion === "full";
}

/** Keep the document and the storage in step with the settings; called once by the app. */
export function persistSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = isDark() ? "dark" : "light";
    root.dataset["motion"] = mayAnimate() ? "full" : "less";
    root.lang = settings.language;
    root.dir = languageInfo(settings.language).direction;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Private windows may refuse; the settings then last as long as the page.
    }
  });
}
