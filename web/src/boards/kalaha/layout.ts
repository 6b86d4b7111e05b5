/**
 * The layout, rotated to the near seat.
 *
 * Two players have the long board between them; three and four have the square one, each with the
 * store on their right (KALAHA-1). Both are as wide as six pits of 44 px need on the narrowest
 * phone.
 */

import type { Seat } from "../../wire/http";
import type { Point } from "../../board/contract";
import { partsOf } from "../../board/kit/flights";
import { lettersIn } from "../../board/kit/plate";
import type { Place } from "./picture";

export const WIDTH = 780;
const RIM = 6;
/** Distance between pits along the row. */
const PITCH = 100;
/** Minimum length, so that a long board with few pits has room for two names side by side. */
const SHORTEST_ROW = 480;
/** Distance between the name and what is next to it. */
const GAP = 12;
/** Width of a store at the end of a row. */
const CORNER = 84;
const LONG_HEIGHT = 440;

export interface Hollow {
  place: Place;
  at: Point;
  rx: number;
  ry: number;
  /** Where its number is written. */
  count: Point;
  /** The target: the hollow and its number. */
  touch: { at: Point; rx: number; ry: number };
  /** Where a hand hovers, towards the middle of the board. */
  hover: Point;
}

export interface Side {
  seat: Seat;
  pits: Hollow[];
  store: Hollow;
  /** Position of the name: its middle, or its end next to the edge. */
  name: { at: Point; anchor: "start" | "middle" | "end"; letters: number };
  die: Point;
}

export interface Layout {
  long: boolean;
  height: number;
  /** The wooden board. */
  board: { x: number; width: number };
  sides: Side[];
  /** Pits of unused sides. */
  unplayed: { at: Point; rx: number; ry: number }[];
}

export function layoutOf(seats: number, pits: number, near: Seat): Layout {
  return seats === 2 ? long(pits, near) : square(seats, pits, near);
}

/** The hollow of a place. */
export function hollowOf(layout: Layout, { owner, pit }: Place): Hollow {
  const side = layout.sides.find(({ seat }) => seat === owner)!;
  return pit === "store" ? side.store : side.pits[pit - 1]!;
}

/** The name of a place in animations: `hollow:0-3`, or `hover:0-store` for a hand above it. */
export const nameOf = (kind: "hollow" | "hover", { owner, pit }: Place): string => `${kind}:${owner}-${pit}`;

/** Where a named place is. */
export function pointOf(layout: Layout, name: string): Point {
  const [kind, owner, pit] = partsOf(name);
  if (kind === "die") return layout.sides.find(({ seat }) => seat === Number(owner))!.die;
  const hollow = hollowOf(layout, { owner: Number(owner), pit: pit === "store" ? pit : Number(pit) });
  return kind === "hover" ? hollow.hover : hollow.at;
}

/** Rotate a point counter-clockwise by quarter turns around the middle of the board. */
function turner(height: number, quarters: number): (x: number, y: number) => Point {
  return (x, y) => {
    let [dx, dy] = [x - WIDTH / 2, y - height / 2];
    for (let n = 0; n < quarters; n++) [dx, dy] = [dy, -dx];
    return [WIDTH / 2 + dx, height / 2 + dy];
  };
}

const row = (pits: number, pitch = PITCH): number[] =>
  Array.from({ length: pits }, (_, n) => WIDTH / 2 + (n - (pits - 1) / 2) * pitch);

const rowLength = (pits: number): number => Math.max(SHORTEST_ROW, pits * PITCH);

function long(pits: number, near: Seat): Layout {
  const width = 2 * (RIM + CORNER) + rowLength(pits);
  const x = (WIDTH - width) / 2;
  const sides = [near, 1 - near].map((seat, n) => longSide(seat, pits, x + width, 2 * n));
  return { long: true, height: LONG_HEIGHT, board: { x, width }, sides, unplayed: [] };
}

