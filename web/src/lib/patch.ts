/** What changes in a view: each row leads to a place, and its last entry is what stands there now. */
export type Patch = unknown[][];

type Place = Record<string | number, unknown>;

/** The view after a patch; what does not change is shared with the view before, which stays as it was. */
export function patched<T>(view: T, patch: Patch): T {
  return patch.reduce<unknown>((whole, row) => put(whole, row.slice(0, -1) as (string | number)[], row.at(-1)), view) as T;
}

function put(whole: unknown, path: (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as Place) }) as Place;
  copy[key] = put(copy[key], rest, value);
  return copy;
}
