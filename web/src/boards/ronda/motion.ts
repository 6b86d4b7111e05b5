/** Animations and sounds of Ronda's facts. No duration or path depends on covered beans. */

import type { Fact, Seat } from "../../wire/http";
import type { Flight, Motion, Point } from "../../board/contract";
import { heap } from "../../board/kit/heap";
import { asideOf, BLACK, BOX_AT, handOf, placeOf } from "./layout";
import { CUPS, type Picture } from "./picture";

const bean = (from: Point, to: Point, lift: number): Flight => ({ from, to, lift, look: "bean" });

/** Cups swap places across the cloth. */
function shuffling(): Flight[] {
  return Array.from({ length: CUPS }, (_, index) => {
    const to = ((index + 3) % CUPS) + 1;
    return { from: placeOf(index + 1), to: placeOf(to), look: "cup", lift: index % 2 ? 30 : -30 };
  });
}

function leaving(cup: number, beans: number, place: string): Flight[] {
  const [x, y] = placeOf(cup);
  const [toX, toY] = place === "black" ? BLACK : BOX_AT;
  return heap(beans, 22).map(({ at: [dx, dy] }) => bean([x + dx, y + dy], [toX + dx, toY + dy], 40));
}

type Show = (fact: any, hand: (seat: Seat) => Point) => Motion;

const MOTIONS: Record<string, Show> = {
  Shuffled: () => ({ ms: 1100, sound: "cup", flights: shuffling() }),
  Begins: () => ({ ms: 700, sound: "lot" }),
  Lifted: ({ cup }) => ({
    ms: 520,
    sound: "cup",
    flights: [{ from: placeOf(cup), to: asideOf(cup), look: "cup-off", lift: 64 }],
  }),
  Covered: ({ cup }) => ({
    ms: 380,
    sound: "cup",
    flights: [{ from: asideOf(cup), to: placeOf(cup), look: "cup-on", lift: 64 }],
  }),
  Matched: () => ({ ms: 500, sound: "free" }),
  // Long enough to look at both and to remember them.
  Missed: () => ({ ms: 300, hold: 1500 }),
  Added: ({ seat, cup }, hand) => ({
    ms: 620,
    hold: 500,
    sound: "bean",
    flights: [bean(hand(seat), placeOf(cup), 70)],
  }),
  Dissolved: ({ cup, beans, place }) => ({
    ms: 800,
    hold: 600,
    sound: "capture",
    flights: leaving(cup, beans, place),
  }),
  Fined: ({ seat }, hand) => ({ ms: 640, sound: "bean", flights: [bean(BLACK, hand(seat), 70)] }),
  Won: () => ({ ms: 900, sound: "win" }),
};

export function motion(picture: Picture, fact: Fact, near: Seat): Motion | null {
  const hand = (seat: Seat) => handOf(seat, near, picture.hands.length);
  return MOTIONS[fact.fact]?.(fact, hand) ?? null;
}
