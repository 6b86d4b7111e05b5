/**
 * Animations of facts: stones leave the hand one by one; captured stones go to the store together.
 */

import type { Fact, Seat } from "../../wire/http";
import type { Flight, Motion, Point } from "../../board/contract";
import { follow, type ByFact } from "./facts";
import { hollowOf, layoutOf, type Layout } from "./layout";
import type { Hand, Picture, Place } from "./picture";

/**
 * Approximate duration of a sowing. Many stones are faster; few are never slower than `SLOWEST`.
 */
const SOWING = 2600;
const [FASTEST, SLOWEST] = [110, 300];
/** Larger groups of stones are not animated one by one. */
const MOST_FLYING = 7;

const layoutFor = ({ pits }: Picture, near: Seat): Layout =>
  layoutOf(pits.length, pits[0]!.length, near);

/** A stone lands in a pit or store, and the rest of the hand moves along. */
function drop(picture: Picture, to: Place, near: Seat): Motion {
  const layout = layoutFor(picture, near);
  const { hand } = picture;
  const target = hollowOf(layout, to);
  const flights: Flight[] = [];
  const from = hollowOf(layout, hand?.at ?? to).hover;
  if (hand && hand.stones > 1) {
    flights.push({ from, to: target.hover, look: `hand:${hand.stones - 1}`, lift: 12 });
  }
  flights.push({ from, to: target.at, look: "stone", lift: 26 });
  return { ms: paceOf(hand), flights, sound: "bean" };
}

const paceOf = (hand: Hand | null): number =>
  Math.round(Math.min(SLOWEST, Math.max(FASTEST, SOWING / (hand?.whole ?? 1))));

function gather(picture: Picture, from: Place, to: Seat, stones: number, near: Seat): Motion | null {
  if (stones === 0) return null;
  const layout = layoutFor(picture, near);
  const start = hollowOf(layout, from).at;
  const end = hollowOf(layout, { owner: to, pit: "store" }).at;
  const aside = (n: number): Point => [start[0] + (n % 3) * 12 - 12, start[1] + (n % 2) * 14 - 7];
  const flights = Array.from({ length: Math.min(stones, MOST_FLYING) }, (_, n) => ({
    from: aside(n),
    to: end,
    look: "stone",
    lift: 50 + 14 * n,
  }));
  return { ms: 650, flights, sound: "capture" };
}

function roll(picture: Picture, seat: Seat, eyes: number, near: Seat): Motion {
  const layout = layoutFor(picture, near);
  const side = layout.sides.find((one) => one.seat === seat)!;
  const flight = { from: side.store.at, to: side.die, look: `die:${eyes}`, lift: 60 };
  return { ms: 550, flights: [flight], sound: "lot" };
}

const MOTIONS: ByFact<Motion | null> = {
  Rolled: (picture, { seat, eyes }, near) => roll(picture, seat, eyes, near),
  Begins: () => ({ ms: 1100 }),
  Picked: () => ({ ms: 260, sound: "cup" }),
  Sown: (picture, { owner, pit }, near) => drop(picture, { owner, pit }, near),
  Stored: (picture, { owner }, near) => drop(picture, { owner, pit: "store" }, near),
  Captured: (picture, { seat, owner, pit, stones }, near) =>
    gather(picture, { owner, pit }, seat, stones, near),
  FreeTurn: () => ({ ms: 600, sound: "free" }),
  Swept: (picture, { owner, pit, stones }, near) =>
    gather(picture, { owner, pit }, owner, stones, near),
  Ended: () => ({ ms: 500, sound: "win" }),
};

export const motion = (picture: Picture, fact: Fact, near: Seat): Motion | null =>
  follow(MOTIONS, picture, fact, near) ?? null;
