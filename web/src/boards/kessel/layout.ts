/**
 * The layout, in units of the drawing.
 *
 * Three shapes: cauldrons in a roomy side (wide), in a slim side, or below the grid (tall). The grid
 * is the same in all of them; after the game the score sheet lies on it.
 */

import { partsOf } from "../../board/kit/flights";
import type { Point, Size } from "../../board/contract";
import type { Seat } from "../../wire/http";

export type Shape = "wide" | "slim" | "tall";

const SIDE = 6;
const RING = 63;
const STEP_X = 99;
const STEP_Y = 118;
export const CARD = { wide: 92, high: 110 } as const;
export const MARKET = { wide: SIDE * STEP_X + 2 * RING, high: SIDE * STEP_Y + 2 * RING } as const;

export const STOPS = 20;
const STOPS_A_SIDE = 5;

/** KESSEL-4, KESSEL-X: the corners where the seats' pawns start. */
export const STARTS: readonly number[] = [0, 10, 5];

const FILES = "abcdef";
export const PLACES: readonly string[] = Array.from(
  { length: SIDE * SIDE },
  (_, number) => `${FILES[number % SIDE]}${Math.floor(number / SIDE) + 1}`,
);
const CORNERS = ["a1", "a6", "f6", "f1"];

export const isCorner = (place: string): boolean => CORNERS.includes(place);
export const numberOf = (place: string): number => PLACES.indexOf(place);

/** The centre of a grid place; rank 6 is at the top. */
export function placePoint(place: string): Point {
  const file = FILES.indexOf(place[0]!);
  const rank = Number(place[1]) - 1;
  return [RING + (file + 0.5) * STEP_X, RING + (SIDE - 0.5 - rank) * STEP_Y];
}

/** Half the target size of a place: all of it, so that it is wide enough on a phone. */
export const PLACE_REACH: Point = [STEP_X / 2, STEP_Y / 2];

// The ring. Stop 0 is the corner at a1, then clockwise: up the left side, top, right, bottom.

/** The line next to a stop, `b` … `e` or `2` … `5`; for a corner, the corner's place. */
export function lineAt(stop: number): string {
  const side = Math.floor(stop / STOPS_A_SIDE);
  const along = stop % STOPS_A_SIDE;
  if (along === 0) return CORNERS[side]!;
  const number = side < 2 ? along : SIDE - 1 - along;
  return side % 2 === 0 ? String(number + 1) : FILES[number]!;
}

/** The position of a pawn. */
export function stopPoint(stop: number): Point {
  const side = Math.floor(stop / STOPS_A_SIDE);
  const along = stop % STOPS_A_SIDE;
  const reach = (step: number) => (along === 0 ? RING / 2 : RING + (along + 0.5) * step);
  const [x, y] = [reach(STEP_X), reach(STEP_Y)];
  const [left, top] = [RING / 2, RING / 2];
  const [right, bottom] = [MARKET.wide - left, MARKET.high - top];
  return (
    [
      [left, MARKET.high - y],
      [x, top],
      [right, y],
      [MARKET.wide - x, bottom],
    ] as const
  )[side]!;
}

/** The point halfway to the next stop. */
export function between(stop: number): Point {
  const [[x, y], [nextX, nextY]] = [stopPoint(stop), stopPoint((stop + 1) % STOPS)];
  return [(x + nextX) / 2, (y + nextY) / 2];
}

/** Above a stop that another pawn occupies, slightly towards the middle. */
export function overPoint(stop: number): Point {
  const [x, y] = stopPoint(stop);
  return [x + Math.sign(MARKET.wide / 2 - x) * 14, y + Math.sign(MARKET.high / 2 - y) * 14];
}

/** The centre and half size of the line next to a stop. */
export function bandOf(stop: number): { at: Point; half: Point } {
  const [x, y] = stopPoint(stop);
  const upright = Math.floor(stop / STOPS_A_SIDE) % 2 === 1;
  const half: Point = upright ? [STEP_X / 2, (SIDE * STEP_Y) / 2] : [(SIDE * STEP_X) / 2, STEP_Y / 2];
  return { at: upright ? [x, MARKET.high / 2] : [MARKET.wide / 2, y], half };
}

// Next to or below the grid

export interface Slots {
  size: Point;
  /** The centre of the draw pile's top card, and its scale. */
  stack: Point;
  stackScale: number;
  /** The centre of each cauldron's top card, the nearest seat's first, and their scale. */
  cauldrons: readonly Point[];
  scale: number;
  /** Where questions are asked: upper left corner and size. */
  ask: { at: Point; size: Point };
  /** Whether the question covers the draw pile. */
  asksOverStack: boolean;
}

