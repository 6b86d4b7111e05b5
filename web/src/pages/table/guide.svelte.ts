/**
 * The guide at a first game: it tells one note after the other, each once.
 *
 * When a note is due the table says, with each frame. Here it is only remembered, in this browser,
 * which have been told, so that whoever comes back finds the guide where it was.
 */

import { guide as ask } from "../../lib/api";
import { texts } from "../../lib/texts.svelte";
import type { Frame } from "../../lib/wire";
import type { GuideInfo } from "../../lib/wire-learn";

interface Kept {
  read: readonly string[];
  /** What is due, the first of them before the person's eyes. */
  due: readonly string[];
  left: boolean;
}

const NEW: Kept = { read: [], due: [], left: false };
/** Until the table has said it. */
const MOST_AT_ONCE = 3;

export const keyOf = (code: string): string => `cupboard.guide.${code.toUpperCase()}`;

/** What this browser remembers of a table's guide. */
export function keptOf(code: string): Kept {
  try {
    return { ...NEW, ...(JSON.parse(localStorage.getItem(keyOf(code)) ?? "{}") as Partial<Kept>) };
  } catch {
    return NEW;
  }
}

export class Guide {
  /** Null at tables without one, and until its texts are there. */
  info = $state.raw<GuideInfo | null>(null);
  #kept = $state.raw<Kept>(NEW);
  #waiting: (() => void)[] = [];
  /** Its texts could not be had: the table must go on without it. */
  #silent = false;

  constructor(private readonly code: string) {
    this.#kept = keptOf(code);
  }

  get left(): boolean {
    return this.#kept.left;
  }

  /** What is to be read now, and the rule it tells of. */
  get note(): { name: string; rule: string } | null {
    const [name] = this.#kept.due;
    return this.info?.notes.find((note) => note.name === name) ?? null;
  }

  async load(game: string): Promise<void> {
    try {
      const [info] = await Promise.all([ask(game), texts.also("learn")]);
      this.info = info;
    } catch {
      this.#silent = true;
      this.#keep({ due: [] });
    }
  }

  /** A frame lies before the person: whatever is new about it will be told. */
  hear({ notes = [] }: Pick<Frame, "notes">): void {
    const { read, due, left } = this.#kept;
    if (left || this.#silent) return;
    const fresh = notes.filter((name) => !read.includes(name) && !due.includes(name));
    const most = this.info?.at_once ?? MOST_AT_ONCE;
    if (fresh.length > 0) this.#keep({ due: [...due, ...fresh].slice(0, most) });
  }

  /** Null, or what ends when everything has been read: until then nothing else should happen. */
  unread(): Promise<void> | null {
    if (this.#kept.due.length === 0) return null;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  goOn(): void {
    const [told, ...due] = this.#kept.due;
    if (told !== undefined) this.#keep({ read: [...this.#kept.read, told], due });
  }

  /** Whoever moves has understood. What else was due is told when it is due again. */
  skip(): void {
    const [told] = this.#kept.due;
    if (told !== undefined) this.#keep({ read: [...this.#kept.read, told], due: [] });
  }

  leave(): void {
    this.#keep({ due: [], left: true });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem(keyOf(this.code), JSON.stringify(this.#kept));
    if (this.#kept.due.length > 0) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
