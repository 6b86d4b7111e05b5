/** Decoded paths, so that pictures can be drawn synchronously. */

import { readPath, type Path } from "./path";

/** A film needs one path; a replay going back and forth needs a few. */
const MOST = 8;
const read = new Map<string, Path>();

/** Decode a path. If that fails, the flight is shown without it. */
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
