/** Animations of facts: pawns move stop by stop, cards fly, cauldrons explode. */

import type { Fact, Seat } from "../../wire/http";
import type { Flight, Motion, Point, Sound } from "../../board/contract";
import { read, type KesselFact } from "./facts";
import { AWAY, cauldronPoint, overPoint, placePoint, slots, stopPoint } from "./layout";
import type { KesselPicture } from "./picture";

/** Flying objects, for `Flying.svelte`. */
export type Look =
  | { kind: "card"; ingredient: string; value: number }
  | { kind: "figure"; seat: Seat; colour: string }
  | { kind: "recipe" };

export const lookOf = (text: string): Look => JSON.parse(text) as Look;

function flight(from: Point, to: Point, look: Look, lift = 40): Flight {
  return { from, to, look: JSON.stringify(look), lift };
}

type OfCard = { ingredient: string; value: number };

const card = ({ ingredient, value }: OfCard): Look => ({ kind: "card", ingredient, value });

function motionOf(ms: number, sound?: Sound, ...flights: Flight[]): Motion {
  return sound ? { ms, sound, flights } : { ms, flights };
}

export function motion(picture: KesselPicture, sent: Fact, near: Seat): Motion | null {
  const fact = read(sent);
  return dealing(picture, fact, near) ?? walking(picture, fact) ?? taking(picture, fact, near) ?? scoring(fact);
}

// Animations use the wide shape; the board maps them to the current one (see `moved`).
const within = (picture: KesselPicture) => slots("wide", picture.cauldrons.length);

function dealing(picture: KesselPicture, fact: KesselFact, near: Seat): Motion | null {
  const parts = within(picture);
  switch (fact.fact) {
    case "Laid":
      return motionOf(70, "card", flight(parts.stack, placePoint(fact.place), card(fact), 0));
    case "Refilled":
      return motionOf(420, "card", flight(parts.stack, placePoint(fact.place), card(fact)));
    case "Refused":
      return motionOf(700, "card", flight(parts.stack, parts.stack, card(fact), 90));
    case "FirstDrawn":
      return motionOf(600, "card", flight(parts.stack, cauldronPoint(parts, fact.seat, near), card(fact)));
    case "RecipesTaken":
      return motionOf(600, "card", flight(AWAY, cauldronPoint(parts, fact.seat, near), { kind: "recipe" }, 0));
    default:
      return null;
  }
}

function standing(picture: KesselPicture, seat: Seat): Point {
  const stop = picture.figures[seat]!;
  return picture.over === seat ? overPoint(stop) : stopPoint(stop);
}

function walking(picture: KesselPicture, fact: KesselFact): Motion | null {
  if (fact.fact === "Cornered") return motionOf(350);
  if (fact.fact !== "Walked" && fact.fact !== "Jumped") return null;
  const { seat, stop } = fact;
  const jumps = fact.fact === "Jumped";
  const to = jumps ? overPoint(stop) : stopPoint(stop);
  const look: Look = { kind: "figure", seat, colour: picture.cauldrons[seat]!.colour };
  const walk = flight(standing(picture, seat), to, look, jumps ? 34 : 16);
  return motionOf(jumps ? 320 : 260, jumps ? "free" : "bean", walk);
}

function taking(picture: KesselPicture, fact: KesselFact, near: Seat): Motion | null {
  const parts = within(picture);
  switch (fact.fact) {
    case "Taken":
      return motionOf(650, "card", flight(placePoint(fact.place), cauldronPoint(parts, fact.seat, near), card(fact)));
    case "LastTaken":
      return motionOf(500, "lot");
    case "Kept":
    case "LaidAside": {
      const from = picture.pending ? placePoint(picture.pending) : parts.stack;
      const to = fact.fact === "Kept" ? cauldronPoint(parts, fact.seat, near) : AWAY;
      return motionOf(650, "card", flight(from, to, card(fact)));
    }
    case "Exploded":
      return motionOf(
        1100,
        "bang",
        flight(cauldronPoint(parts, fact.other, near), fact.gone ? AWAY : parts.stack, card(fact), 20),
      );
    case "Uncovered":
      return motionOf(250, "card");
    case "Used":
      return motionOf(600, fact.symbol === "wand" ? "free" : "lot");
    default:
      return null;
  }
}

function scoring(fact: KesselFact): Motion | null {
  switch (fact.fact) {
    case "IngredientScored":
      return motionOf(650, fact.points > 0 ? "capture" : "card");
    case "OnesScored":
    case "RecipeScored":
      return motionOf(1100, fact.points > 0 ? "capture" : "card");
    case "Totalled":
      return motionOf(1300, "lot");
    default:
      return null;
  }
}
