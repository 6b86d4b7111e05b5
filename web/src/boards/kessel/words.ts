/** Cards, lines and recipes in words. */

import { t } from "../../app/texts.svelte";
import type { Card } from "./deck";
import { lineAt, numberOf } from "./layout";
import type { KesselPicture, Recipe } from "./picture";

export const cardName = ({ ingredient, value }: { ingredient: string; value: number }): string =>
  t("kessel-card", { ingredient, value });

/** Other marks on a card. */
export function cardMarks(card: Card): string[] {
  const colour = t(`kessel-colour-${card.colour}`);
  const marks = [card.plant ? `${colour}, ${t("board-kessel-plant")}` : colour];
  if (card.symbol) marks.push(t(`board-kessel-symbol-${card.symbol}`));
  return marks;
}

export const cardWords = (card: Card): string => [cardName(card), ...cardMarks(card)].join(", ");

/** `row 4`, `column b`, `corner a1`. */
export function lineWords(line: string): string {
  const kind = line.length > 1 ? "corner" : /\d/.test(line) ? "row" : "column";
  return t(`board-kessel-${kind}`, { line });
}

/** A recipe's name: translated if it is from the box, as written if it is the players' own. */
export const recipeTitle = (name: string): string => t("kessel-recipe-title", { recipe: name });

export function recipeCondition({ kind, of, cards, ingredients }: Recipe): string {
  const anything = kind === "sets" && of === "cards";
  const told = t(anything ? "kessel-of-any" : `kessel-of-${of}`);
  return t(`kessel-condition-${kind.replace("_", "-")}`, { of: told, cards, ingredients });
}

/** With a real minus sign. */
export const plain = (points: number): string => String(points).replace("-", "−");

/** With its sign: +7, −6, 0. */
export const signed = (points: number): string => (points > 0 ? "+" : "") + plain(points);

/** The text next to the grid: the card under the pointer, otherwise what is going on. */
export function tellTable(picture: KesselPicture, names: readonly string[], pointed: string | null): string[] {
  const card = pointed ? picture.places[numberOf(pointed)] : null;
  if (card) return [`${pointed}: ${cardName(card)}`, ...cardMarks(card)];
  const { actor, asked, line } = picture;
  if (actor === null || asked === null) return [];
  const doing = asked === "take" && line !== null ? lineWords(lineAt(line)) : null;
  const told = doing ? t("board-kessel-takes", { line: doing }) : t(`board-kessel-ask-${asked}`);
  return [picture.second ? t("board-kessel-second", { name: names[actor] ?? "" }) : (names[actor] ?? ""), told];
}
