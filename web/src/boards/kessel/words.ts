/** Cards, lines and recipes in words. */

import type { Kit } from "../../board/contract";
import type { Card, Recipe } from "../../wire/games/kessel";
import { lineAt, numberOf } from "./layout";
import type { KesselPicture } from "./picture";

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

/** The text next to the grid: the card under the pointer, otherwise what is going on. */
export function tellTable(
  kit: Kit,
  picture: KesselPicture,
  names: readonly string[],
  pointed: string | null,
): string[] {
  const { t } = kit;
  const card = pointed ? picture.places[numberOf(pointed)] : null;
  if (card) return [`${pointed}: ${cardName(kit, card)}`, ...cardMarks(kit, card)];
  const { actor, asked, line } = picture;
  if (actor === null || asked === null) return [];
  const doing = asked === "take" && line !== null ? lineWords(kit, lineAt(line)) : null;
  const told = doing ? t("board-kessel-takes", { line: doing }) : t(`board-kessel-ask-${asked}`);
  return [picture.second ? t("board-kessel-second", { name: names[actor] ?? "" }) : (names[actor] ?? ""), told];
}
