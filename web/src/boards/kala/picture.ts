/** The board, and what is in the air or in a hand. */

import { byFact, unchanged, type Handlers } from "../../board/kit/by-fact";
import type { KalaFact, KalaView } from "../../wire/games/kala";
import type { Seat } from "../../wire/http";
import { numberOf } from "./cells";

/** The beans that are being sown. */
export interface Hand {
  beans: number;
  /** The cell below it. */
  at: string;
  /** Whether it is moving, so that it is drawn as a flight. */
  flying: boolean;
}

export interface Picture {
  /** Beans by cell, including those under playing cups. */
  field: readonly number[];
  cups: readonly number[];
  at: readonly string[];
  stores: readonly number[];
  bank: number;
  bankOpen: boolean;
  actor: Seat | null;
  /** How many beans to sow now, and from where. */
  due: number;
  source: string | null;
  winner: Seat | null;
  /** Identifies the position that a choice belongs to. */
  position: string;
  hand: Hand | null;
  /** The seat whose playing cup is in the air. */
  lifted: Seat | null;
  /** Harvested beans in motion; they have left their cup already. */
  raised: number;
  /** The seat to highlight: it goes first, or has a bonus move. */
  lit: Seat | null;
}

export function pictureOf(view: KalaView): Picture {
  const { field, cups, at, stores, bank, actor, source, winner, position } = view;
  return {
    field,
    cups,
    at,
    stores,
    bank,
    bankOpen: view.bank_open,
    actor,
    due: view.hand,
    source,
    winner,
    position,
    hand: null,
    lifted: null,
    raised: 0,
    lit: null,
  };
}

/**
 * The part that facts must keep correct. The next turn follows from rules and comes with the view.
 */
export function comparable(picture: Picture): unknown {
  const { field, cups, at, stores, bank, bankOpen, winner } = picture;
  return { field, cups, at, stores, bank, bankOpen, winner };
}

/** The list with more beans at one place. */
const more = (list: readonly number[], at: number, beans: number): number[] => list.with(at, list[at]! + beans);

/** A bean has left the hand. */
function fall(picture: Picture, at: string): Picture {
  const left = (picture.hand?.beans ?? 1) - 1;
  return { ...picture, hand: left > 0 ? { beans: left, at, flying: false } : null };
}

/** Take beans from a field cup or, if `owner` is set, from the playing cup on it. */
function empty(picture: Picture, cell: string, owner: Seat | null, beans: number): Picture {
  if (owner !== null) return { ...picture, cups: more(picture.cups, owner, -beans) };
  return { ...picture, field: more(picture.field, numberOf(cell), -beans) };
}

interface Harvest {
  seat: Seat;
  other?: Seat;
  cell: string;
  beans: number;
  gain: number;
}

/** KALA-10, KALA-11: what is gained goes to the store, the rest to the bank. */
function harvest(picture: Picture, { seat, other, cell, beans, gain }: Harvest): Picture {
  const emptied = empty(picture, cell, other ?? null, beans - picture.raised);
  return {
    ...emptied,
    raised: 0,
    stores: more(picture.stores, seat, gain),
    bank: picture.bank + beans - gain,
  };
}

const lift = (picture: Picture, { other, cell, beans }: Harvest): Picture => ({
  ...empty(picture, cell, other ?? null, beans),
  raised: beans,
});

const TAKEN: Record<string, (picture: Picture, seat: Seat, beans: number) => Picture> = {
  store: (picture, seat, beans) => ({ ...picture, stores: more(picture.stores, seat, -beans) }),
  bank: (picture, _, beans) => ({ ...picture, bank: picture.bank - beans }),
  cup: (picture, seat, beans) => ({ ...picture, cups: more(picture.cups, seat, -beans) }),
};

const AFTER: Handlers<Picture, KalaFact, Picture> = {
  Begins: (picture, { seat }) => ({ ...picture, actor: seat, lit: null }),
  Took: (picture, { seat, source, beans }) => {
    // Beans in motion have been taken already.
    const taken = picture.hand ? picture : TAKEN[source]!(picture, seat, beans);
    return { ...taken, hand: { beans, at: picture.at[seat]!, flying: false } };
  },
  Sown: (picture, { cell }) => ({
    ...fall(picture, cell),
    field: more(picture.field, numberOf(cell), 1),
  }),
  Dropped: (picture, { owner, cell }) => ({
    ...fall(picture, cell),
    cups: more(picture.cups, owner, 1),
  }),
  Given: (picture, { other, beans }) => ({
    ...picture,
    hand: null,
    stores: more(picture.stores, other, beans),
  }),
  Harvested: harvest,
  Robbed: harvest,
  Moved: (picture, { seat, cell }) => ({
    ...picture,
    at: picture.at.with(seat, cell),
    lifted: null,
  }),
  BonusDue: (picture) => ({ ...picture, lit: null }),
  BankClosed: (picture) => ({ ...picture, bankOpen: false }),
  Ended: (picture, { winner }) => ({ ...picture, actor: null, winner }),
};

const moveHand = (picture: Picture): Picture => ({
  ...picture,
  hand: picture.hand && { ...picture.hand, flying: true },
});

const DURING: Handlers<Picture, KalaFact, Picture> = {
  Begins: (picture, { seat }) => ({ ...picture, lit: seat }),
  Took: (picture, { seat, source, beans }) => ({
    ...TAKEN[source]!(picture, seat, beans),
    hand: { beans, at: picture.at[seat]!, flying: true },
  }),
  Sown: moveHand,
  Dropped: moveHand,
  Given: moveHand,
  Harvested: lift,
  Robbed: lift,
  Moved: (picture, { seat }) => ({ ...picture, lifted: seat }),
  BonusDue: (picture, { seat }) => ({ ...picture, lit: seat }),
};

export const after = byFact<Picture, KalaFact, Picture>(AFTER, unchanged);

export const during = byFact<Picture, KalaFact, Picture>(DURING, unchanged);
