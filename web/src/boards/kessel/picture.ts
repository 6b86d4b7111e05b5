/** What Kupferkessel's board draws: the view, moved on by facts. */

import type { Fact, Seat, View } from "../../lib/wire";
import { cardOf, DECK, type Card } from "./deck";
import { isScoring, read, type KesselFact } from "./facts";
import { numberOf, STARTS } from "./layout";
import { lineOf, linesOf, type ScoreLine } from "./scoring";

export interface Recipe {
  name: string;
  points: number;
  kind: string;
  of: string;
  cards: number;
  ingredients: number;
}

/** A recipe; what it asks for is known once it is in the view. */
export interface HandCard {
  name: string;
  recipe: Recipe | null;
}

export interface Cauldron {
  colour: string;
  /** null: empty, or just blown open and not yet looked into. */
  top: Card | null;
  count: number;
}

/** Seen for as long as a fact lasts. */
export type Spell = { kind: "explosion" | "brew" | "wand"; seat: Seat };

export interface KesselPicture {
  places: readonly (Card | null)[];
  stack: number;
  gone: number;
  cauldrons: readonly Cauldron[];
  figures: readonly number[];
  hands: readonly (readonly HandCard[] | null)[];
  actor: Seat | null;
  asked: "take" | "cauldron" | "wand" | "last" | null;
  second: boolean;
  /** The place of the card that is being decided about. */
  pending: string | null;
  /** The stop of the line that a card is to be taken from. */
  line: number | null;
  points: readonly (number | null)[];
  sheet: readonly ScoreLine[] | null;
  /** The figure that is over another one, and the one that is in the air. */
  over: Seat | null;
  lifted: Seat | null;
  spell: Spell | null;
  /** How it lay before something was taken into the air. */
  ground: KesselPicture | null;
}

interface KesselView {
  places: (Card | null)[];
  stack: number;
  cauldrons: { colour: string; top: Card | null; count: number; cards: Card[] | null }[];
  figures: number[];
  recipes: (Recipe[] | null)[];
  actor: Seat | null;
  asked: KesselPicture["asked"];
  second: boolean;
  pending: string | null;
  gone: number;
  over: boolean;
  points: number[] | null;
}

// From a view

export function fromView(sent: View, facts: readonly Fact[] = []): KesselPicture {
  const view = sent as unknown as KesselView;
  const dealt = view.figures.every((stop) => stop >= 0);
  return {
    places: view.places,
    stack: dealt ? view.stack : DECK.length,
    gone: view.gone,
    cauldrons: view.cauldrons.map(({ colour, top, count }) => ({ colour, top, count })),
    figures: view.figures,
    hands: view.recipes.map((hand) => hand?.map((recipe) => ({ name: recipe.name, recipe })) ?? null),
    actor: view.actor,
    asked: view.asked,
    second: view.second,
    pending: view.pending,
    line: view.asked === "take" && view.actor !== null ? view.figures[view.actor]! : null,
    points: view.cauldrons.map((_, seat) => view.points?.[seat] ?? null),
    sheet: view.over ? sheetOf(view, facts) : null,
    over: null,
    lifted: null,
    spell: null,
    ground: null,
  };
}

/** As it was told; who was not there when it was told sees what lies open. */
function sheetOf(view: KesselView, facts: readonly Fact[]): ScoreLine[] {
  const told = facts.map(read).filter(isScoring).map(lineOf);
  if (told.length) return told;
  return view.cauldrons.flatMap(({ cards }, seat) => {
    const names = view.recipes[seat]?.map((recipe) => recipe.name) ?? [];
    return linesOf(seat, cards ?? [], names, view.points?.[seat] ?? 0);
  });
}

// From fact to fact

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

/** A seat's recipes, with one that may be new. */
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

/** What a fact changes in the end. */
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

/** What cards do once they are taken. */
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

/** The scoring opens cauldrons, recipes and points line by line. */
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

export function after(picture: KesselPicture, sent: Fact): KesselPicture {
  const before = picture.ground ?? picture;
  return { ...before, ...ASKED_NOTHING, ...change(before, read(sent)) };
}

/** What has left its place while a fact is shown. */
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
    default:
      return isScoring(fact) ? scored(picture, fact) : {};
  }
}

export function during(picture: KesselPicture, sent: Fact): KesselPicture {
  return { ...picture, ...ASKED_NOTHING, ...lift(picture, read(sent)), ground: picture };
}

/** All that facts tell; what is asked stands only in the view. */
export function drawn(picture: KesselPicture): unknown {
  const { places, stack, gone, cauldrons, figures, points } = picture;
  const hands = picture.hands.map((hand) => hand?.map((card) => card.name) ?? null);
  return { places, stack, gone, cauldrons, figures, points, hands };
}
