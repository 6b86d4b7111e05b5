/** How facts change the picture, during each fact and after it. */

import type { Card, KesselFact } from "../../wire/games/kessel";
import type { Seat } from "../../wire/http";
import { cardOf } from "./deck";
import { isScoring } from "./facts";
import { numberOf, STARTS } from "./layout";
import type { Cauldron, KesselPicture } from "./picture";
import { lineOf } from "./scoring";

type Change = Partial<KesselPicture>;

function replaced<T>(items: readonly T[], index: number, item: T): T[] {
  return items.with(index, item);
}

const putCard = (picture: KesselPicture, place: string, card: Card | null): Change => ({
  places: replaced(picture.places, numberOf(place), card),
});

function pile(picture: KesselPicture, seat: Seat, change: Partial<Cauldron>): Change {
  return { cauldrons: replaced(picture.cauldrons, seat, { ...picture.cauldrons[seat]!, ...change }) };
}

function onto(picture: KesselPicture, seat: Seat, card: Card): Change {
  return pile(picture, seat, { top: card, count: picture.cauldrons[seat]!.count + 1 });
}

function offTop(picture: KesselPicture, seat: Seat): Change {
  return pile(picture, seat, { top: null, count: picture.cauldrons[seat]!.count - 1 });
}

/** A seat's recipes, including one that may be new. */
function shown(picture: KesselPicture, seat: Seat, name: string): Change {
  const hand = picture.hands[seat] ?? [];
  if (hand.some((card) => card.name === name)) return {};
  return { hands: replaced(picture.hands, seat, [...hand, { name, recipe: null }]) };
}

const stand = (picture: KesselPicture, seat: Seat, stop: number): Change => ({
  figures: replaced(picture.figures, seat, stop),
});

function pendingGone(picture: KesselPicture): Change {
  return picture.pending ? putCard(picture, picture.pending, null) : {};
}

/** The change after a fact. */
function change(picture: KesselPicture, fact: KesselFact): Change {
  switch (fact.fact) {
    case "Laid":
    case "Refilled":
      return {
        ...putCard(picture, fact.place, cardOf(fact.ingredient, fact.value)),
        stack: picture.stack - 1,
      };
    case "FirstDrawn":
      return {
        ...onto(picture, fact.seat, cardOf(fact.ingredient, fact.value)),
        ...stand(picture, fact.seat, STARTS[fact.seat]!),
        stack: picture.stack - 1,
      };
    case "RecipeDealt":
      return shown(picture, fact.seat, fact.recipe);
    case "Walked":
      return { ...stand(picture, fact.seat, fact.stop), over: null };
    case "Jumped":
      return { ...stand(picture, fact.seat, fact.stop), over: fact.seat };
    case "Stopped":
      return { line: picture.figures[fact.seat]!, actor: fact.seat };
    default:
      return isScoring(fact) ? scored(picture, fact) : taken(picture, fact);
  }
}

/** The changes of cards that are taken. */
function taken(picture: KesselPicture, fact: KesselFact): Change {
  switch (fact.fact) {
    case "Taken":
      return {
        ...putCard(picture, fact.place, null),
        ...onto(picture, fact.seat, cardOf(fact.ingredient, fact.value)),
      };
    case "LastTaken":
      return { pending: fact.place };
    case "Kept":
      return {
        ...pendingGone(picture),
        ...onto(picture, fact.seat, cardOf(fact.ingredient, fact.value)),
        pending: null,
      };
    case "LaidAside":
      return { ...pendingGone(picture), gone: picture.gone + 1, pending: null };
    case "Exploded":
      return {
        ...offTop(picture, fact.other),
        ...(fact.gone ? { gone: picture.gone + 1 } : { stack: picture.stack + 1 }),
      };
    case "Uncovered":
      return pile(picture, fact.owner, { top: cardOf(fact.ingredient, fact.value) });
    default:
      return {};
  }
}

/** The scoring reveals cauldrons, recipes and points line by line. */
function scored(picture: KesselPicture, fact: KesselFact): Change {
  if (!isScoring(fact)) return {};
  const sheet = [...(picture.sheet ?? []), lineOf(fact)];
  if (fact.fact === "RecipeScored") return { sheet, ...shown(picture, fact.seat, fact.recipe) };
  if (fact.fact !== "Totalled") return { sheet };
  return {
    sheet,
    hands: replaced(picture.hands, fact.seat, picture.hands[fact.seat] ?? []),
    points: replaced(picture.points, fact.seat, fact.points),
  };
}

const ASKED_NOTHING: Change = { asked: null, line: null, spell: null, lifted: null, ground: null };

export function after(picture: KesselPicture, fact: KesselFact): KesselPicture {
  const before = picture.ground ?? picture;
  return { ...before, ...ASKED_NOTHING, ...change(before, fact) };
}

/** What has left its place during a fact. */
function lift(picture: KesselPicture, fact: KesselFact): Change {
  switch (fact.fact) {
    case "Laid":
    case "Refilled":
    case "Refused":
    case "FirstDrawn":
      return { stack: picture.stack - 1 };
    case "Walked":
    case "Jumped":
      return { lifted: fact.seat };
    case "Taken":
      return putCard(picture, fact.place, null);
    case "Kept":
    case "LaidAside":
      return pendingGone(picture);
    case "Exploded":
      return { ...offTop(picture, fact.other), spell: { kind: "explosion", seat: fact.other } };
    case "Used":
      return { spell: { kind: fact.symbol === "wand" ? "wand" : "brew", seat: fact.seat } };
    case "Cornered":
      return { spell: { kind: "corner", seat: fact.seat } };
    case "Waived":
      return { spell: { kind: "waived", seat: fact.seat } };
    default:
      return isScoring(fact) ? { sheet: picture.sheet ?? [] } : {};
  }
}

export function during(picture: KesselPicture, fact: KesselFact): KesselPicture {
  return { ...picture, ...ASKED_NOTHING, ...lift(picture, fact), ground: picture };
}
