/** The lessons completed on this device. */

import { fieldsOf, persisted } from "../api/persisted.svelte";

type Kept = Record<string, string[]>;

const memory = persisted<Kept>("cupboard.lessons", (kept) => fieldsOf<Kept>(kept) as Kept);

class Progress {
  #kept = $state.raw<Kept>(memory.read());

  has(game: string, name: string): boolean {
    return this.#kept[game]?.includes(name) ?? false;
  }

  add(game: string, name: string): void {
    if (this.has(game, name)) return;
    this.#kept = { ...this.#kept, [game]: [...(this.#kept[game] ?? []), name] };
    memory.write(this.#kept);
  }

  /** Reset the progress of a game's book. */
  forget(game: string): void {
    const { [game]: _, ...others } = this.#kept;
    this.#kept = others;
    memory.write(this.#kept);
  }
}

export const progress = new Progress();
