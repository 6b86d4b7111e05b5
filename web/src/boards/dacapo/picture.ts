/**
 * The picture of Da Capo: rows, beans left, and the hands of the round being shown.
 *
 * DACAPO-3: the beans in the fists are drawn only when all are open.
 */

import { byFact, unchanged, type Handlers } from "../../board/kit/by-fact";
import type { DaCapoFact, DaCapoView } from "../../wire/games/dacapo";
import type { Seat } from "../../wire/http";

export interface Picture {
  rowLength: number;
  rows: readonly (readonly number[])[];
  /** null: hidden from this point of view (DACAPO-10). */
  stocks: readonly (number | null)[];
  box: number | null;
  choosing: readonly Seat[];
  over: boolean;
  winners: readonly Seat[];
  /** The beans in the fists of this round; null if there is none. */
  shown: readonly (number | null)[];
  open: boolean;
  /** Fists are about to open. */
  opening: boolean;
  /** Numbers that cancelled each other out. */
  cancelled: readonly number[];
  /** Hands whose beans will go to the box together. */
  returning: readonly Seat[];
  /** Hands whose beans are moving. */
  leaving: readonly Seat[];
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const countOrHidden = (value: unknown): number | null => (isCount(value) ? value : null);

export function picture(view: DaCapoView): Picture {
  const { rows, choosing, over, winners } = view;
  return {
    rowLength: view.row_length,
    rows,
    stocks: view.stocks.map(countOrHidden),
    box: countOrHidden(view.box),
    choosing,
    over,
    winners,
    shown: rows.map(() => null),
    open: false,
    opening: false,
    cancelled: [],
    returning: [],
    leaving: [],
  };
}

/** Whether this is the only fist still closed. */
export const isLastShown = (picture: Picture, seat: Seat): boolean =>
  picture.choosing.every((other) => other === seat || picture.shown[other] !== null);

/** Whether all other open hands have already been told to return their beans. */
export const isLastReturned = (picture: Picture, seat: Seat): boolean =>
  picture.shown.every((beans, other) => beans === null || other === seat || picture.returning.includes(other));

const less = (stock: number | null, beans: number): number | null => (stock === null ? null : stock - beans);
const more = (box: number | null, beans: number): number | null => (box === null ? null : box + beans);

function filled(picture: Picture, seat: Seat, beans: number): Picture {
  return { ...picture, rows: picture.rows.with(seat, [...picture.rows[seat]!, beans]) };
}

/** Reduce the beans left only when all fists are open; earlier it would reveal a fist's content. */
function shown(picture: Picture, seat: Seat, beans: number): Picture {
  const shown = picture.shown.with(seat, beans);
  if (!isLastShown(picture, seat)) return { ...picture, shown };
  const stocks = picture.stocks.map((stock, other) => less(stock, shown[other] ?? 0));
  return { ...picture, shown, stocks, open: true };
}

function returned(picture: Picture, seat: Seat): Picture {
  const returning = [...picture.returning, seat];
  if (!isLastReturned(picture, seat)) return { ...picture, returning };
  const beans = returning.reduce((sum, hand) => sum + (picture.shown[hand] ?? 0), 0);
  return { ...picture, returning: [], shown: picture.shown.map(() => null), box: more(picture.box, beans) };
}

/** DACAPO-7. A hidden hand is known from here on, because it is used up. */
function laidLast(picture: Picture, seat: Seat): Picture {
  return { ...filled(picture, seat, 1), stocks: picture.stocks.with(seat, (picture.stocks[seat] ?? 1) - 1) };
}

function emptied(picture: Picture, seat: Seat): Picture {
  const box = more(picture.box, picture.stocks[seat] ?? 0);
  return { ...picture, box, stocks: picture.stocks.with(seat, 0) };
}

const DURING: Handlers<Picture, DaCapoFact, Picture> = {
  Shown: (at) => ({ ...at, opening: true }),
  Cancelled: (at, { beans }) => ({ ...at, open: true, cancelled: [...at.cancelled, beans] }),
  Advanced: (at, { seat }) => ({ ...at, open: true, leaving: [seat] }),
  Returned: (at, { seat }) => ({ ...at, open: true, leaving: [...at.returning, seat] }),
  LastBean: (at, { seat }) => ({ ...at, leaving: [seat] }),
};

const AFTER: Handlers<Picture, DaCapoFact, Picture> = {
  Shown: (at, { seat, beans }) => shown(at, seat, beans),
  Cancelled: (at, { beans }) => ({ ...at, cancelled: [...new Set([...at.cancelled, beans])] }),
  Advanced: (at, { seat, beans }) => ({ ...filled(at, seat, beans), shown: at.shown.with(seat, null) }),
  Returned: (at, { seat }) => returned(at, seat),
  Out: (at, { seat }) => ({ ...at, stocks: at.stocks.with(seat, 0) }),
  LastBean: (at, { seat }) => laidLast(at, seat),
  Emptied: (at, { seat }) => emptied(at, seat),
  Ended: (at) => ({ ...at, over: true }),
};

export const during = byFact<Picture, DaCapoFact, Picture>(DURING, unchanged);

const changed = byFact<Picture, DaCapoFact, Picture>(AFTER, unchanged);

export const after = (picture: Picture, fact: DaCapoFact): Picture => ({
  ...changed(picture, fact),
  opening: false,
  leaving: [],
});

/** Next chooser and winner come only from the view. */
export function comparable({ rows, stocks, box, over }: Picture): unknown {
  return { rows, stocks, box, over };
}
