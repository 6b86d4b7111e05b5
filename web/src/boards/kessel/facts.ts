/** The facts of the scoring at the end. */

import type {
  IngredientScored,
  KesselFact,
  OnesScored,
  OnesTied,
  RecipeScored,
  Totalled,
} from "../../wire/games/kessel";

export type ScoringFact = IngredientScored | OnesScored | OnesTied | RecipeScored | Totalled;

const SCORING = new Set(["IngredientScored", "OnesScored", "OnesTied", "RecipeScored", "Totalled"]);

export function isScoring(fact: KesselFact): fact is ScoringFact {
  return SCORING.has(fact.fact);
}
