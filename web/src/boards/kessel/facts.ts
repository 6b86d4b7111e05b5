/** The facts of `games/kessel/facts.py`, as sent. */

import type { Fact, Seat } from "../../wire/http";

interface OfCard {
  ingredient: string;
  value: number;
}

interface OfSeat {
  seat: Seat;
}

export type KesselFact =
  | ({ fact: "Laid" | "Refilled"; place: string } & OfCard)
  | ({ fact: "Refused" | "FirstDrawn" | "Kept" | "LaidAside" } & OfSeat & OfCard)
  | ({ fact: "RecipesTaken"; count: number } & OfSeat)
  | ({ fact: "RecipeDealt"; recipe: string } & OfSeat)
  | ({ fact: "Walked"; stop: number } & OfSeat)
  | ({ fact: "Jumped"; other: Seat; stop: number } & OfSeat)
  | ({ fact: "Stopped"; line: string } & OfSeat)
  | ({ fact: "Cornered"; corner: string } & OfSeat)
  | ({ fact: "Taken" | "LastTaken"; place: string } & OfSeat & OfCard)
  | ({ fact: "Used" | "Waived"; symbol: "cauldron" | "wand" } & OfSeat)
  | ({ fact: "Exploded"; other: Seat; gone: boolean } & OfSeat & OfCard)
  | ({ fact: "Uncovered"; owner: Seat } & OfCard)
  | ScoringFact;

export type ScoringFact =
  | ({ fact: "IngredientScored"; ingredient: string; values: number[]; points: number } & OfSeat)
  | ({ fact: "OnesScored"; count: number; points: number } & OfSeat)
  | ({ fact: "RecipeScored"; recipe: string; points: number } & OfSeat)
  | ({ fact: "Totalled"; points: number } & OfSeat);

const SCORING = new Set(["IngredientScored", "OnesScored", "RecipeScored", "Totalled"]);

export const read = (fact: Fact): KesselFact => fact as unknown as KesselFact;

export function isScoring(fact: KesselFact): fact is ScoringFact {
  return SCORING.has(fact.fact);
}
