/** Paths that were unpacked, so that pictures can be made of them without waiting. */

import { readPath, type Path } from "./path";

/** A film needs one, a replay that goes back and forth a few. */
const MOST = 8;
const read = new Map<string, Path>();

/** Unpack a path. One that cannot be read is none: the flight is then shown as well as can be. */
export async function readAhead(text: string): Promise<void> {
  if (!text || read.has(text)) return;
  try {
    read.set(text, await readPath(text));
  } catch {
    return;
  }
  for (const [oldest] of read) {
    if (read.size > MOST) read.delete(oldest);
  }
}

export const pathOf = (text: string): Path | null => read.get(text) ?? null;
