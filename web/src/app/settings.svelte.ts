/** The user's settings in this browser. */

import { fieldsOf, persisted } from "../api/persisted.svelte";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  theme: Theme;
  sound: boolean;
  /** 1: normal pace; 0: no motion; null: as the system prefers. */
  pace: number | null;
  /** Whether one tap makes a move on a touch screen, without showing it first. */
  single: boolean;
  /** Whether the device's voice reads what the message bar says. */
  aloud: boolean;
  /** Several people at one device: turn the board to the player whose turn it is. */
  turning: boolean;
  /** Two people at one device: it lies between them. */
  tabletop: boolean;
  /** What the user chose on boards, such as a flat picture rather than 3D. */
  boards: Record<string, unknown>;
}

const UNSET: Kept = {
  theme: "auto",
  sound: true,
  pace: null,
  single: false,
  aloud: false,
  turning: false,
  tabletop: false,
  boards: {},
};
const memory = persisted<Kept>("cupboard.settings", (kept) => {
  // Earlier versions kept `flat` next to the other settings.
  const { flat = null, ...fields } = fieldsOf<Kept & { flat: boolean | null }>(kept);
  return { ...UNSET, ...fields, boards: { flat, ...fields.boards } };
});

class Settings {
  #kept = $state<Kept>(memory.read());

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

  /** The pace of animations; 0 for reduced motion. */
  get pace(): number {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return this.#kept.pace ?? (still ? 0 : 1);
  }
  set pace(pace: number | null) {
    this.#keep({ pace });
  }

  get single(): boolean {
    return this.#kept.single;
  }
  set single(single: boolean) {
    this.#keep({ single });
  }

  get aloud(): boolean {
    return this.#kept.aloud;
  }
  set aloud(aloud: boolean) {
    this.#keep({ aloud });
  }

  get turning(): boolean {
    return this.#kept.turning;
  }
  set turning(turning: boolean) {
    this.#keep({ turning });
  }

  get tabletop(): boolean {
    return this.#kept.tabletop;
  }
  set tabletop(tabletop: boolean) {
    this.#keep({ tabletop });
  }

  get boards(): Readonly<Record<string, unknown>> {
    return this.#kept.boards;
  }
  chooseOnBoard(name: string, value: unknown): void {
    this.#keep({ boards: { ...this.#kept.boards, [name]: value } });
  }

  /** Apply the theme to the page. */
  show(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    memory.write(this.#kept);
  }
}

export const settings = new Settings();
