/** What the last move left behind: the stops that were walked, and the places that were emptied. */

import type { KesselFact } from "../../wire/games/kessel";
import type { Seat } from "../../wire/http";

export interface Trail {
  stops: readonly { seat: Seat; stop: number }[];
  places: readonly { seat: Seat; place: string }[];
}

export function trailOf(facts: readonly KesselFact[]): Trail {
  const stops: Trail["stops"][number][] = [];
  const places: Trail["places"][number][] = [];
  for (const fact of facts) {
    if (fact.fact === "Walked" || fact.fact === "Jumped") stops.push({ seat: fact.seat, stop: fact.stop });
    if (fact.fact === "Taken" || fact.fact === "LastTaken") places.push({ seat: fact.seat, place: fact.place });
  }
  return { stops, places };
}
