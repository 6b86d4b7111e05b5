/** Helpers for clues. */

const AROUND = 3;

/** The move among its neighbours, not always in their middle, which would reveal it. */
export function around(move: string, moves: readonly string[]): string[] {
  const at = moves.indexOf(move);
  if (at < 0) return [move];
  const first = Math.max(0, Math.min(at - ((at + moves.length) % AROUND), moves.length - AROUND));
  return moves.slice(first, first + AROUND);
}
