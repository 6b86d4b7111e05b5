/** Kala's facts, defined in `games/kala/facts.py`. Cells are a1 to d4. */

import type { Fact, Seat } from "../../wire/http";
import type { Picture } from "./picture";

interface Facts {
  Begins: { seat: Seat };
  Took: { seat: Seat; source: "store" | "bank" | "cup"; beans: number };
  Sown: { seat: Seat; cell: string };
  Dropped: { seat: Seat; owner: Seat; cell: string };
  Given: { seat: Seat; other: Seat; beans: number };
  Harvested: { seat: Seat; cell: string; beans: number; gain: number };
  Robbed: { seat: Seat; other: Seat; cell: string; beans: number; gain: number };
  Moved: { seat: Seat; start: string; cell: string };
  BonusDue: { seat: Seat; beans: number };
  BankClosed: { beans: number };
  Ended: { seat: Seat; winner: Seat };
}

/** A handler per kind of fact; other facts change nothing. */
export type ByFact<Result> = {
  [Kind in keyof Facts]?: (picture: Picture, fact: Facts[Kind]) => Result;
};

/** Call the handler of a fact; undefined if there is none. */
export function follow<Result>(
  table: ByFact<Result>,
  picture: Picture,
  fact: Fact,
): Result | undefined {
  const found = table[fact.fact as keyof Facts] as
    | ((picture: Picture, fact: Fact) => Result)
    | undefined;
  return found?.(picture, fact);
}
