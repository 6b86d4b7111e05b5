/** The score sheet: one line per counted item, in order, and the rows in which they are shown. */

import type { Seat } from "../../wire/http";
import type { Card } from "../../wire/games/kessel";
import { DECK } from "./deck";
import type { ScoringFact } from "./facts";
import type { KesselPicture } from "./picture";

/** Points are null if the page connected too late to receive them. */
export type ScoreLine =
  | { seat: Seat; kind: "ingredient"; ingredient: string; values: number[]; points: number | null }
  | { seat: Seat; kind: "ones"; count: number; points: number }
  | { seat: null; kind: "tied"; count: number; points: null }
  | { seat: Seat; kind: "recipe"; recipe: string; points: number | null }
  | { seat: Seat; kind: "total"; points: number };

export function lineOf(fact: ScoringFact): ScoreLine {
  switch (fact.fact) {
    case "IngredientScored":
      return {
        seat: fact.seat,
        kind: "ingredient",
        ingredient: fact.ingredient,
        values: fact.values,
        points: fact.points,
      };
    case "OnesScored":
      return { seat: fact.seat, kind: "ones", count: fact.count, points: fact.points };
    case "OnesTied":
      return { seat: null, kind: "tied", count: fact.count, points: null };
    case "RecipeScored":
      return { seat: fact.seat, kind: "recipe", recipe: fact.recipe, points: fact.points };
    case "Totalled":
      return { seat: fact.seat, kind: "total", points: fact.points };
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

/** How many of a seat's cards have been counted. */
export function counted(lines: readonly ScoreLine[], seat: Seat): number {
  const groups = lines.map((line) => (line.kind === "ingredient" && line.seat === seat ? line.values.length : 0));
  return groups.reduce((sum, cards) => sum + cards, 0);
}

/** A row of the sheet: the players' names, an ingredient, the ones, a recipe of each, or the total. */
export type Row =
  { kind: "head" | "ones" | "total" } | { kind: "ingredient"; ingredient: string } | { kind: "recipe"; number: number };

const INGREDIENTS: Row[] = [...new Set(DECK.map((card) => card.ingredient))].map((ingredient) => ({
  kind: "ingredient",
  ingredient,
}));

/** All rows from the beginning, so that none moves while others are filled. */
export function rowsOf({ doubles, hands }: Pick<KesselPicture, "doubles" | "hands">): Row[] {
  const most = Math.max(0, ...hands.map((hand) => hand?.length ?? 0));
  const recipes: Row[] = Array.from({ length: most }, (_, number) => ({ kind: "recipe", number }));
  return [
    { kind: "head" },
    ...INGREDIENTS,
    ...(doubles ? [{ kind: "ones" } as const] : []),
    ...recipes,
    { kind: "total" },
  ];
}

/** The line in a cell of the sheet, if it has been counted; ones that are tied are in all cells. */
export function lineIn(lines: readonly ScoreLine[], row: Row, seat: Seat): ScoreLine | null {
  const own = lines.filter((line) => line.seat === seat || line.seat === null);
  switch (row.kind) {
    case "ingredient":
      return own.find((line) => line.kind === "ingredient" && line.ingredient === row.ingredient) ?? null;
    case "ones":
      return own.find((line) => line.kind === "ones" || line.kind === "tied") ?? null;
    case "recipe":
      return own.filter((line) => line.kind === "recipe")[row.number] ?? null;
    default:
      return own.find((line) => line.kind === row.kind) ?? null;
  }
}

/** How many ones a seat has among the cards counted. */
export function onesOf(lines: readonly ScoreLine[], seat: Seat): number {
  return lines.filter((line) => line.kind === "ingredient" && line.seat === seat && line.values.includes(1)).length;
}