const beside = ([x, y]: Point): Point => [MARKET.wide + x, y];

const ROOM = 372;

const WIDE_CAULDRONS: Record<number, readonly Point[]> = {
  2: [
    [192, 622],
    [96, 84],
  ],
  3: [
    [96, 622],
    [96, 84],
    [276, 84],
  ],
};
const WIDE_STACK: Record<number, Point> = { 2: [282, 84], 3: [282, 622] };

function wide(seats: number): Slots {
  return {
    size: [MARKET.wide + ROOM, MARKET.high],
    stack: beside(WIDE_STACK[seats]!),
    stackScale: 1,
    cauldrons: WIDE_CAULDRONS[seats]!.map(beside),
    scale: 1,
    ask: { at: beside([8, 306]), size: [ROOM - 16, 226] },
    asksOverStack: false,
  };
}

const SLIM = 196;
/** The others' cauldrons above, then the draw pile and the question, and the near seat's below. */
const SLIM_ROWS: Record<
  number,
  { scale: number; others: readonly number[]; near: number; stack: number; ask: number }
> = {
  2: { scale: 0.94, others: [72], near: 636, stack: 320, ask: 402 },
  3: { scale: 0.7, others: [50, 238], near: 690, stack: 428, ask: 502 },
};

function slim(seats: number): Slots {
  const { scale, others, near, stack, ask } = SLIM_ROWS[seats]!;
  const middle = SLIM / 2 - 8;
  return {
    size: [MARKET.wide + SLIM, MARKET.high],
    stack: beside([middle, stack]),
    stackScale: scale * 0.8,
    cauldrons: [near, ...others].map((y) => beside([middle, y])),
    scale,
    ask: { at: beside([0, ask]), size: [SLIM - 16, seats === 2 ? 164 : 134] },
    asksOverStack: false,
  };
}

function tall(seats: number): Slots {
  const parts = seats + 1;
  const part = (number: number): Point => [(number + 0.5) * (MARKET.wide / parts), 898];
  const room = MARKET.wide / parts;
  return {
    size: [MARKET.wide, 1094],
    stack: part(seats),
    stackScale: 1,
    cauldrons: Array.from({ length: seats }, (_, number) => part(number)),
    scale: seats === 2 ? 1 : 0.94,
    ask: { at: [seats * room + 2, 838], size: [room - 12, 244] },
    asksOverStack: true,
  };
}

const SHAPES: Record<Shape, (seats: number) => Slots> = { wide, slim, tall };

export const slots = (shape: Shape, seats: number): Slots => SHAPES[shape](seats);

/** How large a shape can be in a room: pixels per unit. */
export function scaleIn(shape: Shape, seats: number, { width, height }: Size): number {
  const [wide, high] = slots(shape, seats).size;
  return Math.min(width / wide, height / high);
}

/** The shape in which the cards are largest; the roomier one if there is no difference. */
export function shapeFor(seats: number, room: Size): Shape {
  const shapes: Shape[] = ["wide", "slim", "tall"];
  const best = Math.max(...shapes.map((shape) => scaleIn(shape, seats, room)));
  return shapes.find((shape) => scaleIn(shape, seats, room) > best * 0.995)!;
}

/** A cauldron's top card. */
export function cauldronPoint(within: Slots, seat: Seat, near: Seat): Point {
  const seats = within.cauldrons.length;
  return within.cauldrons[(seat - near + seats) % seats]!;
}

/** Where removed cards go: beyond the upper edge. */
const AWAY: Point = [MARKET.wide / 2, -CARD.high];

// The score sheet on the grid: a row for each item, a column for its name and one for each seat.

/** The part of its width that the names take. */
export const NAMES_PART = 0.36;

export function cellPoint(row: number, rows: number, seat: Seat, seats: number): Point {
  const room = ((1 - NAMES_PART) * MARKET.wide) / seats;
  return [NAMES_PART * MARKET.wide + (seat + 0.5) * room, ((row + 0.5) * MARKET.high) / rows];
}

/**
 * Where a place named by an animation is: `place:b3`, `stop:5`, `over:5`, `cauldron:1`, `stack`,
 * `away`, or `cell:4-17-1` for row 4 of 17 and seat 1.
 */
export function pointOf(name: string, within: Slots, near: Seat): Point {
  const [kind, where = "", rows, seat] = partsOf(name);
  if (kind === "stack") return within.stack;
  if (kind === "away") return AWAY;
  if (kind === "place") return placePoint(where);
  if (kind === "cell") return cellPoint(Number(where), Number(rows), Number(seat), within.cauldrons.length);
  if (kind === "cauldron") return cauldronPoint(within, Number(where), near);
  return (kind === "over" ? overPoint : stopPoint)(Number(where));
}
