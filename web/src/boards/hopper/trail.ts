/** Where the beans of the last shots stopped. */

import type { HopperFact } from "../../wire/games/hopper";
import type { Seat } from "../../wire/http";
import type { Spot } from "./layout";
import type { HopperPicture } from "./picture";

export interface Shot {
  seat: Seat;
  to: Spot;
}

export function shotsIn(facts: readonly HopperFact[], { cups }: Pick<HopperPicture, "cups">): Shot[] {
  return facts.flatMap((fact): Shot[] => {
    if (fact.fact !== "Landed") return [];
    const [x, y] = fact.pose;
    if (x !== undefined && y !== undefined) return [{ seat: fact.seat, to: [x, y] }];
    const cup = cups.find(({ cell }) => cell === fact.place);
    return cup ? [{ seat: fact.seat, to: [cup.x, cup.y] }] : [];
  });
}
