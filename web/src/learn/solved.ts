/** The puzzles solved in this browser. */

import { persisted } from "../api/persisted.svelte";

const keptOf = (game: string) =>
  persisted<string[]>(`cupboard.puzzles.${game}`, (kept) =>
    Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [],
  );

export function solvedOf(game: string): Set<string> {
  return new Set(keptOf(game).read());
}

export function keepSolved(game: string, id: string): void {
  keptOf(game).write([...solvedOf(game).add(id)]);
}

/** The next unsolved puzzle of the list after a given one. */
export function nextOf(ids: readonly string[], after: string, solved: ReadonlySet<string>): string | null {
  const at = ids.indexOf(after);
  const round = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))];
  return round.find((id) => !solved.has(id)) ?? null;
}

/** The local date, as 2026-01-31. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
