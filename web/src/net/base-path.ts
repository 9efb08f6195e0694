/** Where the app stands on its server: at the top, or below a path of its own (`root_path`). */

import { STATIC_SITE } from "./local-mode";

const script = import.meta.url;
/** The path above everything of the app; empty at the top. Built scripts lie in one folder below it. */
export const BASE_PATH = import.meta.env.DEV ? "" : new URL("..", script).pathname.replace(/\/$/, "");

/** Below these lie files and answers, everything else is a page. */
const NO_PAGE = /^\/(api\/|engine\/|ws\/|sw\.js)/;

/** A page or request of the app as links and requests name it; a plain file server knows one page alone. */
export function appUrl(path: string): string {
  return BASE_PATH + (STATIC_SITE && !NO_PAGE.test(path) ? `/#${path}` : path);
}

/** The path inside the app; null for what is not of it. */
export function pathInApp(path: string, root: string = BASE_PATH): string | null {
  if (path === root) return "/";
  return path.startsWith(`${root}/`) ? path.slice(root.length) : null;
}

/** What somebody else types into a browser to come to a page. */
export function shareableUrl(path: string): string {
  return location.origin + appUrl(path);
}
