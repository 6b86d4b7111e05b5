/** Which puzzles this browser has solved. */

const PREFIX = "cupboard.puzzles.";

export function solvedOf(game: string): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + game) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}

export function keepSolved(game: string, id: string): void {
  const solved = solvedOf(game).add(id);
  localStorage.setItem(PREFIX + game, JSON.stringify([...solved]));
}

/** The puzzle to go on with: the next of the list that is not solved, from a place on. */
export function nextOf(ids: readonly string[], after: string, solved: ReadonlySet<string>): string | null {
  const at = ids.indexOf(after);
  const round = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))];
  return round.find((id) => !solved.has(id)) ?? null;
}

/** The day where the reader is, as 2026-01-31. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
