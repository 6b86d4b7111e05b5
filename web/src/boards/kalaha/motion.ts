/**
 * Animations of facts: stones leave the hand one by one; captured stones go to the store together.
 */

import type { Flight, Motion, Point } from "../../board/contract";
import { byFact, unmoved } from "../../board/kit/by-fact";
import { REWARD, rewardFlight } from "../../board/kit/reward";
import type { KalahaFact } from "../../wire/games/kalaha";
import type { Seat } from "../../wire/http";
import { nameOf } from "./layout";
import type { Hand, Picture, Place } from "./picture";

/**
 * Approximate duration of a sowing. Many stones are faster; few are never slower than `SLOWEST`.
 */
const SOWING = 2600;
const [FASTEST, SLOWEST] = [110, 300];
/** Larger groups of stones are not animated one by one. */
const MOST_FLYING = 7;

/** Stones that are worth a moment: more than the capturing stone alone. */
const WORTHY = 2;

/** A stone lands in a pit or store, and the rest of the hand moves along. */
function drop({ hand }: Picture, to: Place): Motion {
  const from = nameOf("hover", hand?.at ?? to);
  const flights: Flight[] = [];
  if (hand && hand.stones > 1) {
    flights.push({ from, to: nameOf("hover", to), sprite: `hand:${hand.stones - 1}`, lift: 12 });
  }
  flights.push({ from, to: nameOf("hollow", to), sprite: "stone", lift: 26 });
  // The sound rises from stone to stone.
  const pitch = hand ? Math.min(12, hand.whole - hand.stones) : 0;
  return { ms: paceOf(hand), flights, sound: "bean", pitch };
}

const paceOf = (hand: Hand | null): number =>
  Math.round(Math.min(SLOWEST, Math.max(FASTEST, SOWING / (hand?.whole ?? 1))));

function gather(from: Place, to: Seat, stones: number): Motion | null {
  if (stones === 0) return null;
  const store = nameOf("hollow", { owner: to, pit: "store" });
  const flights: Flight[] = Array.from({ length: Math.min(stones, MOST_FLYING) }, (_, n) => ({
    from: nameOf("hollow", from),
    to: store,
    fromShift: [(n % 3) * 12 - 12, (n % 2) * 14 - 7] as Point,
    sprite: "stone",
    lift: 50 + 14 * n,
  }));
  if (stones >= WORTHY) flights.push(rewardFlight(nameOf("hollow", from), store, to, stones));
  return { ms: REWARD + Math.min(stones, 10) * 30, flights, sound: "capture" };
}

function roll(seat: Seat, eyes: number): Motion {
  const from = nameOf("hollow", { owner: seat, pit: "store" });
  return { ms: 550, flights: [{ from, to: `die:${seat}`, sprite: `die:${eyes}`, lift: 60 }], sound: "lot" };
}

/** A free turn is announced over the store, with a knock that is higher for each one in a row. */
function again(seat: Seat, row: number): Motion {
  const at = { owner: seat, pit: "store" } as const;
  const flights = [{ from: nameOf("hollow", at), to: nameOf("hover", at), sprite: `again:${seat}` }];
  return { ms: REWARD, flights, sound: "tock", pitch: 2 * row };
}

/** The animations of one board, which remembers the free turns in a row. */
export function motions(): (picture: Picture, fact: KalahaFact) => Motion | null {
  let row = 0;
  let last: Seat | null = null;
  return byFact<Picture, KalahaFact, Motion | null>(
    {
      Rolled: (_, { seat, eyes }) => roll(seat, eyes),
      Begins: () => ({ ms: 1100 }),
      Picked: (_, { seat }) => {
        if (seat !== last) row = 0;
        last = seat;
        return { ms: 260, sound: "cup" };
      },
      Sown: (picture, { owner, pit }) => drop(picture, { owner, pit }),
      Stored: (picture, { owner }) => drop(picture, { owner, pit: "store" }),
      Captured: (_, { seat, owner, pit, stones }) => gather({ owner, pit }, seat, stones),
      FreeTurn: (_, { seat }) => {
        row += 1;
        return again(seat, row);
      },
      Swept: (_, { owner, pit, stones }) => gather({ owner, pit }, owner, stones),
      Ended: () => ({ ms: 500, sound: "win" }),
    },
    unmoved,
  );
}
