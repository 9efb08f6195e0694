import type { Patch } from "./protocol.gen";

/** A key or number, or a stretch of a list: that is taken out, and the last entry of the row is the list put there. */
type PathStep = string | number | [start: number, count: number];
type Container = Record<string | number, unknown>;

/** The view after a patch; what does not change is shared with the view before, which stays as it was. */
export function applyPatch<T>(view: T, patch: Patch): T {
  return patch.reduce<unknown>((whole, row) => put(whole, row.slice(0, -1) as PathStep[], row.at(-1)), view) as T;
}

function put(whole: unknown, path: PathStep[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(key)) return spliced(whole as unknown[], key, value as unknown[]);
  const copy = (Array.isArray(whole) ? whole.slice() : { ...(whole as Container) }) as Container;
  copy[key] = put(copy[key], rest, value);
  return copy;
}

function spliced(list: unknown[], [start, count]: [number, number], put: unknown[]): unknown[] {
  return [...list.slice(0, start), ...put, ...list.slice(start + count)];
}
