/** Animations and sounds of Da Capo's facts. */

import type { Fact, Seat } from "../../wire/http";
import type { Flight, Motion, Point } from "../../board/contract";
import { heap } from "../../board/kit/heap";
import { BOX_AT, cupsOf, handAt } from "./layout";
import { isLastReturned, isLastShown, type Picture } from "./picture";

/** How many beans to draw if the hand's size is unknown. */
const HANDFUL = 3;

/** The table from the near seat's point of view. */
interface Sight {
  picture: Picture;
  hand: (seat: Seat) => Point;
  cup: (seat: Seat, cup: number) => Point;
}

function sightOf(picture: Picture, near: Seat): Sight {
  const seats = picture.rows.length;
  return {
    picture,
    hand: (seat) => handAt(seat, near, seats),
    cup: (seat, cup) => cupsOf(seat, near, seats, picture.rowLength)[cup - 1]!,
  };
}

function beansFly([x, y]: Point, [toX, toY]: Point, beans: number): Flight[] {
  return heap(beans, 14).map(({ at: [dx, dy] }, number) => ({
    from: [x + dx, y + dy],
    to: [toX + dx, toY + dy],
    lift: 34 + 9 * number,
    look: "bean",
  }));
}

type Show = (sight: Sight, fact: any) => Motion | null;

/** All hands return their beans at the same time, with the last fact. */
const returned: Show = ({ picture, hand }, { seat }) => {
  if (!isLastReturned(picture, seat)) return null;
  const seats = [...picture.returning, seat];
  const flights = seats.flatMap((from) => beansFly(hand(from), BOX_AT, picture.shown[from] ?? HANDFUL));
  return { ms: 700, sound: "bean", flights };
};

const emptied: Show = ({ picture, hand }, { seat }) => {
  const beans = Math.min(picture.stocks[seat] || HANDFUL, HANDFUL);
  return { ms: 600, sound: "bean", flights: beansFly(hand(seat), BOX_AT, beans) };
};

const MOTIONS: Record<string, Show> = {
  // All fists open at the same time, with the last fact.
  Shown: ({ picture }, { seat }) =>
    isLastShown(picture, seat) ? { ms: 900, hold: 1300, sound: "fist" } : null,
  Cancelled: () => ({ ms: 450, hold: 650 }),
  Advanced: ({ hand, cup }, fact) => ({
    ms: 850,
    hold: 300,
    sound: fact.target ? "free" : "bean",
    flights: beansFly(hand(fact.seat), cup(fact.seat, fact.cup), fact.beans),
  }),
  Returned: returned,
  LastBean: ({ hand, cup }, fact) => ({
    ms: 850,
    hold: 400,
    sound: "bean",
    flights: beansFly(hand(fact.seat), cup(fact.seat, fact.cup), 1),
  }),
  Emptied: emptied,
  Ended: () => ({ ms: 600, sound: "win" }),
};

export const motion = (picture: Picture, fact: Fact, near: Seat): Motion | null =>
  MOTIONS[fact.fact]?.(sightOf(picture, near), fact) ?? null;
