/**
 * The picture of Ronda: what is visible, and what is in the air.
 *
 * RONDA-13: no picture contains what a covered cup hides; at the end all are lifted. Anything that is not clearly a number of
 * beans under a lifted cup counts as covered.
 */

import { byFact, unchanged, type Handlers } from "../../board/kit/by-fact";
import type { RondaFact, RondaView } from "../../wire/games/ronda";
import type { Seat } from "../../wire/http";

export type Verdict = "same" | "different";

/** What is moving during a fact and therefore has no place. */
interface Air {
  /** Cups being moved (1–10). */
  cups: readonly number[];
  /** The hand that a bean has just left. */
  hand: Seat | null;
  /** A cup whose beans are all moving. */
  emptied: number | null;
  /** Beans moving out of the black cup. */
  black: number;
}

const CALM: Air = { cups: [], hand: null, emptied: null, black: 0 };

/** The next task. `go-on`: an easy turn that may also be passed (RONDA-12). */
export type Task = "lift" | "go-on" | "add" | "fill" | "keep";

export interface Picture {
  /** The beans of lifted cups; null: covered. */
  cups: readonly (number | null)[];
  hands: readonly number[];
  black: number;
  out: number;
  actor: Seat | null;
  winner: Seat | null;
  task: Task;
  /** The result of comparing the two open cups. */
  verdict: Verdict | null;
  air: Air;
}

export const CUPS = 10;

export const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

const beansOrCovered = (value: unknown): number | null => (isCount(value) ? value : null);

export function picture(view: RondaView): Picture {
  const { cups, hands, black, out, actor, winner } = view;
  return {
    cups: Array.from({ length: CUPS }, (_, index) => beansOrCovered(cups[index])),
    hands,
    black,
    out,
    actor,
    winner,
    task: taskOf(view),
    verdict: null,
    air: CALM,
  };
}

function taskOf(view: RondaView): Task {
  // RONDA-9: with two full cups there is no passing.
  if (view.addable.length > 0) return view.may_pass ? "add" : "fill";
  if (view.keepable.length > 0) return "keep";
  return view.may_pass ? "go-on" : "lift";
}

const replaced = <T>(list: readonly T[], index: number, value: T): T[] => list.with(index, value);

const laid = (picture: Picture, cup: number, beans: number | null): Picture => ({
  ...picture,
  cups: replaced(picture.cups, cup - 1, beans),
});

const handed = (picture: Picture, seat: Seat, by: number): Picture => ({
  ...picture,
  hands: replaced(picture.hands, seat, picture.hands[seat]! + by),
});

const flying = (picture: Picture, air: Partial<Air>): Picture => ({ ...picture, air: { ...CALM, ...air } });

const DURING: Handlers<Picture, RondaFact, Picture> = {
  Shuffled: (at) => flying(at, { cups: Array.from({ length: CUPS }, (_, index) => index + 1) }),
  Begins: (at, { seat }) => ({ ...at, actor: seat }),
  Lifted: (at, { cup, beans }) => flying(laid(at, cup, beansOrCovered(beans)), { cups: [cup] }),
  Covered: (at, { cup }) => flying(at, { cups: [cup] }),
  Matched: (at) => ({ ...at, verdict: "same" }),
  Missed: (at) => ({ ...at, verdict: "different" }),
  Added: (at, { seat }) => flying({ ...at, verdict: null }, { hand: seat }),
  Dissolved: (at, { cup }) => flying(at, { emptied: cup }),
  Fined: (at) => flying(at, { black: 1 }),
  Won: (at, { seat }) => ({ ...at, winner: seat }),
  Uncovered: (at, { cup, beans }) => flying(laid(at, cup, beansOrCovered(beans)), { cups: [cup] }),
};

const AFTER: Handlers<Picture, RondaFact, Picture> = {
  ...DURING,
  Lifted: (at, { cup, beans }) => laid(at, cup, beansOrCovered(beans)),
  Covered: (at, { cup }) => ({ ...laid(at, cup, null), verdict: null }),
  Uncovered: (at, { cup, beans }) => laid(at, cup, beansOrCovered(beans)),
  Added: (at, { seat, cup, beans }) => ({ ...handed(laid(at, cup, beans), seat, -1), verdict: null }),
  Dissolved: (at, { cup, beans, place }) => gone(laid(at, cup, 0), beans, place),
  Fined: (at, { seat }) => ({ ...handed(at, seat, 1), black: at.black - 1 }),
};

function gone(picture: Picture, beans: number, place: string): Picture {
  if (place === "black") return { ...picture, black: picture.black + beans };
  return { ...picture, out: picture.out + beans };
}

export const during = byFact<Picture, RondaFact, Picture>(DURING, unchanged);

const changed = byFact<Picture, RondaFact, Picture>(AFTER, unchanged);

export const after = (picture: Picture, fact: RondaFact): Picture => ({ ...changed(picture, fact), air: CALM });

/** No fact names the next turn, and a verdict is only shown briefly. */
export function comparable({ cups, hands, black, out, winner }: Picture): unknown {
  return { cups, hands, black, out, winner };
}

/** The beans in a hand now. */
export const held = (picture: Picture, seat: Seat): number =>
  picture.hands[seat]! - (picture.air.hand === seat ? 1 : 0);

/** The visible beans under a cup now; null if it is covered. */
export const lying = (picture: Picture, cup: number): number | null =>
  picture.air.emptied === cup ? 0 : picture.cups[cup - 1]!;
