/**
 * What this browser stores between visits.
 *
 * If storage is full or blocked, everything still works and is kept while the page is open;
 * `storage.failed` reports it.
 */

class Storage {
  /** Whether something could not be stored and will be lost when the page is closed. */
  failed = $state(false);
  readonly #unsaved = new Map<string, string>();

  read(key: string): string | null {
    try {
      return this.#unsaved.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  write(key: string, text: string): void {
    try {
      localStorage.setItem(key, text);
      this.#unsaved.delete(key);
    } catch {
      this.#unsaved.set(key, text);
      this.failed = true;
    }
  }
}

export const storage = new Storage();

export interface Persisted<T> {
  read(): T;
  write(value: T): void;
}

/** `parse` interprets the stored value; it gets null if there is none or it is invalid. */
export function persisted<T>(key: string, parse: (kept: unknown) => T): Persisted<T> {
  return {
    read: () => parse(parsed(storage.read(key))),
    write: (value) => storage.write(key, JSON.stringify(value)),
  };
}

/** The fields of a stored object; none if something else was stored. */
export function fieldsOf<T>(kept: unknown): Partial<T> {
  return kept !== null && typeof kept === "object" && !Array.isArray(kept) ? (kept as Partial<T>) : {};
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null") as unknown;
  } catch {
    return null;
  }
}
