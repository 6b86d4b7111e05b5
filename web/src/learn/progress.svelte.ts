/** Which lessons were done on this device. */

const KEY = "cupboard.lessons";
type Kept = Record<string, string[]>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

class Progress {
  #kept = $state.raw<Kept>(read());

  has(game: string, name: string): boolean {
    return this.#kept[game]?.includes(name) ?? false;
  }

  add(game: string, name: string): void {
    if (this.has(game, name)) return;
    this.#kept = { ...this.#kept, [game]: [...(this.#kept[game] ?? []), name] };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }

  /** Begin a game's book anew. */
  forget(game: string): void {
    const { [game]: _, ...others } = this.#kept;
    this.#kept = others;
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }
}

export const progress = new Progress();
