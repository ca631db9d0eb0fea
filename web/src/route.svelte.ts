// Where one is: the lobby, a table, a match that was played there, decks, or the look.  Six pages need no router.

import { isOurs, pathOf, url } from "./root";

export type Place =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "match"; table: string; match: string }
  | { page: "decks" }
  | { page: "deck"; deck: string }
  | { page: "look"; scene: string }
  | { page: "nowhere" };

export function placeOf(path: string): Place {
  const [, table] = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path) ?? [];
  if (table) return { page: "table", table };
  const [, at, match] = /^\/t\/([A-Za-z0-9_-]+)\/m\/([A-Za-z0-9_-]+)\/?$/.exec(path) ?? [];
  if (at && match) return { page: "match", table: at, match };
  if (/^\/decks\/?$/.test(path)) return { page: "decks" };
  const [, deck] = /^\/decks\/([A-Za-z0-9_-]+)\/?$/.exec(path) ?? [];
  if (deck) return { page: "deck", deck };
  const [look, scene] = /^\/look(?:\/([a-z-]+))?\/?$/.exec(path) ?? [];
  if (look) return { page: "look", scene: scene ?? "" };
  return path === "/" || path === "/index.html" ? { page: "lobby" } : { page: "nowhere" };
}

let here = $state.raw<Place>(placeOf(pathOf(location.pathname)));

export const route = {
  get here(): Place {
    return here;
  },
};

export function go(path: string): void {
  history.pushState(null, "", url(path));
  here = placeOf(pathOf(location.pathname));
  scrollTo(0, 0);
}

/** Follow the browser's own back and forward, and links within the page. */
export function followAddress(): void {
  addEventListener("popstate", () => (here = placeOf(pathOf(location.pathname))));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    const own = link && link.origin === location.origin && isOurs(link.pathname) && !link.hash && !link.target && !link.hasAttribute("download");
    if (!own || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(pathOf(link.pathname));
  });
}
