/**
 * Camera positions. Pure: numbers in decimetres, z up; nothing is drawn here.
 *
 * The camera looks from above while a player aims, from the near player's chair while others play,
 * and follows a bean in flight.
 */

import type { Seat } from "../../../wire/http";
import { endOf, placingAt, type Track } from "../path";
import { secondAt, shownAt, type Film } from "../film";
import { HIGH, WIDE } from "../layout";

export type Vector = readonly [x: number, y: number, z: number];

export interface View {
  eye: Vector;
  target: Vector;
  up: Vector;
  /** Vertical field of view in degrees. */
  angle: number;
}

/** The drawing area on the page, in pixels. */
export interface Box {
  width: number;
  height: number;
}

/** Micrometres to decimetres. */
export const DM = 1e-5;
const TOP_ANGLE = 20;
const SEAT_ANGLE = 36;
const FLIGHT_ANGLE = 40;
/** Zoom factor of a close call. */
const CLOSER = 0.74;

const UP: Vector = [0, 0, 1];
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;
export const mixed = (from: Vector, to: Vector, part: number): Vector => [
  mix(from[0], to[0], part),
  mix(from[1], to[1], part),
  mix(from[2], to[2], part),
];

/** Ease in and out. */
export const eased = (part: number): number => {
  const whole = Math.min(Math.max(part, 0), 1);
  return whole * whole * (3 - 2 * whole);
};

export const between = (from: View, to: View, part: number): View => ({
  eye: mixed(from.eye, to.eye, part),
  target: mixed(from.target, to.target, part),
  up: mixed(from.up, to.up, part),
  angle: mix(from.angle, to.angle, part),
});

/** Convert a position as a seat sees it (right, ahead, up) to table coordinates. */
export function placed([aside, ahead, up]: Vector, seat: Seat, seats: number): Vector {
  const turn = (2 * Math.PI * seat) / seats;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return [aside * cos + ahead * sin, ahead * cos - aside * sin, up];
}

/** Pixels per unit of the flat picture, which is centred in the box. */
export const unitsIn = ({ width, height }: Box): number => Math.min(width / WIDE, height / HIGH);

/** Straight from above, so that every spot matches the flat picture. */
export function fromAbove(near: Seat, seats: number, box: Box, unit: number): View {
  const seen = (box.height / unitsIn(box) / unit) * DM;
  const away = seen / 2 / Math.tan(radians(TOP_ANGLE / 2));
  return { eye: [0, 0, away], target: [0, 0, 0], up: placed([0, 1, 0], near, seats), angle: TOP_ANGLE };
}

/** Distance factor: a narrow box needs more distance. */
const stepBack = ({ width, height }: Box): number => Math.max(1, (1.12 * height) / Math.max(1, width));

/** From the near player's chair. */
export function fromChair(near: Seat, seats: number, box: Box): View {
  const back = stepBack(box);
  return {
    eye: placed([0, -7.2 * back, 5.4 * back], near, seats),
    target: placed([0, -0.75, 0], near, seats),
    up: UP,
    angle: SEAT_ANGLE,
  };
}

/** Over the shooter's shoulder or, for another shooter, from the near chair towards them. */
export function fromEdge(shooter: Seat, near: Seat, seats: number, box: Box): View {
  if (shooter !== near) return fromAcross(shooter, near, seats, box);
  const back = stepBack(box);
  return {
    eye: placed([0.7, -7.6 - 1.2 * (back - 1), 3.3 * back], near, seats),
    target: placed([0, -1.4, 0.5], near, seats),
    up: UP,
    angle: FLIGHT_ANGLE,
  };
}

/** From the near chair, towards another player's edge and the air above it. */
function fromAcross(shooter: Seat, near: Seat, seats: number, box: Box): View {
  const chair = fromChair(near, seats, box);
  const edge = placed([0, -4.65, 2], shooter, seats);
  return { ...chair, target: mixed(chair.target, edge, 0.5), angle: FLIGHT_ANGLE };
}

