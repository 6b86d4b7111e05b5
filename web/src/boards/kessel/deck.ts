/** The deck, read from the same file as the rules, because facts name only ingredient and value. */

import source from "../../../../src/cupboard/games/kessel/deck.toml?raw";
import type { Card } from "../../wire/games/kessel";
import { rowsIn, type Row } from "./tables";

const VALUES = [1, 2, 3, 4];

function symbolOf(row: Row, value: number): string | null {
  if (row.cauldron === String(value)) return "cauldron";
  return row.wand === String(value) ? "wand" : null;
}

function cardsOf(row: Row): Card[] {
  const { id: ingredient = "", colour = "", plant } = row;
  return VALUES.map((value) => ({
    ingredient,
    value,
    colour,
    plant: plant === "true",
    symbol: symbolOf(row, value),
  }));
}

export const DECK: readonly Card[] = rowsIn(source).flatMap(cardsOf);

const NAMED = new Map(DECK.map((card) => [`${card.ingredient} ${card.value}`, card]));

/** The card with everything printed on it. */
export function cardOf(ingredient: string, value: number): Card {
  const card = NAMED.get(`${ingredient} ${value}`);
  if (!card) throw new Error(`no card ${ingredient} ${value}`);
  return card;
}
