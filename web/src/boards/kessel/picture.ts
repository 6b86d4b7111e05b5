/** The picture of Kupferkessel's board: the view, updated by facts. */

import type { Card, KesselFact, KesselView, Recipe } from "../../wire/games/kessel";
import type { Seat } from "../../wire/http";
import { cardOf, DECK } from "./deck";
import { isScoring } from "./facts";
import { lineOf, linesOf, type ScoreLine } from "./scoring";

/** A recipe; its condition is known once it is in the view. */
export interface HandCard {
  name: string;
  recipe: Recipe | null;
}

export interface Cauldron {
  colour: string;
  /** null: empty, or just exploded and not revealed yet. */
  top: Card | null;
  count: number;
}

/** An effect shown while a fact lasts. */
export type Spell = { kind: "explosion" | "brew" | "wand" | "corner" | "waived"; seat: Seat };

export interface KesselPicture {
  places: readonly (Card | null)[];
  stack: number;
  gone: number;
  cauldrons: readonly Cauldron[];
  figures: readonly number[];
  hands: readonly (readonly HandCard[] | null)[];
  actor: Seat | null;
  asked: string | null;
  second: boolean;
  /** The place of the card that is being decided on. */
  pending: string | null;
  /** Whether players are asked about symbols (KESSEL-11). */
  reminders: boolean;
  /** Whether a player's own colour counts double (KESSEL-14). */
  doubles: boolean;
  /** The stop next to the line from which a card has to be taken. */
  line: number | null;
  points: readonly (number | null)[];
  sheet: readonly ScoreLine[] | null;
  /** The pawn above another one, and the one in the air. */
  over: Seat | null;
  lifted: Seat | null;
  spell: Spell | null;
  /** The picture before anything was lifted. */
  ground: KesselPicture | null;
}

// From a view

/** Always the same object for a card, so that only cards that changed are drawn again. */
const same = (card: Card | null): Card | null => card && cardOf(card.ingredient, card.value);

export function fromView(view: KesselView, facts: readonly KesselFact[] = []): KesselPicture {
  const dealt = view.figures.every((stop) => stop >= 0);
  return {
    places: view.places.map(same),
    stack: dealt ? view.stack : DECK.length,
    gone: view.gone,
    cauldrons: view.cauldrons.map(({ colour, top, count }) => ({ colour, top: same(top), count })),
    figures: view.figures,
    hands: view.recipes.map((hand) => hand?.map((recipe) => ({ name: recipe.name, recipe })) ?? null),
    actor: view.actor,
    asked: view.asked,
    second: view.second,
    pending: view.pending,
    reminders: view.reminders,
    doubles: view.doubles,
    line: view.asked === "take" && view.actor !== null ? view.figures[view.actor]! : null,
    points: view.cauldrons.map((_, seat) => view.points?.[seat] ?? null),
    sheet: view.over ? sheetOf(view, facts) : null,
    over: null,
    lifted: null,
    spell: null,
    ground: null,
  };
}

/** The score sheet as it was shown; a page that connects later has only what is visible. */
function sheetOf(view: KesselView, facts: readonly KesselFact[]): ScoreLine[] {
  const told = facts.filter(isScoring).map(lineOf);
  if (told.length) return told;
  return view.cauldrons.flatMap(({ cards }, seat) => {
    const names = view.recipes[seat]?.map((recipe) => recipe.name) ?? [];
    return linesOf(seat, cards ?? [], names, view.points?.[seat] ?? 0);
  });
}

/** Everything that facts convey; open questions come only with the view. */
export function comparable(picture: KesselPicture): unknown {
  const { places, stack, gone, cauldrons, figures, points } = picture;
  const hands = picture.hands.map((hand) => hand?.map((card) => card.name) ?? null);
  return { places, stack, gone, cauldrons, figures, points, hands };
}
