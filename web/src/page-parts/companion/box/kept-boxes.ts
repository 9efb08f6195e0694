/** The boxes of this device: what was entered of each, complete or not. */

/** What has been entered of a table: values by the paths of their fields. */
export type Entry = Record<string, number | string>;

export interface KeptBox {
  id: string;
  game: string;
  name: string;
  entries: Record<string, Entry>;
  /** Tables of a file that nobody is asked for, as TOML. */
  others: string;
  /** What records call it, and the file; empty while there is nothing to play with. */
  box: string;
  text: string;
}

const KEY = "kiru-boxes";
export const MOST_BOXES = 20;
/** Characters of a box file, as on a server. */
export const LONGEST_BOX = 40_000;

const isText = (value: unknown): value is string => typeof value === "string";
const isKept = (one: unknown): one is KeptBox => {
  const box = one as Partial<KeptBox> | null;
  const texts = [box?.id, box?.game, box?.name, box?.others, box?.box, box?.text];
  return texts.every(isText) && Boolean(box?.entries) && typeof box?.entries === "object";
};

/** Every box of this device; what something else has left in its place is passed over. */
export function keptBoxes(game?: string): KeptBox[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    const boxes = Array.isArray(found) ? found.filter(isKept).slice(0, MOST_BOXES) : [];
    return game === undefined ? boxes : boxes.filter((one) => one.game === game);
  } catch {
    return [];
  }
}

/** Keep a box; false if this device has no room for it. */
export function keepBox(box: KeptBox): boolean {
  const others = keptBoxes().filter(({ id }) => id !== box.id);
  if (others.length >= MOST_BOXES) return false;
  return write([...others, box]);
}

export function forgetBox(id: string): void {
  write(keptBoxes().filter((one) => one.id !== id));
}

function write(boxes: KeptBox[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(boxes));
    return true;
  } catch {
    return false;
  }
}

/** A box of this device to play with: the one that records call so. */
export const boxCalled = (name: string): KeptBox | undefined => keptBoxes().find(({ box }) => box === name);

/** A box with nothing in it yet, called as no other of its game is. */
export function emptyBox(game: string): KeptBox {
  return { id: crypto.randomUUID(), game, name: freeName(game, "my-box"), entries: {}, others: "", box: "", text: "" };
}

export function freeName(game: string, wanted: string): string {
  const taken = new Set(keptBoxes(game).map(({ name }) => name));
  const names = [wanted, ...Array.from({ length: MOST_BOXES + 1 }, (_, n) => `${wanted.slice(0, 26)}-${n + 2}`)];
  return names.find((name) => !taken.has(name)) ?? wanted;
}
