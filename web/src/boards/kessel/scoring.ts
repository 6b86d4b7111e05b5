/** The score sheet: one line per counted item, in order. */

import type { Seat } from "../../wire/http";
import type { Card } from "../../wire/games/kessel";
import type { ScoringFact } from "./facts";

/** Points are null if the page connected too late to receive them. */
export type ScoreLine =
  | { seat: Seat; kind: "ingredient"; ingredient: string; values: number[]; points: number | null }
  | { seat: Seat; kind: "ones"; count: number; points: number }
  | { seat: Seat; kind: "recipe"; recipe: string; points: number | null }
  | { seat: Seat; kind: "total"; points: number };

export function lineOf(fact: ScoringFact): ScoreLine {
  const { seat, points } = fact;
  switch (fact.fact) {
    case "IngredientScored":
      return { seat, kind: "ingredient", ingredient: fact.ingredient, values: fact.values, points };
    case "OnesScored":
      return { seat, kind: "ones", count: fact.count, points };
    case "RecipeScored":
      return { seat, kind: "recipe", recipe: fact.recipe, points };
    case "Totalled":
      return { seat, kind: "total", points };
  }
}

/** The lines of a revealed cauldron: its groups and their total. */
export function linesOf(seat: Seat, cards: readonly Card[], recipes: readonly string[], total: number): ScoreLine[] {
  const ingredients = [...new Set(cards.map((card) => card.ingredient))];
  const lines: ScoreLine[] = ingredients.map((ingredient) => {
    const group = cards.filter((card) => card.ingredient === ingredient);
    const values = group.map((card) => card.value).sort();
    return { seat, kind: "ingredient", ingredient, values, points: null };
  });
  const opened: ScoreLine[] = recipes.map((recipe) => ({ seat, kind: "recipe", recipe, points: null }));
  return [...lines, ...opened, { seat, kind: "total", points: total }];
}

/** A seat's points so far; null before its first line. */
export function runningTotal(lines: readonly ScoreLine[], seat: Seat): number | null {
  const own = lines.filter((line) => line.seat === seat);
  const total = own.find((line) => line.kind === "total");
  if (total) return total.points;
  const told = own.filter((line) => line.points !== null);
  return told.length ? told.reduce((sum, line) => sum + line.points!, 0) : null;
}
