/** The current path and scroll position, and what Back closes. */

import { keepScrolling } from "./scrolling";

/** The state of a browser history entry. */
interface Entry {
  key: number;
  /** The scroll position when the page was left. */
  scroll?: number;
  /** How many things are open over the page. */
  open?: number;
}

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  /** The page before this one, without having loaded the document again. */
  previous: string | null = null;
  /** Keys of the current and the newest entry. */
  #key: number;
  #newest: number;
  readonly #scrolls = new Map<number, number>();
  #stopScrolling = (): void => {};
  /** Closes each thing that is open over the page. */
  readonly #open: (() => void)[] = [];
  /** While an entry of something closed is being removed: what to do after that. */
  #after: (() => void)[] | null = null;

  constructor() {
    const entry = history.state as Entry | null;
    this.#newest = this.#key = entry?.key ?? 0;
    // The browser would restore the scroll position while the page is still being built.
    history.scrollRestoration = "manual";
    if (entry?.scroll) this.#scrollTo(entry.scroll);
    addEventListener("popstate", () => this.#arrive());
    addEventListener("pagehide", () => history.replaceState({ ...this.#entry(), scroll: scrollY }, ""));
    // What was open before a reload is no longer open.
    if (entry?.open) this.#drop();
  }

  go(path: string): void {
    if (this.#after) return void this.#after.push(() => this.go(path));
    // A page takes the place of what was open.
    if (this.#open.length > 0) return this.replace(path);
    this.#leave();
    this.#newest = this.#key = this.#newest + 1;
    history.pushState(this.#entry(), "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Replace an address that the user should not return to. */
  replace(path: string): void {
    if (this.#after) return void this.#after.push(() => this.replace(path));
    if (this.#open.length > 0) this.#newest = this.#key = this.#newest + 1;
    this.#open.length = 0;
    history.replaceState(this.#entry(), "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /**
   * Something is open over the page: Back calls `close` instead of leaving the page. Returns what to
   * call when it was closed, however that happened.
   */
  opened(close: () => void): () => void {
    this.#open.push(close);
    history.pushState(this.#entry(), "");
    return () => {
      const at = this.#open.indexOf(close);
      if (at < 0) return; // closed by Back or by another page
      this.#open.splice(at, 1);
      this.#drop();
    };
  }

  /** The parts of the path: `/table/KALA42` is `["table", "KALA42"]`. */
  get words(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  #entry(): Entry {
    return this.#open.length > 0 ? { key: this.#key, open: this.#open.length } : { key: this.#key };
  }

  /** Remove the current entry, which belongs to something that has been closed. */
  #drop(): void {
    this.#after ??= [];
    history.back();
  }

  /** The browser has gone to another entry. */
  #arrive(): void {
    const after = this.#after;
    this.#after = null;
    const entry = history.state as Entry | null;
    // A link to a place on the same page has no entry of ours, and closes nothing.
    if (entry && this.#open.length > (entry.open ?? 0)) this.#open.pop()!();
    else if (!after) this.#back(entry);
    for (const act of after ?? []) act();
  }

  /** Go back or forward to the position where that page was left. */
  #back(entry: Entry | null): void {
    this.#leave();
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
    if (location.pathname !== this.path) this.previous = this.path;
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const router = new Router();

/** Whether a game fills the page, which then has no header. */
export const atTable = (): boolean => ["table", "watch"].includes(router.words[0] ?? "");

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
