/** Cards, lines and recipes in words. */

import type { Kit, Preview } from "../../board/contract";
import type { Card, Recipe } from "../../wire/games/kessel";

export const cardName = ({ t }: Kit, { ingredient, value }: { ingredient: string; value: number }): string =>
  t("kessel-card", { ingredient, value });

/** Other marks on a card. */
export function cardMarks({ t }: Kit, card: Card): string[] {
  const colour = t(`kessel-colour-${card.colour}`);
  const marks = [card.plant ? `${colour}, ${t("board-kessel-plant")}` : colour];
  if (card.symbol) marks.push(t(`board-kessel-symbol-${card.symbol}`));
  return marks;
}

export const cardWords = (kit: Kit, card: Card): string => [cardName(kit, card), ...cardMarks(kit, card)].join(", ");

/** What a card does for the player who takes it, line by line. */
export function cardEffects({ t }: Kit, card: Card, doubled: boolean): string[] {
  const colour = t(`kessel-colour-${card.colour}`);
  const told = [card.plant ? `${colour}, ${t("board-kessel-plant")}` : colour];
  if (doubled) told.push(t("board-kessel-doubled"));
  if (card.symbol) told.push(t(`board-kessel-effect-${card.symbol}`));
  return told;
}

/** With a capital letter, as a title. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A card that can be taken, before it is taken. */
export function previewOf(kit: Kit, move: string, card: Card, doubled: boolean): Preview {
  return {
    move,
    title: capital(cardName(kit, card)),
    detail: cardEffects(kit, card, doubled).map(capital).join(" · "),
    action: kit.t("board-kessel-take-it"),
  };
}

/** `row 4`, `column b`, `corner a1`. */
export function lineWords({ t }: Kit, line: string): string {
  const kind = line.length > 1 ? "corner" : /\d/.test(line) ? "row" : "column";
  return t(`board-kessel-${kind}`, { line });
}

/** A recipe's name: translated if it is from the box, as written if it is the players' own. */
export const recipeTitle = ({ t }: Kit, name: string): string => t("kessel-recipe-title", { recipe: name });

export function recipeCondition({ t }: Kit, { kind, of, cards, ingredients }: Recipe): string {
  const anything = kind === "sets" && of === "cards";
  const told = t(anything ? "kessel-of-any" : `kessel-of-${of}`);
  return t(`kessel-condition-${kind.replace("_", "-")}`, { of: told, cards, ingredients });
}

/** With a real minus sign. */
export const plain = (points: number): string => String(points).replace("-", "−");

/** With its sign: +7, −6, 0. */
export const signed = (points: number): string => (points > 0 ? "+" : "") + plain(points);

/** A text in one or two lines of at most so many letters, if it can be broken. */
export function broken(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const gaps = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = gaps.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}
