/** Kalaha's facts as `games/kalaha/facts.py` tells them. Pits count from 1, from their owner's left. */

import type { Fact, Seat } from "../../lib/wire";
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

/** What is done for each kind of fact; the others change nothing. */
export type ByFact<Result> = {
  [Kind in keyof Facts]?: (picture: Picture, fact: Facts[Kind], near: Seat) => Result;
};

/** Does what a table has for a fact; undefined where it has nothing. */
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
