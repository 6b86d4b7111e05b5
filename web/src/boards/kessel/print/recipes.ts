/**
 * Recipes as cards to cut out: the thirteen in the box and the players' own (KESSEL-R, KESSEL-B).
 */

import { recipes } from "../../../wire/games/kessel.json";
import { DECK } from "../deck";
import type { PrintContext } from "../../../board/slots";
import { needs, recipesIn, type Recipe } from "../options/recipes";

const OPTION = "own_recipes";

/** A complete recipe; those in the box have an id as name. */
export interface RecipeCard {
  name: string;
  points: number;
  kind: string;
  of: string;
  cards: number;
  ingredients: number;
}

export const BOX: readonly RecipeCard[] = recipes;

/** The table's own recipes, otherwise those on the setup page as it was left. */
export const ownRecipes = ({ chosen }: PrintContext): RecipeCard[] =>
  recipesIn(chosen(OPTION)).filter(isWhole).map(cardOf);

/** Whether a recipe is complete; others cannot be played. */
function isWhole(recipe: Recipe): boolean {
  const amounts = (["cards", "ingredients"] as const).filter((field) => needs(recipe.kind, field));
  return recipe.name.trim() !== "" && [recipe.points, ...amounts.map((field) => recipe[field])].every(Number.isInteger);
}

const cardOf = ({ name, points, kind, of, cards, ingredients }: Recipe): RecipeCard => ({
  name: name.trim(),
  points: points!,
  kind,
  of: of ?? "cards",
  cards: cards ?? 0,
  ingredients: ingredients ?? 0,
});

export const A_PAGE = 9;

export function pagesOf(cards: readonly RecipeCard[]): RecipeCard[][] {
  const pages = Math.ceil(cards.length / A_PAGE);
  return Array.from({ length: pages }, (_, at) => cards.slice(at * A_PAGE, (at + 1) * A_PAGE));
}

/** The emblem of a card: the ingredients of its colour, or a sign for what it counts. */
export type Emblem = { ingredient: string } | { value: number } | { sign: "cauldron" | "wand" | "leaf" };

const VALUES: Record<string, number> = { ones: 1, twos: 2, threes: 3, fours: 4 };

export function emblemsOf({ kind, of }: RecipeCard): Emblem[] {
  const painted = [...new Set(DECK.filter(({ colour }) => colour === of).map((card) => card.ingredient))];
  if (painted.length > 0) return painted.map((ingredient) => ({ ingredient }));
  if (kind !== "last_card" && of in VALUES) return [{ value: VALUES[of]! }];
  if (of === "plants") return [{ sign: "leaf" }];
  return [{ sign: of === "wands" ? "wand" : "cauldron" }];
}
