/**
 * The picture of Da Capo: rows, beans left, and the hands of the round being shown.
 *
 * DACAPO-3: the beans in the fists are drawn only when all are open.
 */

import type { Fact, Seat, View } from "../../wire/http";

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

export function picture(view: View): Picture {
  const rows = view.rows as number[][];
  return {
    rowLength: view.row_length as number,
    rows,
    stocks: (view.stocks as unknown[]).map(countOrHidden),
    box: countOrHidden(view.box),
    choosing: view.choosing as Seat[],
    over: view.over as boolean,
    winners: view.winners as Seat[],
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

type Change = (picture: Picture, fact: any) => Picture;

const DURING: Record<string, Change> = {
  Shown: (at) => ({ ...at, opening: true }),
  Cancelled: (at, { beans }) => ({ ...at, open: true, cancelled: [...at.cancelled, beans] }),
  Advanced: (at, { seat }) => ({ ...at, open: true, leaving: [seat] }),
  Returned: (at, { seat }) => ({ ...at, open: true, leaving: [...at.returning, seat] }),
  LastBean: (at, { seat }) => ({ ...at, leaving: [seat] }),
};

const AFTER: Record<string, Change> = {
  Shown: (at, { seat, beans }) => shown(at, seat, beans),
  Cancelled: (at, { beans }) => ({ ...at, cancelled: [...new Set([...at.cancelled, beans])] }),
  Advanced: (at, { seat, beans }) => ({ ...filled(at, seat, beans), shown: at.shown.with(seat, null) }),
  Returned: (at, { seat }) => returned(at, seat),
  Out: (at, { seat }) => ({ ...at, stocks: at.stocks.with(seat, 0) }),
  LastBean: (at, { seat }) => laidLast(at, seat),
  Emptied: (at, { seat }) => emptied(at, seat),
  Ended: (at) => ({ ...at, over: true }),
};

export const during = (picture: Picture, fact: Fact): Picture =>
  DURING[fact.fact]?.(picture, fact) ?? picture;

export function after(picture: Picture, fact: Fact): Picture {
  const changed = AFTER[fact.fact]?.(picture, fact) ?? picture;
  return { ...changed, opening: false, leaving: [] };
}

/** Next chooser and winner come only from the view. */
export function drawn({ rows, stocks, box, over }: Picture): unknown {
  return { rows, stocks, box, over };
}
