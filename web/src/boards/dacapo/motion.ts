/** Animations and sounds of Da Capo's facts. */

import type { Flight, Motion } from "../../board/contract";
import { byFact, unmoved } from "../../board/kit/by-fact";
import { heap } from "../../board/kit/beans";
import type { DaCapoFact } from "../../wire/games/dacapo";
import type { Seat } from "../../wire/http";
import { isLastReturned, isLastShown, type Picture } from "./picture";

/** How many beans to draw if the hand's size is unknown. */
const HANDFUL = 3;

function beansFly(seat: Seat, to: string, beans: number): Flight[] {
  return heap(beans, 34, 28, 1).map(({ x, y }, number) => ({
    from: `hand:${seat}`,
    to,
    fromShift: [x, y],
    toShift: [x, y],
    lift: 34 + 9 * number,
    sprite: "bean",
  }));
}

/** All hands return their beans at the same time, with the last fact. */
function returned(picture: Picture, seat: Seat): Motion | null {
  if (!isLastReturned(picture, seat)) return null;
  const seats = [...picture.returning, seat];
  const flights = seats.flatMap((from) => beansFly(from, "box", picture.shown[from] ?? HANDFUL));
  return { ms: 700, sound: "bean", flights };
}

function emptied(picture: Picture, seat: Seat): Motion {
  const beans = Math.min(picture.stocks[seat] || HANDFUL, HANDFUL);
  return { ms: 600, sound: "bean", flights: beansFly(seat, "box", beans) };
}

export const motion = byFact<Picture, DaCapoFact, Motion | null>(
  {
    // All fists open at the same time, with the last fact.
    Shown: (picture, { seat }) => (isLastShown(picture, seat) ? { ms: 900, hold: 1300, sound: "fist" } : null),
    Cancelled: () => ({ ms: 450, hold: 650 }),
    Advanced: (_, { seat, cup, beans, target }) => ({
      ms: 850,
      hold: 300,
      sound: target ? "free" : "bean",
      flights: beansFly(seat, `cup:${seat}-${cup}`, beans),
    }),
    Returned: (picture, { seat }) => returned(picture, seat),
    LastBean: (_, { seat, cup }) => ({
      ms: 850,
      hold: 400,
      sound: "bean",
      flights: beansFly(seat, `cup:${seat}-${cup}`, 1),
    }),
    Emptied: (picture, { seat }) => emptied(picture, seat),
    Ended: () => ({ ms: 600, sound: "win" }),
  },
  unmoved,
);
