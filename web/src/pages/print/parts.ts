/** What can be printed for a game, and for how many players. */

import type { PrintContext, PrintPart, PrintSlot } from "../../board/slots";
import type { Agreement } from "../../learn/lessons";
import type { GameInfo } from "../../wire/http";

const RULES: PrintPart = { name: "rules", usual: true };
const SCORES: PrintPart = { name: "scores", usual: true };

/** The rules, and what the game has besides. */
export const partsOf = (slot: PrintSlot | null, context: PrintContext): PrintPart[] => [
  RULES,
  ...(slot?.parts?.(context) ?? [SCORES]),
];

/** The initial selection: what the address names, otherwise the usual parts. */
export function chosenAtFirst(parts: readonly PrintPart[], asked: readonly string[]): string[] {
  const wanted = parts.filter(({ name }) => asked.includes(name));
  return (wanted.length > 0 ? wanted : parts.filter(({ usual }) => usual)).map(({ name }) => name);
}

/** The possible numbers of players: those at the table, or those of the preset. */
export function seatRange(game: GameInfo, agreed: Agreement, names: readonly string[]): number[] {
  if (agreed.table) return [names.length];
  return game.presets.find(({ name }) => name === agreed.preset)?.seats ?? game.seats;
}
