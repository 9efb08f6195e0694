/** Where the app stands on its server: at the top, or below a path of its own (`root_path`). */

const script = import.meta.url;
/** The path above everything of the app; empty at the top. Built scripts lie in one folder below it. */
export const BASE_PATH = import.meta.env.DEV ? "" : new URL("..", script).pathname.replace(/\/$/, "");

/** A page or request of the app as links and requests name it. */
export function appUrl(path: string): string {
  return BASE_PATH + path;
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
