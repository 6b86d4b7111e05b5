/** The board, and what is in the air or in a hand. */

import { byFact, unchanged, type Handlers } from "../../board/kit/by-fact";
import type { KalahaFact, KalahaView, Sowing } from "../../wire/games/kalaha";
import type { Seat } from "../../wire/http";

/** A place on the board: a pit, counted from 1, or its owner's store. */
export interface Place {
  owner: Seat;
  pit: number | "store";
}

/** The stones being sown. */
export interface Hand {
  stones: number;
  /** How many there were when they were picked up. */
  whole: number;
  at: Place;
  /** Whether it is moving, so that it is drawn as a flight. */
  flying: boolean;
}

export interface Picture {
  pits: readonly (readonly number[])[];
  stores: readonly number[];
  actor: Seat | null;
  over: boolean;
  hand: Hand | null;
  /** Stones moving from a pit to a store; they have left the pit already. */
  raised: number;
  /** Each seat's roll, while it is shown. */
  dice: readonly (number | null)[];
  /** The seat to highlight: it goes first, or has a free turn. */
  lit: Seat | null;
  /** What the actor's moves would do. */
  sowings: readonly Sowing[];
  /** Whether the actor is shown in advance where the last stones land. */
  landings: boolean;
}

/** Where the last stone of a sowing landed. */
export function lastOf(facts: readonly KalahaFact[]): Place | null {
  const fact = facts.findLast((one) => one.fact === "Sown" || one.fact === "Stored");
  return fact ? { owner: fact.owner, pit: fact.fact === "Sown" ? fact.pit : "store" } : null;
}

export function pictureOf(view: KalahaView): Picture {
  const { pits, stores, actor, over, sowings, landings } = view;
  return {
    pits,
    stores,
    actor,
    over,
    hand: null,
    raised: 0,
    dice: pits.map(() => null),
    lit: null,
    sowings,
    landings,
  };
}

/**
 * The part that facts must keep correct. The next turn follows from rules and comes with the view.
 */
export const comparable = ({ pits, stores, over }: Picture): unknown => ({ pits, stores, over });

/** Add stones to a pit or store, or remove them. */
function put(picture: Picture, { owner, pit }: Place, stones: number): Picture {
  if (pit === "store") {
    return { ...picture, stores: picture.stores.with(owner, picture.stores[owner]! + stones) };
  }
  const row = picture.pits[owner]!;
  const changed = row.with(pit - 1, row[pit - 1]! + stones);
  return { ...picture, pits: picture.pits.with(owner, changed) };
}

/** A stone has left the hand. */
function fall(picture: Picture, at: Place): Picture {
  const { hand } = picture;
  const left = hand && hand.stones > 1 ? { ...hand, stones: hand.stones - 1, at } : null;
  return put({ ...picture, hand: left && { ...left, flying: false } }, at, 1);
}

/** All stones of a pit went to a store. */
function carry(picture: Picture, from: Place, to: Seat, stones: number): Picture {
  const emptied = put(picture, from, picture.raised - stones);
  return put({ ...emptied, raised: 0 }, { owner: to, pit: "store" }, stones);
}

const AFTER: Handlers<Picture, KalahaFact, Picture> = {
  Rolled: (picture, { seat, eyes }) => ({ ...picture, dice: picture.dice.with(seat, eyes) }),
  Begins: (picture, { seat }) => ({ ...picture, actor: seat, lit: null }),
  Picked: (picture, { seat, pit, stones }) => {
    const at = { owner: seat, pit };
    const emptied = put(picture, at, -picture.pits[seat]![pit - 1]!);
    return { ...emptied, hand: { stones, whole: stones, at, flying: false } };
  },
  Sown: (picture, { owner, pit }) => fall(picture, { owner, pit }),
  Stored: (picture, { owner }) => fall(picture, { owner, pit: "store" }),
  Captured: (picture, { seat, owner, pit, stones }) => carry(picture, { owner, pit }, seat, stones),
  FreeTurn: (picture) => ({ ...picture, lit: null }),
  Swept: (picture, { owner, pit, stones }) => carry(picture, { owner, pit }, owner, stones),
  Ended: (picture) => ({ ...picture, actor: null, over: true }),
};

function lift(picture: Picture, from: Place, stones: number): Picture {
  return { ...put(picture, from, -stones), raised: stones };
}

function moveHand(picture: Picture): Picture {
  return { ...picture, hand: picture.hand && { ...picture.hand, flying: true } };
}

const DURING: Handlers<Picture, KalahaFact, Picture> = {
  Begins: (picture, { seat }) => ({ ...picture, lit: seat }),
  Sown: moveHand,
  Stored: moveHand,
  Captured: (picture, { owner, pit, stones }) => lift(picture, { owner, pit }, stones),
  FreeTurn: (picture, { seat }) => ({ ...picture, lit: seat }),
  Swept: (picture, { owner, pit, stones }) => lift(picture, { owner, pit }, stones),
};

export const after = byFact<Picture, KalahaFact, Picture>(AFTER, unchanged);

export const during = byFact<Picture, KalahaFact, Picture>(DURING, unchanged);
