/**
 * The guide of a first game: it shows one note after another, each once.
 *
 * The server sends with each frame which notes apply. This browser only remembers which ones were
 * shown, so that the guide continues after a reload.
 */

import { guide as ask } from "../api/http";
import { fieldsOf, persisted } from "../api/persisted.svelte";
import { texts } from "../app/texts.svelte";
import type { Frame, GuideInfo } from "../wire/http";

interface Kept {
  read: readonly string[];
  /** The notes to show; the first one is visible. */
  due: readonly string[];
  left: boolean;
}

const NEW: Kept = { read: [], due: [], left: false };
/** Used until the server has sent its own value. */
const MOST_AT_ONCE = 3;

const memoryOf = (code: string) =>
  persisted<Kept>(`cupboard.guide.${code.toUpperCase()}`, (kept) => ({ ...NEW, ...fieldsOf<Kept>(kept) }));

/** What this browser has stored about a table's guide. */
export const keptOf = (code: string): Kept => memoryOf(code).read();

export class Guide {
  /** Null at tables without a guide, and until its texts are loaded. */
  info = $state.raw<GuideInfo | null>(null);
  #kept = $state.raw<Kept>(NEW);
  #waiting: (() => void)[] = [];
  /** Its texts could not be loaded, so the game continues without it. */
  #silent = false;

  constructor(private readonly code: string) {
    this.#kept = keptOf(code);
  }

  get left(): boolean {
    return this.#kept.left;
  }

  /** The current note, and the rule it explains. */
  get note(): { name: string; rule: string } | null {
    const [name] = this.#kept.due;
    return this.info?.notes.find((note) => note.name === name) ?? null;
  }

  async load(game: string): Promise<void> {
    try {
      const [info] = await Promise.all([ask(game), texts.load("learn")]);
      this.info = info;
    } catch {
      this.#silent = true;
      this.#keep({ due: [] });
    }
  }

  /** A frame is on the board: queue its new notes. */
  hear({ notes = [] }: Pick<Frame, "notes">): void {
    const { read, due, left } = this.#kept;
    if (left || this.#silent) return;
    const fresh = notes.filter((name) => !read.includes(name) && !due.includes(name));
    const most = this.info?.at_once ?? MOST_AT_ONCE;
    if (fresh.length > 0) this.#keep({ due: [...due, ...fresh].slice(0, most) });
  }

  /** A promise that resolves when all notes are read; null if there are none. */
  unread(): Promise<void> | null {
    if (this.#kept.due.length === 0) return null;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  next(): void {
    const [note, ...due] = this.#kept.due;
    if (note !== undefined) this.#keep({ read: [...this.#kept.read, note], due });
  }

  /** Skip the open notes after a move. They appear again when they apply again. */
  skip(): void {
    const [note] = this.#kept.due;
    if (note !== undefined) this.#keep({ read: [...this.#kept.read, note], due: [] });
  }

  leave(): void {
    this.#keep({ due: [], left: true });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    memoryOf(this.code).write(this.#kept);
    if (this.#kept.due.length > 0) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
