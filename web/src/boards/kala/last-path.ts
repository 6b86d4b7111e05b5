/** The path of a move, from its facts. */

import type { KalaFact } from "../../wire/games/kala";
import type { Seat } from "../../wire/http";

export interface LastPath {
  seat: Seat;
  /** The cups in the order in which they got beans. */
  cells: string[];
  /** Where the playing cup was before. */
  start: string | null;
  harvested: string | null;
}

/** Null if nothing was sown. */
export function pathOf(facts: readonly KalaFact[]): LastPath | null {
  const beans = facts.filter((fact) => fact.fact === "Sown" || fact.fact === "Dropped");
  const [first] = beans;
  if (!first) return null;
  const moved = facts.find((fact) => fact.fact === "Moved");
  const harvest = facts.find((fact) => fact.fact === "Harvested" || fact.fact === "Robbed");
  return {
    seat: first.seat,
    cells: beans.map(({ cell }) => cell),
    start: moved?.start ?? null,
    harvested: harvest?.cell ?? null,
  };
}
