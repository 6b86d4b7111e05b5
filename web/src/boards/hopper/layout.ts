/** The layout of the picture. Pure: converts micrometres on the table to SVG units. */

import type { Seat } from "../../wire/http";
import type { Point } from "../../board/contract";
import { AIM, ASIDE, clamp, CUP_RING, FULL_SCALE, PERFECT_POWER, POWER, REACH, TABLE_RADIUS } from "./measures";
import type { Bean, HopperPicture } from "./picture";

export const WIDE = 1000;
export const HIGH = 1160;
/** Up to four plates fit into the corners around the table; with more, the picture is higher. */
const CORNERED = 4;
const EDGE = 4;
export const MIDDLE: Point = [WIDE / 2, HIGH / 2];
export const PLATE = { wide: 204, high: 104 };
/** Distance in micrometres between the tray and the names of rows and columns. */
export const NAMES_AWAY = 11_000;

/** A spot on the table top in micrometres from its centre. */
export type Spot = readonly [x: number, y: number];

// The area near the tray is drawn to scale; beyond it the table is compressed.
const NEAR = 165_000;
const DRAWN_TABLE = 480;
// Beans that fell off the table are drawn just beyond its rim.
const FARTHEST = 1.03;
// On a real table only cups are selected, so they are larger for fingers.
const UNITS = { flown: 1.81e-3, real: 2.6e-3 };
const LAUNCH = 0.93 * TABLE_RADIUS;
const PLATE_AWAY = 540;
const CORNER = 180;
const ABOVE = -60;

/** The direction from a seat to the centre; seats are in clockwise order. */
function bearing(seat: Seat, seats: number): Spot {
  const angle = (2 * Math.PI * seat) / seats;
  return [Math.sin(angle), Math.cos(angle)];
}

/** A spot from a seat's point of view: distance to its right and beyond the centre. */
export function fromSeat([x, y]: Spot, seat: Seat, seats: number): Spot {
  const [ahead, up] = bearing(seat, seats);
  return [x * up - y * ahead, x * ahead + y * up];
}

function toTable([aside, beyond]: Spot, seat: Seat, seats: number): Spot {
  const [ahead, up] = bearing(seat, seats);
  return [aside * up + beyond * ahead, beyond * up - aside * ahead];
}

/** The table as drawn with a seat's edge at the bottom. */
export class Layout {
  readonly unit: number;
  readonly #narrower: number;

  constructor(
    readonly near: Seat,
    readonly seats: number,
    referee: boolean,
    /** In 3D from above, where nothing is compressed. */
    deep = false,
  ) {
    this.unit = referee ? UNITS.real : UNITS.flown;
    this.#narrower = deep ? 1 : (DRAWN_TABLE / this.unit - NEAR) / (TABLE_RADIUS - NEAR);
  }

  /** Rotation of the table in degrees, in SVG direction. */
  get angle(): number {
    return (-360 * this.near) / this.seats;
  }

