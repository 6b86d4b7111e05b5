/**
 * Kalaha's facts, defined in `games/kalaha/facts.py`. Pits count from 1, from their owner's left.
 */

import type { Fact, Seat } from "../../wire/http";
import type { Picture } from "./picture";

interface Facts {
  Rolled: { seat: Seat; eyes: number };
  Begins: { seat: Seat };
  Picked: { seat: Seat; pit: number; stones: number };
  Sown: { owner: Seat; pit: number };
  Stored: { owner: Seat };
  Captured: { seat: Seat; owner: Seat; pit: number; stones: number };
  FreeTurn: { seat: Seat };
  Skipped: { seat: Seat };
  Swept: { owner: Seat; pit: number; stones: number };
  Ended: { reason: string };
}

/** A handler per kind of fact; other facts change nothing. */
export type ByFact<Result> = {
  [Kind in keyof Facts]?: (picture: Picture, fact: Facts[Kind], near: Seat) => Result;
};

/** Call the handler of a fact; undefined if there is none. */
export function follow<Result>(
  table: ByFact<Result>,
  picture: Picture,
  fact: Fact,
  near: Seat = 0,
): Result | undefined {
  const found = table[fact.fact as keyof Facts] as
    | ((picture: Picture, fact: Fact, near: Seat) => Result)
    | undefined;
  return found?.(picture, fact, near);
}