// Following a bean

/** The bean that a film follows: of all shot beans, the one that stops last. */
export function heroOf({ path, shots }: Film): Track | null {
  const shot = path.tracks.filter(({ bean }) => shots.has(bean));
  const end = ({ first, frames }: Track): number => first + frames.length;
  return shot.reduce<Track | null>((last, track) => (last && end(last) >= end(track) ? last : track), null);
}

const LOW = 50_000;

/** The second at which a bean first lands after its highest point. */
export function touchDown({ first, frames }: Track, rate: number): number {
  const heights = frames.map((frame) => frame[2]);
  const top = heights.indexOf(Math.max(...heights));
  const down = heights.findIndex((height, at) => at >= top && height < LOW);
  return (first + (down < 0 ? frames.length - 1 : down)) / rate;
}

const AHEAD = 0.1;
const BEHIND = 0.12;
const SAMPLES = 6;

/** A bean's smoothed position, slightly ahead in time. */
function about(track: Track, rate: number, second: number): Vector {
  let sum: Vector = [0, 0, 0];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const at = placingAt(track, rate, mix(second - BEHIND, second + AHEAD, sample / (SAMPLES - 1)));
    sum = [sum[0] + at[0], sum[1] + at[1], sum[2] + at[2]];
  }
  return sum.map((part) => (part * DM) / SAMPLES) as unknown as Vector;
}

/** Limit a position to the table's rim, so that the camera does not follow beans that fall off. */
function held([x, y, z]: Vector): Vector {
  const away = Math.hypot(x, y);
  const part = away > 4.2 ? 4.2 / away : 1;
  return [x * part, y * part, Math.max(z, 0)];
}

/** Weight of the bean in the camera's target; the rest is where it lands. */
const EYE_ON_BEAN = 0.6;
/** How far the camera rises with the bean, keeping the table in view. */
const RISE = 1;

/** The camera of a film after a number of milliseconds. */
export function alongWith(film: Film, ms: number, near: Seat, seats: number, box: Box): View | null {
  const hero = heroOf(film);
  if (!hero) return null;
  const { rate } = film.path;
  const second = Math.min(secondAt(film, ms / 1000), endOf(film.path));
  const begin = hero.first / rate;
  const down = Math.max(begin + 0.2, touchDown(hero, rate));
  const start = fromEdge(film.shots.get(hero.bean) ?? near, near, seats, box);
  const bean = held(about(hero, rate, second));
  const goal = held(about(hero, rate, down + BEHIND));
  const follow = eased(Math.max(0, (second - begin) / (down - begin)) ** 1.5);
  const [x, y, z] = mixed(start.eye, beside(goal, near, seats, box), follow);
  const look = mixed(mixed(goal, bean, EYE_ON_BEAN), bean, follow);
  return {
    eye: [x, y, z + RISE * bean[2] * (1 - follow)],
    target: mixed(start.target, look, eased((3 * (second - begin)) / (down - begin))),
    up: UP,
    angle: mix(start.angle, FLIGHT_ANGLE, follow) * mix(1, CLOSER, leaning(film, ms)),
  };
}

/** Behind and above a position, as if the near player leaned over it. */
function beside([x, y, z]: Vector, near: Seat, seats: number, box: Box): Vector {
  const back = stepBack(box);
  const [dx, dy, dz] = placed([0.35, -3 * back, 2.8 * back], near, seats);
  return [x + dx, y + dy, z + dz];
}

/** How far the camera leans in during a close call, 0 to 1. */
function leaning({ slow, ms: whole }: Film, ms: number): number {
  if (!slow) return 0;
  const [from, to] = [1000 * slow.from, 1000 * shownAt(slow, slow.to)];
  return eased((ms - from + 150) / 450) * (1 - eased((ms - to) / Math.max(200, whole - to)) * 0.5);
}
