/** Where Da Capo's things lie. Pure. */

import type { Seat } from "../../lib/wire";
import type { Point } from "../contract";
import { around, BOX, centreOf, MIDDLE, NEAR, plateOf, stepOf, STRIP, type Rect } from "../round/table";

/** A line for what is to be done, and below it the choices. */
export const WORDS: Rect = { ...STRIP, high: 44 };
const CHOICES_Y = WORDS.y + WORDS.high + 56;
export const HEIGHT = CHOICES_Y + 58;
/** Without choices: for those who look on. */
export const HEIGHT_WITHOUT = WORDS.y + WORDS.high + 14;

export const MOST = 5;
export const BOX_AT: Point = centreOf(BOX);

/** Rows wind inwards like the arms of a snail, so that long ones fit: radius and turn of each cup. */
interface Arm {
  radii: readonly number[];
  turns: readonly number[];
}
const ARMS: Record<number, Arm> = {
  3: { radii: [236, 170, 104], turns: [0, 9, 22] },
  4: { radii: [242, 196, 150, 104], turns: [0, 15, 33, 58] },
};
/** Where the near row begins, for each number of seats: so that no cup touches a plate. */
const STARTS: Record<number, number> = { 2: 110, 3: 90, 4: 110, 5: 104 };

/** The cups of a row, the outermost first; the last is the target cup. */
export function cupsOf(seat: Seat, near: Seat, seats: number, rowLength: number): Point[] {
  const { radii, turns } = ARMS[rowLength]!;
  const start = STARTS[seats]! + (360 / seats) * stepOf(seat, near, seats);
  return [...radii.map((radius, cup) => around(radius, start - turns[cup]!)), MIDDLE];
}

/** Where a hand lies: on its player's plate. */
export function handAt(seat: Seat, near: Seat, seats: number): Point {
  const plate = plateOf(seat, near, seats);
  return [plate.x + (plate === NEAR ? 300 : 50), plate.y + (plate === NEAR ? 56 : 68)];
}

export const sizeOfHand = (plate: Rect): number => (plate === NEAR ? 1.25 : 0.85);

export function choiceAt(beans: number): { x: number; y: number; rx: number; ry: number } {
  const step = STRIP.wide / MOST;
  return { x: STRIP.x + step * (beans - 0.5), y: CHOICES_Y, rx: step / 2 - 4, ry: 50 };
}

const told = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const between = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) / 2, (y + toY) / 2];

/** A soft line from a hand along its cups. */
export function wayOf(hand: Point, cups: readonly Point[]): string {
  const bends = cups.slice(0, -1).map((cup, index) => `Q${told(cup)} ${told(between(cup, cups[index + 1]!))}`);
  return `M${told(hand)} L${told(between(hand, cups[0]!))} ${bends.join(" ")} L${told(cups.at(-1)!)}`;
}
