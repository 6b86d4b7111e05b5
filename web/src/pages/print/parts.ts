/** What can be printed of a game, and for how many. */

import type { Agreement } from "../../learn/lessons";
import type { GameInfo } from "../../lib/wire";

export const PARTS = ["rules", "scores", "children", "own", "box"] as const;
export type Part = (typeof PARTS)[number];

/** Only Kupferkessel has cards to cut out, and a second way to count (KESSEL-X), without recipes. */
export function partsOf(game: GameInfo, { options }: Agreement): Part[] {
  if (game.id !== "kessel") return ["rules", "scores"];
  if (options?.scoring === "children") return ["rules", "children"];
  return options ? ["rules", "scores", "own", "box"] : [...PARTS];
}

/** What is chosen at first: what the address asks for, else what nearly everybody wants. */
export function chosenAtFirst(parts: readonly Part[], asked: readonly string[], own: number): Part[] {
  const wanted = parts.filter((part) => asked.includes(part));
  if (wanted.length > 0) return wanted;
  const usual = parts.filter((part) => part === "rules" || part === "scores" || (part === "own" && own > 0));
  return usual.includes("scores") ? usual : [...usual, ...parts.filter((part) => part === "children")];
}

/** For how many players it can be printed: those at the table, or whoever the preset is made for. */
export function crowds(game: GameInfo, agreed: Agreement, names: readonly string[]): number[] {
  if (agreed.table) return [names.length];
  return game.presets.find(({ name }) => name === agreed.preset)?.seats ?? game.seats;
}
