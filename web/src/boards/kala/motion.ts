/** Animations of facts: beans land one by one along the path; cups are lifted and put down. */

import type { Fact, Seat } from "../../wire/http";
import type { Flight, Motion, Point } from "../../board/contract";
import { follow, type ByFact } from "./facts";
import { BANK, hoverOf, pointOf, storeOf } from "./layout";
import type { Picture } from "./picture";

const BEAN = 300;
/** Larger groups of beans are not animated one by one. */
const MOST_FLYING = 8;

/** A bean lands in a cup, and the rest of the hand moves along. */
function drop({ hand }: Picture, cell: string): Motion {
  const from = hoverOf(hand?.at ?? cell);
  const flights: Flight[] = [];
  if (hand && hand.beans > 1) {
    flights.push({ from, to: hoverOf(cell), look: `hand:${hand.beans - 1}`, lift: 14 });
  }
  flights.push({ from, to: pointOf(cell), look: "bean", lift: 24 });
  return { ms: BEAN, flights, sound: "bean" };
}

/** Several beans moving together, each on its own arc. */
function swarm(beans: number, from: Point, to: Point): Flight[] {
  return Array.from({ length: Math.min(beans, MOST_FLYING) }, (_, n) => ({
    from: [from[0] + (n % 3) * 13 - 13, from[1] + (n % 2) * 14 - 7] as const,
    to: [to[0] + (n % 4) * 9 - 14, to[1]] as const,
    look: "bean",
    lift: 40 + 14 * n,
  }));
}

function take({ at }: Picture, seat: Seat, source: string, beans: number): Motion {
  const from = { store: storeOf(seat), bank: BANK, cup: pointOf(at[seat]!) }[source]!;
  return { ms: 480, flights: swarm(beans, from, hoverOf(at[seat]!)), sound: "cup" };
}

interface Harvest {
  seat: Seat;
  cell: string;
  beans: number;
  gain: number;
}

function harvest(_: Picture, { seat, cell, beans, gain }: Harvest): Motion {
  const from = pointOf(cell);
  const flights = [
    ...swarm(gain, from, storeOf(seat)),
    ...swarm(beans - gain, from, BANK),
  ];
  return { ms: 800, flights, sound: "capture" };
}

function give({ hand }: Picture, other: Seat, beans: number): Motion {
  const from = hoverOf(hand?.at ?? "a1");
  return { ms: 500, flights: swarm(beans, from, storeOf(other)), sound: "bean" };
}

const MOTIONS: ByFact<Motion> = {
  Begins: () => ({ ms: 900, sound: "lot" }),
  Took: (picture, { seat, source, beans }) => take(picture, seat, source, beans),
  Sown: (picture, { cell }) => drop(picture, cell),
  Dropped: (picture, { cell }) => drop(picture, cell),
  Given: (picture, { other, beans }) => give(picture, other, beans),
  Harvested: harvest,
  Robbed: harvest,
  Moved: ({ cups }, { seat, start, cell }) => ({
    ms: 560,
    flights: [
      { from: pointOf(start), to: pointOf(cell), look: `cup:${seat}:${cups[seat]}`, lift: 46 },
    ],
    sound: "cup",
  }),
  BonusDue: () => ({ ms: 800, sound: "free" }),
  BankClosed: () => ({ ms: 700, sound: "cup" }),
  Ended: () => ({ ms: 700, sound: "win" }),
};

export const motion = (picture: Picture, fact: Fact): Motion | null =>
  follow(MOTIONS, picture, fact) ?? null;
