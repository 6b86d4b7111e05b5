/**
 * The layout, in units of the drawing.
 *
 * Two shapes: cauldrons next to the grid (wide) or below it (tall, for an upright phone). The grid
 * and all other parts are the same in both.
 */

import { partsOf } from "../../board/kit/flights";
import type { Point } from "../../board/contract";
import type { Seat } from "../../wire/http";

export type Shape = "wide" | "tall";

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
  /** The centre of the draw pile's top card. */
  stack: Point;
  /** The centre of each cauldron's top card, the nearest seat's first. */
  cauldrons: readonly Point[];
  /** Where questions are shown: upper left corner and size. */
  ask: { at: Point; size: Point };
}

const ROOM = 372;

const WIDE_CAULDRONS: Record<number, readonly Point[]> = {
  2: [
    [192, 628],
    [96, 84],
  ],
  3: [
    [96, 628],
    [96, 84],
    [276, 84],
  ],
};
const WIDE_STACK: Record<number, Point> = { 2: [282, 84], 3: [282, 628] };

function wide(seats: number): Slots {
  const beside = ([x, y]: Point): Point => [MARKET.wide + x, y];
  return {
    size: [MARKET.wide + ROOM, MARKET.high],
    stack: beside(WIDE_STACK[seats]!),
    cauldrons: WIDE_CAULDRONS[seats]!.map(beside),
    ask: { at: beside([8, 306]), size: [ROOM - 16, 226] },
  };
}

function tall(seats: number): Slots {
  const parts = seats + 1;
  const part = (number: number): Point => [(number + 0.5) * (MARKET.wide / parts), 1030];
  return {
    size: [MARKET.wide, 1228],
    stack: part(seats),
    cauldrons: Array.from({ length: seats }, (_, number) => part(number)),
    ask: { at: [8, 846], size: [MARKET.wide - 16, 108] },
  };
}

export const slots = (shape: Shape, seats: number): Slots => (shape === "wide" ? wide : tall)(seats);

/** A cauldron's top card. */
export function cauldronPoint(within: Slots, seat: Seat, near: Seat): Point {
  const seats = within.cauldrons.length;
  return within.cauldrons[(seat - near + seats) % seats]!;
}

/** Where removed cards go: beyond the upper edge. */
const AWAY: Point = [MARKET.wide / 2, -CARD.high];

/**
 * Where a place named by an animation is: `place:b3`, `stop:5`, `over:5`, `cauldron:1`, `stack` or
 * `away`.
 */
export function pointOf(name: string, within: Slots, near: Seat): Point {
  const [kind, where = ""] = partsOf(name);
  if (kind === "stack") return within.stack;
  if (kind === "away") return AWAY;
  if (kind === "place") return placePoint(where);
  if (kind === "cauldron") return cauldronPoint(within, Number(where), near);
  return (kind === "over" ? overPoint : stopPoint)(Number(where));
}
