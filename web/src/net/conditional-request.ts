/** A page that is asked for again and again: sent only when it has changed. */
import { ask } from "./api";

export interface Tagged<T> {
  tag: string;
  body: T;
}

/** What stands at a path; null while it is what the tag says. */
export async function requestIfChanged<T>(path: string, tag: string): Promise<Tagged<T> | null> {
  const answer = await ask("GET", path, undefined, tag);
  if (answer.status === 304) return null;
  return { tag: answer.headers.get("ETag") ?? "", body: (await answer.json()) as T };
}
