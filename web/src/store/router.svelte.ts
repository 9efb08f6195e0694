/** The address bar as state: plain history, no dependency. */
import { appUrl, pathInApp } from "../net/base-path";
import { parseRoute } from "./routes";

const here = () => parseRoute(pathInApp(location.pathname) ?? location.pathname);
export const router = $state({ route: here(), hash: location.hash });

function read(): void {
  router.route = here();
  router.hash = location.hash;
}

/** Show another page of the app. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", appUrl(path));
  read();
  if (!location.hash) scrollTo(0, 0);
}

/** The invite with which somebody came: in the fragment, which browsers do not send. */
export function inviteInUrl(): string | null {
  return /^#invite=([\w-]+)$/.exec(router.hash)?.[1] ?? null;
}

/** Links inside the app change the page without loading it anew. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const path = pathInApp(link.pathname);
  if (path === null || path.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(path + link.search + link.hash);
}

export function startRouter(): void {
  addEventListener("popstate", read);
  addEventListener("hashchange", read);
  document.addEventListener("click", followLink);
}
