/** The list of games, loaded once per page. */

import { rulesOf, texts } from "../app/texts.svelte";
import * as api from "./http";
import type { GameInfo } from "../wire/http";

let asked: Promise<GameInfo[]> | null = null;

/** All games, simplest first. */
export function allGames(): Promise<GameInfo[]> {
  asked ??= api.games().then(withTexts).then(sorted);
  // Do not keep a failure, so that the next page asks again.
  asked.catch(() => (asked = null));
  return asked;
}

/** Games from other packages bring their own texts; the pages have the names of all others. */
async function withTexts(games: GameInfo[]): Promise<GameInfo[]> {
  await texts.addGames(games.filter(({ id }) => !texts.knows(`${id}-name`)));
  return games;
}

/** A game, with all its texts. */
export async function gameOf(id: string): Promise<GameInfo | null> {
  const [games] = await Promise.all([allGames(), texts.load(id, rulesOf(id))]);
  return games.find((game) => game.id === id) ?? null;
}

/** The arguments of rule texts with default options. */
export const usualNumbers = (game: GameInfo | null): Readonly<Record<string, string | number>> => game?.numbers ?? {};

/** A game with the preset for readers of this language first. */
export function presetsInReadingOrder(game: GameInfo, language: string): GameInfo {
  const first = game.preset_by_language[language];
  const own = game.presets.filter(({ name }) => name === first);
  return { ...game, presets: [...own, ...game.presets.filter(({ name }) => name !== first)] };
}

/** Each trait is one more thing to understand, so games with fewer come first. */
function sorted(games: GameInfo[]): GameInfo[] {
  return games.toSorted((a, b) => a.traits.length - b.traits.length || (a.id < b.id ? -1 : 1));
}
