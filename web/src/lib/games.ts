/** What there is to play: asked for once, kept for as long as the page is open. */

import * as api from "./api";
import type { GameInfo } from "./wire";

let asked: Promise<GameInfo[]> | null = null;

/** All games, those first that need the least explaining. */
export function allGames(): Promise<GameInfo[]> {
  asked ??= api.games().then(sorted);
  // A failure is not kept: the next page asks again.
  asked.catch(() => (asked = null));
  return asked;
}

export async function gameOf(id: string): Promise<GameInfo | null> {
  return (await allGames()).find((game) => game.id === id) ?? null;
}

/** A game without traits is thought alone; each trait is one more thing to understand. */
function sorted(games: GameInfo[]): GameInfo[] {
  return games.toSorted((a, b) => a.traits.length - b.traits.length || (a.id < b.id ? -1 : 1));
}
