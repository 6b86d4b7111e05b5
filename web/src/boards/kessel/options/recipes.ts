/** The players' own recipes (KESSEL-B), in the vocabulary of the rules. */

import { vocabulary } from "../../../wire/games/kessel.json";

export type Kind = keyof typeof vocabulary.needs;
export type Amount = "cards" | "ingredients";

/** A number is null while its field is empty. */
export interface Recipe {
  name: string;
  points: number | null;
  kind: Kind;
  of?: string;
  cards?: number | null;
  ingredients?: number | null;
}

export const KINDS = Object.keys(vocabulary.needs) as Kind[];
export const { most: MOST, longest_name: LONGEST_NAME, most_points: MOST_POINTS } = vocabulary;

const USUAL = { of: "plants", cards: 3, ingredients: 1 } as const;

export const needs = (kind: Kind, field: string): boolean => (vocabulary.needs[kind] as string[]).includes(field);

/** The subjects that a kind of condition can count. */
export function subjectsOf(kind: Kind): string[] {
  return kind === "sets" ? vocabulary.groups : [...vocabulary.groups, ...vocabulary.counted];
}

/** The recipe with another condition, with exactly the fields that it needs. */
export function withKind(recipe: Recipe, kind: Kind): Recipe {
  const { name, points } = recipe;
  const changed: Recipe = { name, points, kind };
  const known = recipe.of !== undefined && subjectsOf(kind).includes(recipe.of);
  if (needs(kind, "of")) changed.of = known ? recipe.of! : USUAL.of;
  if (needs(kind, "cards")) changed.cards = recipe.cards ?? USUAL.cards;
  if (needs(kind, "ingredients")) changed.ingredients = recipe.ingredients ?? USUAL.ingredients;
  return changed;
}

export function blank(name: string): Recipe {
  return withKind({ name, points: 10, kind: "at_least" }, "at_least");
}

/** A unique name for the next recipe, because duplicates are refused. */
export function freeName(recipes: readonly Recipe[], named: (number: number) => string): string {
  let number = recipes.length + 1;
  while (recipes.some(({ name }) => name === named(number))) number += 1;
  return named(number);
}

/** The stored value if it is a list of recipes. */
export function recipesIn(value: unknown): Recipe[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is Recipe => KINDS.includes((item as Recipe | null)?.kind as Kind));
}
