/** The address bar as state: plain history, no dependency. */
import { address, inside } from "./root";
import { parse } from "./routes";

const here = () => parse(inside(location.pathname) ?? location.pathname);
export const router = $state({ route: here(), hash: location.hash });

function read(): void {
  router.route = here();
  router.hash = location.hash;
}

/** Show another page of the app. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address(path));
  read();
  if (!location.hash) scrollTo(0, 0);
}

/** The invite with which somebody came: in the fragment, which browsers do not send. */
export function invited(): string | null {
  return /^#invite=([\w-]+)$/.exec(router.hash)?.[1] ?? null;
}

/** Links inside the app change the page without loading it anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const path = inside(link.pathname);
  if (path === null || path.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(path + link.search + link.hash);
}

export function startRouter(): void {
  addEventListener("popstate", read);
  addEventListener("hashchange", read);
  document.addEventListener("click", follow);
}
