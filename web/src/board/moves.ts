/** Moves in the words of a board; without such words, as they are typed. */

import type { BoardModule } from "./contract";

/** The part of a board that knows the words; null until it is loaded. */
export type MoveWords = Pick<BoardModule, "describeMove" | "readMove"> | null;

const MAX_LINE = 12;

export const describeMove = (board: MoveWords, text: string): string => board?.describeMove?.(text) ?? text;

/** The first moves of an expected line. */
export function describeLine(board: MoveWords, line: readonly string[]): string {
  const shown = line.slice(0, MAX_LINE).map((text) => describeMove(board, text));
  return shown.join("  ") + (line.length > MAX_LINE ? " …" : "");
}
