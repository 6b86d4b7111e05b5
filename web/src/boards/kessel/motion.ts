/** Animations of facts: pawns move stop by stop, cards fly, cauldrons explode. */

import type { Flight, Motion, Sound } from "../../board/contract";
import type { Card, IngredientScored, KesselFact } from "../../wire/games/kessel";
import type { Seat } from "../../wire/http";
import type { KesselPicture } from "./picture";
import { rowsOf } from "./scoring";

/** Flying objects, for `Flying.svelte`. */
export type Sprite =
  | { kind: "card"; ingredient: string; value: number }
  /** A card on its way to the score sheet. */
  | { kind: "counted"; ingredient: string; value: number }
  | { kind: "figure"; seat: Seat; colour: string }
  | { kind: "recipe" };

export const spriteOf = (text: string): Sprite => JSON.parse(text) as Sprite;

function flight(from: string, to: string, sprite: Sprite, lift = 40): Flight {
  return { from, to, sprite: JSON.stringify(sprite), lift };
}

const placeAt = (place: string): string => `place:${place}`;
const cauldronOf = (seat: Seat): string => `cauldron:${seat}`;
const at = (stop: number): string => `stop:${stop}`;
const over = (stop: number): string => `over:${stop}`;

const card = ({ ingredient, value }: Pick<Card, "ingredient" | "value">): Sprite => ({
  kind: "card",
  ingredient,
  value,
});

function motionOf(ms: number, sound?: Sound, ...flights: Flight[]): Motion {
  return sound ? { ms, sound, flights } : { ms, flights };
}

export function motion(picture: KesselPicture, fact: KesselFact): Motion | null {
  return dealing(fact) ?? walking(picture, fact) ?? taking(picture, fact) ?? scoring(picture, fact);
}

function dealing(fact: KesselFact): Motion | null {
  switch (fact.fact) {
    case "Laid":
      return motionOf(70, "card", flight("stack", placeAt(fact.place), card(fact), 0));
    case "Refilled":
      return motionOf(420, "card", flight("stack", placeAt(fact.place), card(fact)));
    case "Refused":
      return motionOf(700, "card", flight("stack", "stack", card(fact), 90));
    case "FirstDrawn":
      return motionOf(600, "card", flight("stack", cauldronOf(fact.seat), card(fact)));
    case "RecipesTaken":
      return motionOf(600, "card", flight("away", cauldronOf(fact.seat), { kind: "recipe" }, 0));
    default:
      return null;
  }
}

function standing(picture: KesselPicture, seat: Seat): string {
  const stop = picture.figures[seat]!;
  return picture.over === seat ? over(stop) : at(stop);
}

function walking(picture: KesselPicture, fact: KesselFact): Motion | null {
  if (fact.fact === "Cornered") return { ...motionOf(700, "cup"), hold: 300 };
  if (fact.fact !== "Walked" && fact.fact !== "Jumped") return null;
  const { seat, stop } = fact;
  const jumps = fact.fact === "Jumped";
  const to = jumps ? over(stop) : at(stop);
  const figure: Sprite = { kind: "figure", seat, colour: picture.cauldrons[seat]!.colour };
  const walk = flight(standing(picture, seat), to, figure, jumps ? 34 : 16);
  return motionOf(jumps ? 320 : 260, jumps ? "free" : "bean", walk);
}

function taking(picture: KesselPicture, fact: KesselFact): Motion | null {
  switch (fact.fact) {
    case "Taken":
      return motionOf(650, "card", flight(placeAt(fact.place), cauldronOf(fact.seat), card(fact)));
    case "LastTaken":
      return motionOf(500, "lot");
    case "Kept":
    case "LaidAside": {
      const from = picture.pending ? placeAt(picture.pending) : "stack";
      const to = fact.fact === "Kept" ? cauldronOf(fact.seat) : "away";
      return motionOf(650, "card", flight(from, to, card(fact)));
    }
    case "Exploded":
      return motionOf(1300, "bang", flight(cauldronOf(fact.other), fact.gone ? "away" : "stack", card(fact), 20));
    case "Uncovered":
      return motionOf(250, "card");
    case "Used":
      return motionOf(600, fact.symbol === "wand" ? "free" : "lot");
    case "Waived":
      return motionOf(550, "card");
    default:
      return null;
  }
}

/** The cards of a group come out of their cauldron one next to the other. */
function pour(picture: KesselPicture, { seat, ingredient, values }: IngredientScored): Flight[] {
  const rows = rowsOf(picture);
  const row = rows.findIndex((one) => one.kind === "ingredient" && one.ingredient === ingredient);
  const to = `cell:${row}-${rows.length}-${seat}`;
  return values.map((value, number) => ({
    ...flight(cauldronOf(seat), to, { kind: "counted", ingredient, value }, 60),
    toShift: [(number - (values.length - 1) / 2) * 34, 0],
  }));
}

/** Each row is counted, and then there is time to read it. */
function scoring(picture: KesselPicture, fact: KesselFact): Motion | null {
  switch (fact.fact) {
    case "IngredientScored":
      return { ...motionOf(480, fact.points > 0 ? "capture" : "card", ...pour(picture, fact)), hold: 320 };
    case "OnesScored":
    case "OnesTied":
      return { ...motionOf(500, "lot"), hold: 1100 };
    case "RecipeScored":
      return { ...motionOf(500, fact.points > 0 ? "capture" : "card"), hold: 1100 };
    case "Totalled":
      return { ...motionOf(500, "lot"), hold: 900 };
    default:
      return null;
  }
}
