/** Where in the pages one is: the path of the address, no more. */

class Route {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Go on from an address that is none to come back to. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#read();
  }

  /** The words of the path: `/table/KALA42` is `["table", "KALA42"]`. */
  get words(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const route = new Route();

/** For links within the pages: they are ordinary links that do not load the page anew. */
export function within(node: HTMLAnchorElement): { destroy: () => void } {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(node.href);
    route.go(pathname + search + hash);
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