function longSide(seat: Seat, pits: number, right: number, quarters: number): Side {
  const turn = turner(LONG_HEIGHT, quarters);
  const [y, middle] = [LONG_HEIGHT - 122, LONG_HEIGHT / 2];
  const pitch = rowLength(pits) / pits;
  const hollows = row(pits, pitch).map((x, n) => ({
    place: { owner: seat, pit: n + 1 },
    at: turn(x, y),
    rx: Math.min(60, 0.44 * pitch),
    ry: 68,
    count: turn(x, y + 77),
    touch: { at: turn(x, y + 13), rx: 50, ry: 90 },
    hover: turn(x, middle + 16),
  }));
  const x = right - RIM - CORNER / 2;
  const store = {
    place: { owner: seat, pit: "store" as const },
    at: turn(x, middle),
    rx: 36,
    ry: 166,
    count: turn(x, middle + 174),
    touch: { at: turn(x, middle), rx: 40, ry: 190 },
    hover: turn(x - 30, middle),
  };
  const inner = right - RIM - CORNER - GAP;
  const letters = lettersIn(rowLength(pits) / 2 - 1.5 * GAP);
  const name = { at: turn(inner, middle), anchor: quarters ? "start" : "end", letters } as const;
  return { seat, pits: hollows, store, name, die: turn(WIDTH / 2 + 58, middle) };
}

/** KALAHA-1: the used sides of the square, counter-clockwise. */
const SIDES: Record<number, readonly number[]> = { 3: [0, 1, 2], 4: [0, 1, 2, 3] };

function square(seats: number, pits: number, near: Seat): Layout {
  const played = SIDES[seats]!;
  const quarterOf = (seat: Seat) => (played[seat]! - (played[near] ?? 0) + 4) % 4;
  const sides = played.map((_, seat) => squareSide(seat, pits, quarterOf(seat)));
  const taken = played.map((_, seat) => quarterOf(seat));
  const free = [0, 1, 2, 3].filter((quarter) => !taken.includes(quarter));
  const unplayed = free.flatMap((quarter) => squareSide(-1, pits, quarter).pits);
  return { long: false, height: WIDTH, board: { x: 0, width: WIDTH }, sides, unplayed };
}

function squareSide(seat: Seat, pits: number, quarter: number): Side {
  const turn = turner(WIDTH, quarter);
  const upright = quarter % 2 === 0;
  const across = (along: number, deep: number) => (upright ? { rx: along, ry: deep } : { rx: deep, ry: along });
  const y = WIDTH - RIM - CORNER / 2;
  const hollows = row(pits).map((x, n) => ({
    place: { owner: seat, pit: n + 1 },
    at: turn(x, y),
    ...across(43, 38),
    count: turn(x, y - 46),
    touch: { at: turn(x, y - 12), ...across(50, 56) },
    hover: turn(x, y - 110),
  }));
  const store = {
    place: { owner: seat, pit: "store" as const },
    at: turn(y, y),
    rx: 40,
    ry: 40,
    count: turn(y - 33, y - 33),
    touch: { at: turn(y, y), rx: 42, ry: 42 },
    hover: turn(y - 70, y - 70),
  };
  return { seat, pits: hollows, store, ...squareName(quarter) };
}

/** Next to the ring in the middle. */
const SQUARE_NAME = 290;

/** Names are upright on every side; the dice are inside the ring in the middle. */
function squareName(quarter: number): Pick<Side, "name" | "die"> {
  const inner = RIM + CORNER + 46;
  const [middle, beside] = [WIDTH / 2, 136];
  const names: readonly Omit<Side["name"], "letters">[] = [
    { at: [middle, WIDTH - inner - 14], anchor: "middle" },
    { at: [WIDTH - inner, middle + beside], anchor: "end" },
    { at: [middle, inner + 14], anchor: "middle" },
    { at: [inner, middle - beside], anchor: "start" },
  ];
  return {
    name: { ...names[quarter]!, letters: lettersIn(SQUARE_NAME) },
    die: turner(WIDTH, quarter)(middle, middle + 58),
  };
}
