/**
 * What changes in a view: each row leads to a place, and its last entry is what stands there now.
 * A place may be a stretch of a list, `[start, count]`: that is taken out, and the last entry is the list put there.
 */
export type Patch = unknown[][];

type Step = string | number | [start: number, count: number];
type Place = Record<string | number, unknown>;

/** The view after a patch; what does not change is shared with the view before, which stays as it was. */
export function patched<T>(view: T, patch: Patch): T {
  return patch.reduce<unknown>((whole, row) => put(whole, row.slice(0, -1) as Step[], row.at(-1)), view) as T;
}

function put(whole: unknown, path: Step[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(key)) return spliced(whole as unknown[], key, value as unknown[]);
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as Place) }) as Place;
  copy[key] = put(copy[key], rest, value);
  return copy;
}

function spliced(list: unknown[], [start, count]: [number, number], put: unknown[]): unknown[] {
  return [...list.slice(0, start), ...put, ...list.slice(start + count)];
}
