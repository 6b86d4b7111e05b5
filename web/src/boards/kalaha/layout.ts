/**
 * The layouts, rotated to the near seat.
 *
 * Two players have the long board between them, or on a narrow screen the same board upright, with
 * the near player's store below. Three and four have the square one, each with the store on their
 * right (KALAHA-1). Every pit is at least 44 px wide on the narrowest phone.
 */

import type { Seat } from "../../wire/http";
import type { Point } from "../../board/contract";
import type { Extent } from "../../board/kit/fit";
import { partsOf } from "../../board/kit/flights";
import type { Place } from "./picture";

export const WIDTH = 780;
const RIM = 6;
/** Room for the shadow below the board. */
const SHADOW = 6;
/** Distance between pits along the row. */
const PITCH = 100;
/** Minimum length, so that a long board with few pits has room for two names side by side. */
const SHORTEST_ROW = 480;
/** Distance between the name and what is next to it. */
const GAP = 12;
/** Width of a store at the end of a row. */
const CORNER = 84;
/** The heights of the long board, and the widths of the upright one. */
const LONG_HEIGHTS = [440, 520, 600] as const;
const UPRIGHT_WIDTHS = [540, 620, 700] as const;
const UPRIGHT_HEIGHT = 840;

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
  /** Where the line of a sowing passes: its edge towards the middle. */
  lane: Point;
}

export interface Side {
  seat: Seat;
  pits: Hollow[];
  store: Hollow;
  /** Position of the name: its middle, or its end next to the edge. */
  name: { at: Point; anchor: "start" | "middle" | "end"; room: number };
  die: Point;
}

export interface Layout {
  kind: "long" | "upright" | "square";
  /** Everything that is drawn. */
  all: Extent;
  /** The wooden board. */
  board: Extent;
  sides: Side[];
  /** Pits of unused sides. */
  unplayed: { at: Point; rx: number; ry: number }[];
}

