/** The cups that the last move touched; what is under them is no part of it (RONDA-13). */

import type { RondaFact } from "../../wire/games/ronda";

export function touchedIn(facts: readonly RondaFact[]): number[] {
  const cups = facts.flatMap((fact) => (fact.fact === "Lifted" || fact.fact === "Added" ? [fact.cup] : []));
  return [...new Set(cups)];
}
