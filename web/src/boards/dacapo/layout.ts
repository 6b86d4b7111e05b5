/** The layout of Da Capo. Pure. */

import type { Seat } from "../../wire/http";
import type { Point } from "../../board/contract";
import { partsOf } from "../../board/kit/flights";
import {
  around,
  BELOW_STRIP,
  BOX,
  centreOf,
  inStrip,
  isCorner,
  MIDDLE,
  plateOf,
  stepOf,
  WIDTH,
  type Rect,
} from "../../board/kit/round-table";
import type { Picture } from "./picture";

const CHOICE_HIGH = 100;
export const HEIGHT = BELOW_STRIP + CHOICE_HIGH + 10;
/** Height without the choices, for spectators. */
export const HEIGHT_WITHOUT = BELOW_STRIP;

const OWN = inStrip(10, 502);
export const sidePlateOf = (seat: Seat, near: Seat, seats: number): Rect => plateOf(seat, near, seats, OWN);

export const MOST = 5;
const BOX_AT: Point = centreOf(BOX);

/** Rows curve inwards like a spiral so that long ones fit: radius and angle of each cup. */
interface Arm {
  radii: readonly number[];
  turns: readonly number[];
}
const ARMS: Record<number, Arm> = {
  3: { radii: [236, 170, 104], turns: [0, 9, 22] },
  4: { radii: [242, 196, 150, 104], turns: [0, 15, 33, 58] },
};
/** Start angle of the near row by number of seats, chosen so that no cup touches a plate. */
const STARTS: Record<number, number> = { 2: 110, 3: 90, 4: 110, 5: 104 };

/** The cups of a row, outermost first; the last is the target cup. */
export function cupsOf(seat: Seat, near: Seat, seats: number, rowLength: number): Point[] {
  const { radii, turns } = ARMS[rowLength]!;
  const start = STARTS[seats]! + (360 / seats) * stepOf(seat, near, seats);
  return [...radii.map((radius, cup) => around(radius, start - turns[cup]!)), MIDDLE];
}

/** The position of a hand on its player's plate. */
export function handAt(seat: Seat, near: Seat, seats: number): Point {
  const plate = sidePlateOf(seat, near, seats);
  return isCorner(plate) ? [plate.x + 48, plate.y + 65] : [plate.x + 316, plate.y + 54];
}

/** Where a place named by an animation is: `hand:1`, `cup:1-3` or `box`. */
export function pointOf(name: string, near: Seat, { rows, rowLength }: Picture): Point {
  const [kind, seat, cup] = partsOf(name);
  if (kind === "box") return BOX_AT;
  if (kind === "hand") return handAt(Number(seat), near, rows.length);
  return cupsOf(Number(seat), near, rows.length, rowLength)[Number(cup) - 1]!;
}

export const sizeOfHand = (plate: Rect): number => (isCorner(plate) ? 0.8 : 1.2);

export function choiceAt(beans: number): { x: number; y: number; rx: number; ry: number } {
  const step = (WIDTH - 14) / MOST;
  const y = BELOW_STRIP + CHOICE_HIGH / 2;
  return { x: 7 + step * (beans - 0.5), y, rx: step / 2 - 4, ry: CHOICE_HIGH / 2 };
}

/** A player's edge of a device that lies between two players: a bar towards the board, then five cells. */
export const PAD = { wide: WIDTH, high: 150, edge: 10, bar: 62 };
const CELL_GAP = 8;

export function padCellOf(cell: number): { x: number; y: number; wide: number; high: number } {
  const step = (PAD.wide - 2 * PAD.edge + CELL_GAP) / MOST;
  return { x: PAD.edge + cell * step, y: PAD.bar + 4, wide: step - CELL_GAP, high: PAD.high - PAD.bar - 8 };
}

/** The cell at a place; null between and outside of them. */
export function padCellAt(x: number, y: number): number | null {
  for (let cell = 0; cell < MOST; cell += 1) {
    const { x: left, y: top, wide, high } = padCellOf(cell);
    if (x >= left && x <= left + wide && y >= top && y <= top + high) return cell;
  }
  return null;
}

const told = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const between = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) / 2, (y + toY) / 2];

/** A smooth line from a hand along its cups. */
export function wayOf(hand: Point, cups: readonly Point[]): string {
  const bends = cups.slice(0, -1).map((cup, index) => `Q${told(cup)} ${told(between(cup, cups[index + 1]!))}`);
  return `M${told(hand)} L${told(between(hand, cups[0]!))} ${bends.join(" ")} L${told(cups.at(-1)!)}`;
}
