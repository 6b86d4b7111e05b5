/**
 * Who plays with this browser: a name and a language, no account.
 *
 * The server keeps both in its cookie; a copy stays here, so that a page speaks the right language
 * before the server has answered, and without one.
 */

import * as api from "./api";
import { isLanguage, preferred, texts, type Language } from "./texts.svelte";

const KEY = "cupboard.guest";

interface Kept {
  name: string;
  language: Language | null;
}

function read(): Kept {
  const unset: Kept = { name: "", language: null };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const language = isLanguage(kept.language ?? "") ? kept.language! : null;
    return { name: typeof kept.name === "string" ? kept.name : "", language };
  } catch {
    return unset;
  }
}

class Guest {
  #kept = $state<Kept>(read());

  get name(): string {
    return this.#kept.name;
  }

  /** The language chosen here, else the first of the browser's that Cupboard speaks. */
  get language(): Language {
    return this.#kept.language ?? preferred();
  }

  /** Learn what the server still knows, where this browser has forgotten it. */
  async recall(): Promise<void> {
    const known = await api.guest().catch(() => null);
    if (!known) return;
    const language = known.language !== null && isLanguage(known.language) ? known.language : null;
    const chosen = this.#kept.language ?? language;
    this.#keep({ name: this.#kept.name || known.name, language: chosen });
    if (chosen && chosen !== texts.language) await texts.speak(chosen);
  }

  async speak(language: Language): Promise<void> {
    await texts.speak(language);
    this.#keep({ language });
    await this.#tell();
  }

  async call(name: string): Promise<void> {
    if (name === this.name) return;
    this.#keep({ name });
    await this.#tell();
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }

  /** A server that cannot be reached hinders nobody: this browser remembers too. */
  async #tell(): Promise<void> {
    await api.saveGuest({ name: this.name, language: this.language }).catch(() => null);
  }
}

export const guest = new Guest();
