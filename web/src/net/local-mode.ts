/** Whether tables come from the engine in this browser or from a server. Every page loads this: it is small. */

const KEY = "kiru-without-server";
/** Tables of this browser are called so; no table of a server has a hyphen in its name. */
const OWN = "/local-";
/** The pages lie on a plain file server: there is nobody to ask (`make site` writes this mark into its page). */
export const STATIC_SITE = typeof document !== "undefined" && "staticSite" in document.documentElement.dataset;

/** Whether the person wants to play without a server, or has to. */
export function isLocalMode(): boolean {
  try {
    return STATIC_SITE || localStorage.getItem(KEY) !== null;
  } catch {
    // A forbidden storage: nobody has chosen anything.
    return false;
  }
}

export function setLocalMode(wanted: boolean): void {
  if (wanted) localStorage.setItem(KEY, "1");
  else localStorage.removeItem(KEY);
}

/** What tables, games, puzzles and the companion ask for; everything else is a server's business, if there is one. */
const TABLES = /^\/(api\/(games|tables|records|analysis|daily|puzzles|companion|me\/rematches)\b|local-)/;

/** Whether a request, or the page of a table, is about this browser. */
export function isLocal(path: string): boolean {
  return path.includes(OWN) || STATIC_SITE || (TABLES.test(path) && isLocalMode());
}

export const isLocalTable = (id: string): boolean => isLocal(`/${id}`);
