/** The current path and scroll position. */

import { keepScrolling } from "./scrolling";

/** The state of a browser history entry. */
interface Entry {
  key: number;
  /** The scroll position when the page was left. */
  scroll?: number;
}

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  /** Keys of the current and the newest entry. */
  #key: number;
  #newest: number;
  readonly #scrolls = new Map<number, number>();
  #stopScrolling = (): void => {};

  constructor() {
    const entry = history.state as Entry | null;
    this.#newest = this.#key = entry?.key ?? 0;
    // The browser would restore the scroll position while the page is still being built.
    history.scrollRestoration = "manual";
    if (entry?.scroll) this.#scrollTo(entry.scroll);
    addEventListener("popstate", () => this.#back());
    addEventListener("pagehide", () => history.replaceState({ key: this.#key, scroll: scrollY }, ""));
  }

  go(path: string): void {
    this.#leave();
    this.#newest = this.#key = this.#newest + 1;
    history.pushState({ key: this.#key } satisfies Entry, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Replace an address that the user should not return to. */
  replace(path: string): void {
    history.replaceState({ key: this.#key } satisfies Entry, "", path);
    this.#read();
  }

  /** The parts of the path: `/table/KALA42` is `["table", "KALA42"]`. */
  get words(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  /** Go back or forward to the position where that page was left. */
  #back(): void {
    this.#leave();
    const entry = history.state as Entry | null;
    this.#key = entry?.key ?? 0;
    this.#newest = Math.max(this.#newest, this.#key);
    this.#read();
    this.#scrollTo(this.#scrolls.get(this.#key) ?? entry?.scroll ?? 0);
  }

  #leave(): void {
    this.#stopScrolling();
    this.#scrolls.set(this.#key, scrollY);
  }

  #scrollTo(place: number): void {
    this.#stopScrolling = keepScrolling(place);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const router = new Router();

/** Follow a click on a link to another page of the app without loading the document again. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const { pathname, search, hash } = link;
  // A link to a place on the same page is the browser's business.
  if (hash && pathname + search === location.pathname + location.search) return;
  event.preventDefault();
  router.go(pathname + search + hash);
}