  at(spot: Spot): Point {
    const [aside, beyond] = fromSeat(spot, this.near, this.seats);
    const away = Math.max(1, Math.hypot(aside, beyond));
    const far = Math.min(Math.max(0, away - NEAR), FARTHEST * (TABLE_RADIUS - NEAR));
    const drawn = ((Math.min(away, NEAR) + this.#narrower * far) * this.unit) / away;
    return [MIDDLE[0] + aside * drawn, MIDDLE[1] - beyond * drawn];
  }

  /** The spot on the table that is drawn at a point. */
  back([x, y]: Point): Spot {
    const [right, up] = [(x - MIDDLE[0]) / this.unit, (MIDDLE[1] - y) / this.unit];
    const away = Math.max(1, Math.hypot(right, up));
    const real = away <= NEAR ? away : NEAR + (away - NEAR) / this.#narrower;
    return toTable([(right * real) / away, (up * real) / away], this.near, this.seats);
  }

  /** Where a seat shoots from: its edge of the table. */
  launch(seat: Seat): Point {
    return this.at(toTable([0, -LAUNCH], seat, this.seats));
  }

  /** The part of the picture that is needed: upper edge and height. */
  get extent(): { top: number; high: number } {
    const top = this.seats > CORNERED ? 0 : (HIGH - WIDE) / 2;
    return { top, high: HIGH - 2 * top };
  }

  /** The corners clockwise from the near seat's at the lower left; two players sit opposite. */
  #corner(seat: Seat): Point {
    const step = (seat - this.near + this.seats) % this.seats;
    const corner = this.seats === 2 ? 2 * step : step;
    const { top, high } = this.extent;
    const [aside, down] = [PLATE.wide / 2 + EDGE, PLATE.high / 2 + EDGE];
    return [corner < 2 ? aside : WIDE - aside, corner === 0 || corner === 3 ? top + high - down : top + down];
  }

  /** The centre of a player's plate: in a corner, or at the seat's edge if there are too many. */
  plate(seat: Seat): Point {
    if (this.seats <= CORNERED) return this.#corner(seat);
    const [aside, beyond] = fromSeat(toTable([0, -1], seat, this.seats), this.near, this.seats);
    const corner = Math.abs(aside) < 0.5 ? 0 : beyond < -0.1 ? CORNER : -CORNER;
    return [
      clamp(MIDDLE[0] + PLATE_AWAY * aside, [PLATE.wide / 2 + 4, WIDE - PLATE.wide / 2 - 4]),
      clamp(MIDDLE[1] - PLATE_AWAY * beyond + corner, [PLATE.high / 2 + 4, HIGH - PLATE.high / 2 - 4]),
    ];
  }
}

/** The name of a spot in animations; `above`: beyond the upper edge, at the same height. */
export const nameOf = ([x, y]: Spot, kind: "spot" | "above" = "spot"): string => `${kind}:${x},${y}`;

/** Where a place named by an animation is: `spot:x,y`, `above:x,y`, `launch:1` or `plate:1`. */
export function pointOf(layout: Layout, name: string): Point {
  const [kind, where = ""] = name.split(":");
  if (kind === "launch") return layout.launch(Number(where));
  if (kind === "plate") return layout.plate(Number(where));
  const [x = 0, y = 0] = where.split(",").map(Number);
  const point = layout.at([x, y]);
  return kind === "above" ? [point[0], ABOVE] : point;
}

export const layoutOf = (picture: HopperPicture, near: Seat, deep = false): Layout =>
  new Layout(near, picture.hands.length, picture.referee, deep);

// Shots

export interface Sight {
  aim: number;
  power: number;
}

/** The aim and power with which a steady hand reaches a spot, clamped to their ranges. */
export function sightOf(spot: Spot, seat: Seat, seats: number): Sight {
  const [aside, beyond] = fromSeat(spot, seat, seats);
  return {
    aim: clamp((FULL_SCALE * aside) / ASIDE, AIM),
    power: clamp(PERFECT_POWER * (1 + beyond / REACH), POWER),
  };
}

/** Where a steady hand's shot lands. */
export function spotOf({ aim, power }: Sight, seat: Seat, seats: number): Spot {
  const beyond = (REACH * (power - PERFECT_POWER)) / PERFECT_POWER;
  return toTable([(ASIDE * aim) / FULL_SCALE, beyond], seat, seats);
}

// Beans

export interface Lying {
  bean: number;
  spot: Spot;
  /** Angle of its long side, counter-clockwise. */
  degrees: number;
  /** Its length from above: 1 lies flat, 0 stands on end. */
  flat: number;
}

/**
 * The pose of every bean; if unknown (on a real table), in a ring in its cup or next to the tray.
 */
export function lying(picture: HopperPicture): Lying[] {
  const before = new Map<string, number>();
  return picture.beans.map((bean) => {
    const number = before.get(bean.place) ?? 0;
    before.set(bean.place, number + 1);
    return bean.pose.length ? posed(bean) : unposed(picture, bean, number);
  });
}

function posed({ bean, pose }: Bean): Lying {
  const [x = 0, y = 0, , ...turn] = pose;
  return { bean, spot: [x, y], ...seenFromAbove(turn.map((part) => part / 1e6)) };
}

/** How a bean rotated by the quaternion w, x, y, z looks from above. */
export function seenFromAbove(turn: readonly number[]): Pick<Lying, "degrees" | "flat"> {
  const [w = 1, i = 0, j = 0, k = 0] = turn;
  const [right, up] = [1 - 2 * (j * j + k * k), 2 * (i * j + w * k)];
  return { degrees: (Math.atan2(up, right) * 180) / Math.PI, flat: Math.min(1, Math.hypot(right, up)) };
}

function unposed(picture: HopperPicture, { bean, place }: Bean, number: number): Lying {
  const cup = picture.cups.find(({ cell }) => cell === place);
  if (!cup) return { bean, spot: heap(number), degrees: 40 * (number % 9), flat: 1 };
  const way = (Math.PI / 2) * number;
  const spot: Spot = [cup.x + CUP_RING * Math.cos(way), cup.y + CUP_RING * Math.sin(way)];
  return { bean, spot, degrees: 90 * number + 60, flat: 1 };
}

const HEAP_ROW = 7;

/** Rows along the four sides of the tray, one side after another. */
function heap(number: number): Spot {
  const along = Math.floor(number / 4);
  const row = Math.floor(along / HEAP_ROW);
  const turned = ((number % 4) * Math.PI) / 2;
  const [x, y] = [((along % HEAP_ROW) - 3) * 15_500 + 4_000 * (row % 2), 134_000 + row * 11_000];
  return [x * Math.cos(turned) - y * Math.sin(turned), x * Math.sin(turned) + y * Math.cos(turned)];
}
