/**
 * The user of this browser: a name and a language, no account.
 *
 * The server keeps both in its cookie. A copy here lets a page use the right language before the
 * server has answered, or without it.
 */

import * as api from "../api/http";
import { fieldsOf, persisted } from "../api/persisted.svelte";
import { isLanguage, preferred, texts, type Language } from "./texts.svelte";

interface Kept {
  name: string;
  language: Language | null;
}

const memory = persisted<Kept>("cupboard.guest", (kept) => {
  const { name, language } = fieldsOf<Kept>(kept);
  return {
    name: typeof name === "string" ? name : "",
    language: isLanguage(language ?? "") ? language! : null,
  };
});

class Guest {
  #kept = $state<Kept>(memory.read());

  get name(): string {
    return this.#kept.name;
  }

  /** The language chosen here, otherwise the browser's first one that Cupboard has. */
  get language(): Language {
    return this.#kept.language ?? preferred();
  }

  /** Restore from the server what this browser has lost. */
  async recall(): Promise<void> {
    const known = await api.guest().catch(() => null);
    if (!known) return;
    const language = isLanguage(known.language ?? "") ? known.language! : null;
    const chosen = this.#kept.language ?? language;
    this.#keep({ name: this.#kept.name || (known.name ?? ""), language: chosen });
    if (chosen && chosen !== texts.language) await texts.setLanguage(chosen);
  }

  async speak(language: Language): Promise<void> {
    await texts.setLanguage(language);
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
    memory.write(this.#kept);
  }

  /** Ignore a server that cannot be reached, because this browser has a copy. */
  async #tell(): Promise<void> {
    await api.saveGuest({ name: this.name, language: this.language }).catch(() => null);
  }
}

export const guest = new Guest();
