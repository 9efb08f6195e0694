/** What can be chosen at a table now: only the newest question, once it has been shown, and only by who is asked. */
import type { Ask, ShownState } from "./types";

interface Asking {
  readonly present: boolean;
  readonly stepQueue: { readonly waiting: number };
  readonly pending: string | null;
  readonly mine: boolean;
  readonly ask: Ask;
  readonly live: ShownState | null;
}

export function offered(table: Asking): ReadonlyMap<string, string> {
  const isOpen = table.present && table.stepQueue.waiting === 0 && table.pending === null && table.mine;
  if (!isOpen || table.ask.seq !== table.live?.seq) return new Map();
  return new Map(table.ask.legal.map(({ action, label }) => [action, label] as const));
}
