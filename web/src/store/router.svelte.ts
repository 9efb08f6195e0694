/** The address bar as state: plain history, no dependency. */
import { appUrl, pathInApp } from "../net/base-path";
import { STATIC_SITE } from "../net/local-mode";
import { parseRoute } from "./routes";

/** Where we are: on a plain file server all of it stands behind the `#`; what has no `/` there is a mark inside. */
function place(): Pick<Location, "pathname" | "search" | "hash"> {
  if (!STATIC_SITE) return location;
  const inside = location.hash.startsWith("#/") ? location.hash.slice(1) : "/";
  return new URL(inside, location.origin);
}

const here = () => parseRoute(STATIC_SITE ? place().pathname : (pathInApp(location.pathname) ?? location.pathname));
export const router = $state({ route: here(), hash: place().hash });

function read(): void {
  const mark = STATIC_SITE && location.hash && !location.hash.startsWith("#/");
  if (!mark) router.route = here();
  router.hash = mark ? location.hash : place().hash;
}

/** What stands behind the question mark. */
export const query = (): URLSearchParams => new URLSearchParams(place().search);

/** Show another page of the app. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", appUrl(path));
  read();
  if (!router.hash) scrollTo(0, 0);
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
