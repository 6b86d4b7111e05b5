/** What can be printed for a game, and for how many players. */

import type { Agreement } from "../../learn/lessons";
import type { GameInfo } from "../../wire/http";

export const PARTS = ["rules", "scores", "children", "own", "box"] as const;
export type Part = (typeof PARTS)[number];

/** Only Kupferkessel has cards to cut out and a second scoring (KESSEL-C), without recipes. */
export function partsOf(game: GameInfo, { options }: Agreement): Part[] {
  if (game.id !== "kessel") return ["rules", "scores"];
  if (options?.scoring === "children") return ["rules", "children"];
  return options ? ["rules", "scores", "own", "box"] : [...PARTS];
}

/** The initial selection: what the address names, otherwise the usual parts. */
export function chosenAtFirst(parts: readonly Part[], asked: readonly string[], own: number): Part[] {
  const wanted = parts.filter((part) => asked.includes(part));
  if (wanted.length > 0) return wanted;
  const usual = parts.filter((part) => part === "rules" || part === "scores" || (part === "own" && own > 0));
  return usual.includes("scores") ? usual : [...usual, ...parts.filter((part) => part === "children")];
}

/** The possible numbers of players: those at the table, or those of the preset. */
export function crowds(game: GameInfo, agreed: Agreement, names: readonly string[]): number[] {
  if (agreed.table) return [names.length];
  return game.presets.find(({ name }) => name === agreed.preset)?.seats ?? game.seats;
}
