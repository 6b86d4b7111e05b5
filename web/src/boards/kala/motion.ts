/** Animations of facts: beans land one by one along the path; cups are lifted and put down. */

import type { Flight, Motion } from "../../board/contract";
import { byFact, unmoved } from "../../board/kit/by-fact";
import { REWARD, rewardFlight } from "../../board/kit/reward";
import type { Harvested, KalaFact, Robbed } from "../../wire/games/kala";
import type { Seat } from "../../wire/http";
import type { Picture } from "./picture";

const BEAN = 300;
/** Larger groups of beans are not animated one by one. */
const MOST_FLYING = 8;
/** KALA-13: no more beans are sown at a time. */
const MOST_IN_HAND = 6;

const over = (cell: string): string => `hover:${cell}`;
const cellAt = (cell: string): string => `cell:${cell}`;
const storeOf = (seat: Seat): string => `store:${seat}`;

/** A bean lands in a cup, and the rest of the hand moves along. */
function drop({ hand }: Picture, cell: string): Motion {
  const from = over(hand?.at ?? cell);
  const flights: Flight[] = [];
  if (hand && hand.beans > 1) {
    flights.push({ from, to: over(cell), sprite: `hand:${hand.beans - 1}`, lift: 14 });
  }
  flights.push({ from, to: cellAt(cell), sprite: "bean", lift: 24 });
  // The sound rises from bean to bean.
  const pitch = hand ? Math.max(0, MOST_IN_HAND - hand.beans) : 0;
  return { ms: BEAN, flights, sound: "bean", pitch };
}

/** Several beans moving together, each on its own arc. */
function swarm(beans: number, from: string, to: string): Flight[] {
  return Array.from({ length: Math.min(beans, MOST_FLYING) }, (_, n) => ({
    from,
    to,
    fromShift: [(n % 3) * 13 - 13, (n % 2) * 14 - 7] as const,
    toShift: [(n % 4) * 9 - 14, 0] as const,
    sprite: "bean",
    lift: 40 + 14 * n,
  }));
}

function take({ at }: Picture, seat: Seat, source: string, beans: number): Motion {
  const from = { store: storeOf(seat), bank: "bank", cup: cellAt(at[seat]!) }[source]!;
  return { ms: 480, flights: swarm(beans, from, over(at[seat]!)), sound: "cup" };
}

function harvest(_: Picture, { seat, cell, beans, gain }: Harvested | Robbed): Motion {
  const from = cellAt(cell);
  const flights = [
    ...swarm(gain, from, storeOf(seat)),
    ...swarm(beans - gain, from, "bank"),
    rewardFlight(from, storeOf(seat), seat, gain),
  ];
  return { ms: REWARD + 300, flights, sound: "capture", pitch: Math.min(12, gain) };
}

function give({ hand }: Picture, other: Seat, beans: number): Motion {
  return { ms: 500, flights: swarm(beans, over(hand?.at ?? "a1"), storeOf(other)), sound: "bean" };
}

export const motion = byFact<Picture, KalaFact, Motion | null>(
  {
    Begins: () => ({ ms: 900, sound: "lot" }),
    Took: (picture, { seat, source, beans }) => take(picture, seat, source, beans),
    Sown: (picture, { cell }) => drop(picture, cell),
    Dropped: (picture, { cell }) => drop(picture, cell),
    Given: (picture, { other, beans }) => give(picture, other, beans),
    Harvested: harvest,
    Robbed: harvest,
    Moved: ({ cups }, { seat, start, cell }) => ({
      ms: 560,
      flights: [{ from: cellAt(start), to: cellAt(cell), sprite: `cup:${seat}:${cups[seat]}`, lift: 46 }],
      sound: "cup",
    }),
    BonusDue: () => ({ ms: 800, sound: "tock", pitch: 4 }),
    BankClosed: () => ({ ms: 700, sound: "cup" }),
    Ended: () => ({ ms: 700, sound: "win" }),
  },
  unmoved,
);
