/** The ways of the beans into the cups that were filled in the last round. */

import type { DaCapoFact } from "../../wire/games/dacapo";
import type { Seat } from "../../wire/http";

/** From place to place. A seat can fill two cups in a round: with its choice and with its last bean. */
export interface Way {
  seat: Seat;
  from: string;
  to: string;
}

export function waysIn(facts: readonly DaCapoFact[]): Way[] {
  return facts.flatMap((fact) => {
    if (fact.fact !== "Advanced" && fact.fact !== "LastBean") return [];
    const { seat, cup } = fact;
    return [{ seat, from: `hand:${seat}`, to: `cup:${seat}-${cup}` }];
  });
}