/** All layouts for a table, of which the board shows the one that fits best. */
export function layoutsOf(seats: number, pits: number, near: Seat, tabletop = false): readonly [Layout, ...Layout[]] {
  if (seats > 2) return [square(seats, pits, near)];
  const [first, ...others] = LONG_HEIGHTS.map((height) => long(pits, near, height));
  // Around a tablet, each player has to sit behind their own row.
  const turned = tabletop ? [] : UPRIGHT_WIDTHS.map((width) => upright(pits, near, width));
  return [first!, ...others, ...turned];
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

export const middleOf = ({ board }: Layout): Point => [board.x + board.width / 2, board.y + board.height / 2];

/**
 * The places that a seat's stones pass, counter-clockwise, from a pit to where the last one lands;
 * after a whole round they pass the pit again.
 */
export function wayOf(layout: Layout, from: Place, to: Place, stones: number): Hollow[] {
  const seats = layout.sides.length;
  const ring = [...layout.sides.keys()].flatMap((step) => {
    const side = layout.sides.find(({ seat }) => seat === (from.owner + step) % seats)!;
    return step === 0 ? [...side.pits, side.store] : side.pits;
  });
  const start = Number(from.pit) - 1;
  const end = ring.indexOf(hollowOf(layout, to));
  const steps = (end - start + ring.length) % ring.length || ring.length;
  const rounds = Math.max(0, Math.floor((stones - 1) / ring.length)) * ring.length;
  return Array.from({ length: Math.min(steps + rounds, ring.length) + 1 }, (_, n) => ring[(start + n) % ring.length]!);
}

const withShadow = (board: Extent): Extent => ({ ...board, height: board.height + SHADOW });

/** Rotate a point counter-clockwise by quarter turns around the middle of the board. */
function turner(width: number, height: number, quarters: number): (x: number, y: number) => Point {
  return (x, y) => {
    let [dx, dy] = [x - width / 2, y - height / 2];
    for (let n = 0; n < quarters; n++) [dx, dy] = [dy, -dx];
    return [width / 2 + dx, height / 2 + dy];
  };
}

const row = (pits: number, middle: number, pitch: number): number[] =>
  Array.from({ length: pits }, (_, n) => middle + (n - (pits - 1) / 2) * pitch);

const rowLength = (pits: number): number => Math.max(SHORTEST_ROW, pits * PITCH);

function long(pits: number, near: Seat, height: number): Layout {
  const width = 2 * (RIM + CORNER) + rowLength(pits);
  const board = { x: 0, y: 0, width, height };
  const sides = [near, 1 - near].map((seat, n) => longSide(seat, pits, board, 2 * n));
  return { kind: "long", all: withShadow(board), board, sides, unplayed: [] };
}

function longSide(seat: Seat, pits: number, { width, height }: Extent, quarters: number): Side {
  const turn = turner(width, height, quarters);
  const middle = height / 2;
  // Between the rows there is room for the names; outside them, for the numbers.
  const ry = (middle - 84) / 2;
  const y = middle + 30 + ry;
  const pitch = rowLength(pits) / pits;
  const rx = Math.min(60, 0.44 * pitch);
  const hollows = row(pits, width / 2, pitch).map((x, n) => ({
    place: { owner: seat, pit: n + 1 },
    at: turn(x, y),
    rx,
    ry,
    count: turn(x, y + ry + 9),
    touch: { at: turn(x, y + 13), rx: 50, ry: ry + 22 },
    hover: turn(x, middle + 16),
    lane: turn(x, y - ry + 3),
  }));
  const x = width - RIM - CORNER / 2;
  const store = {
    place: { owner: seat, pit: "store" as const },
    at: turn(x, middle),
    rx: 36,
    ry: middle - 54,
    count: turn(x, height - 46),
    touch: { at: turn(x, middle), rx: 40, ry: middle - 30 },
    hover: turn(x - 30, middle),
    lane: turn(x - 38, middle),
  };
  const inner = width - RIM - CORNER - GAP;
  const room = rowLength(pits) / 2 - 1.5 * GAP;
  const name = { at: turn(inner, middle), anchor: quarters ? "start" : "end", room } as const;
  return { seat, pits: hollows, store, name, die: turn(width / 2 + 58, middle) };
}

/** The long board upright: the near player's pits on the left, from top to bottom. */
function upright(pits: number, near: Seat, width: number): Layout {
  const board = { x: 0, y: 0, width, height: UPRIGHT_HEIGHT };
  const sides = [near, 1 - near].map((seat, n) => uprightSide(seat, pits, board, 2 * n));
  return { kind: "upright", all: withShadow(board), board, sides, unplayed: [] };
}

/** Height of a store of the upright board, which also has the name. */
const BAR = 96;

function uprightSide(seat: Seat, pits: number, { width, height }: Extent, quarters: number): Side {
  const turn = turner(width, height, quarters);
  const pitch = Math.min(140, (height - 2 * (BAR + 2 * RIM + 8)) / pits);
  const rx = width / 4 - 34;
  const ry = pitch / 2 - 8;
  const x = width / 4 - 6;
  const hollows = row(pits, height / 2, pitch).map((y, n) => ({
    place: { owner: seat, pit: n + 1 },
    at: turn(x, y),
    rx,
    ry,
    count: turn(x - rx + 20, y),
    touch: { at: turn(x, y), rx: rx + 14, ry: pitch / 2 - 1 },
    hover: turn(width / 2 - 20, y),
    lane: turn(x + rx - 3, y),
  }));
  const y = height - 2 * RIM - BAR / 2 - 4;
  const half = width / 2 - 3 * RIM;
  // Upright even on the other side: the count at the right end, the name at the left one.
  const bar = turn(width / 2, y);
  const store = {
    place: { owner: seat, pit: "store" as const },
    at: bar,
    rx: half,
    ry: BAR / 2 - 4,
    count: [bar[0] + half - 44, bar[1]] as const,
    touch: { at: bar, rx: half, ry: BAR / 2 },
    hover: turn(width / 2, y - 60),
    lane: turn(width / 2, y - BAR / 2 + 4),
  };
  const name = { at: [bar[0] - half + 16, bar[1]], anchor: "start", room: half - 20 } as const;
  return { seat, pits: hollows, store, name, die: turn(width / 2, height / 2 + 60) };
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
  const board = { x: 0, y: 0, width: WIDTH, height: WIDTH };
  return { kind: "square", all: withShadow(board), board, sides, unplayed };
}

function squareSide(seat: Seat, pits: number, quarter: number): Side {
  const turn = turner(WIDTH, WIDTH, quarter);
  const upright = quarter % 2 === 0;
  const across = (along: number, deep: number) => (upright ? { rx: along, ry: deep } : { rx: deep, ry: along });
  const y = WIDTH - RIM - CORNER / 2;
  const hollows = row(pits, WIDTH / 2, PITCH).map((x, n) => ({
    place: { owner: seat, pit: n + 1 },
    at: turn(x, y),
    ...across(43, 38),
    count: turn(x, y - 46),
    touch: { at: turn(x, y - 12), ...across(50, 56) },
    hover: turn(x, y - 110),
    lane: turn(x, y - 74),
  }));
  const store = {
    place: { owner: seat, pit: "store" as const },
    at: turn(y, y),
    rx: 40,
    ry: 40,
    count: turn(y - 33, y - 33),
    touch: { at: turn(y, y), rx: 42, ry: 42 },
    hover: turn(y - 70, y - 70),
    lane: turn(y - 60, y - 60),
  };
  return { seat, pits: hollows, store, ...squareName(quarter) };
}

/** Names are upright at the middle of every side; the dice are in the middle of the board. */
function squareName(quarter: number): Pick<Side, "name" | "die"> {
  const inner = RIM + CORNER + 50;
  const middle = WIDTH / 2;
  const names: readonly Side["name"][] = [
    { at: [middle, WIDTH - inner - 20], anchor: "middle", room: 330 },
    { at: [WIDTH - inner, middle], anchor: "end", room: 245 },
    { at: [middle, inner + 20], anchor: "middle", room: 330 },
    { at: [inner, middle], anchor: "start", room: 245 },
  ];
  // On the diagonals, where no name is.
  const dice: readonly Point[] = [
    [middle - 62, middle + 96],
    [middle + 62, middle + 96],
    [middle + 62, middle - 96],
    [middle - 62, middle - 96],
  ];
  return { name: names[quarter]!, die: dice[quarter]! };
}
