/** Where to look for a good move, without revealing it: the first step of a hint. */

/** Targets to look at, and their description. */
export interface Look {
  targets: readonly string[];
  key: string;
  /** The names of the places, for the text. */
  places: string;
}

const AROUND = 3;

/** The move among its neighbours, not always in their middle, which would reveal it. */
export function around(move: string, moves: readonly string[]): string[] {
  const at = moves.indexOf(move);
  if (at < 0) return [move];
  const first = Math.max(0, Math.min(at - ((at + moves.length) % AROUND), moves.length - AROUND));
  return moves.slice(first, first + AROUND);
}
