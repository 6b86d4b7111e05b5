/** The deck, because facts name only ingredient and value. */

import { deck } from "../../wire/games/kessel.json";
import type { Card } from "../../wire/games/kessel";

export const DECK: readonly Card[] = deck;

const NAMED = new Map(DECK.map((card) => [`${card.ingredient} ${card.value}`, card]));

/** The card with everything printed on it. */
export function cardOf(ingredient: string, value: number): Card {
  const card = NAMED.get(`${ingredient} ${value}`);
  if (!card) throw new Error(`no card ${ingredient} ${value}`);
  return card;
}
