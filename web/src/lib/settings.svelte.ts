/** What this browser remembers of how a person likes it. */

export type Theme = "auto" | "light" | "dark";

const KEY = "cupboard.settings";

interface Kept {
  theme: Theme;
  sound: boolean;
  /** 1: as the boards are made; 0: no motion. null: as the system says. */
  pace: number | null;
  /** Several people at one device: the board turns to whose turn it is. */
  turning: boolean;
  /** A table from above rather than in space; null: as this machine draws with ease. */
  flat: boolean | null;
}

function read(): Kept {
  const unset: Kept = { theme: "auto", sound: true, pace: null, turning: false, flat: null };
  try {
    return { ...unset, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return unset;
  }
}

class Settings {
  #kept = $state<Kept>(read());

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    this.show();
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  /** How fast things move; 0 where less motion is wanted. */
  get pace(): number {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return this.#kept.pace ?? (still ? 0 : 1);
  }
  set pace(pace: number | null) {
    this.#keep({ pace });
  }

  get turning(): boolean {
    return this.#kept.turning;
  }
  set turning(turning: boolean) {
    this.#keep({ turning });
  }

  get flat(): boolean | null {
    return this.#kept.flat;
  }
  set flat(flat: boolean) {
    this.#keep({ flat });
  }

  /** Let the page follow the theme. */
  show(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }
}

export const settings = new Settings();
