/**
 * Where the camera stands. Pure: no drawing here, only numbers in decimetres, z up.
 *
 * It looks from above while somebody aims, from the near player's chair while others play, and goes
 * along with a bean in flight.
 */

import type { Seat } from "../../../lib/wire";
import { endOf, placingAt, type Track } from "../path";
import { secondAt, shownAt, type Film } from "../film";
import { HIGH, WIDE } from "../layout";

export type Vector = readonly [x: number, y: number, z: number];

export interface View {
  eye: Vector;
  target: Vector;
  up: Vector;
  /** How wide it sees upwards, in degrees. */
  angle: number;
}

/** The box on the page into which is drawn, in pixels. */
export interface Box {
  width: number;
  height: number;
}

/** Micrometres to decimetres. */
export const DM = 1e-5;
const TOP_ANGLE = 20;
const SEAT_ANGLE = 36;
const FLIGHT_ANGLE = 40;
/** How much nearer a close call is looked at. */
const CLOSER = 0.74;

const UP: Vector = [0, 0, 1];
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;
export const mixed = (from: Vector, to: Vector, part: number): Vector => [
  mix(from[0], to[0], part),
  mix(from[1], to[1], part),
  mix(from[2], to[2], part),
];

/** Slow, fast, slow. */
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

/** A place as a seat sees it, to its right, ahead of it and up, as a place of the table. */
export function placed([aside, ahead, up]: Vector, seat: Seat, seats: number): Vector {
  const turn = (2 * Math.PI * seat) / seats;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return [aside * cos + ahead * sin, ahead * cos - aside * sin, up];
}

/** Pixels of one unit of the flat picture, which lies in the middle of the box. */
export const unitsIn = ({ width, height }: Box): number => Math.min(width / WIDE, height / HIGH);

/** Straight from above, so that every spot of the table top is where the flat picture has it. */
export function fromAbove(near: Seat, seats: number, box: Box, unit: number): View {
  const seen = (box.height / unitsIn(box) / unit) * DM;
  const away = seen / 2 / Math.tan(radians(TOP_ANGLE / 2));
  return { eye: [0, 0, away], target: [0, 0, 0], up: placed([0, 1, 0], near, seats), angle: TOP_ANGLE };
}

/** A narrow box has to be looked at from further away. */
const stepBack = ({ width, height }: Box): number => Math.max(1, (1.12 * height) / Math.max(1, width));

/** As the near player sees the table. */
export function fromChair(near: Seat, seats: number, box: Box): View {
  const back = stepBack(box);
  return {
    eye: placed([0, -7.2 * back, 5.4 * back], near, seats),
    target: placed([0, -0.75, 0], near, seats),
    up: UP,
    angle: SEAT_ANGLE,
  };
}

/** Over the shooter's shoulder or, where another one shoots, from the near chair towards him. */
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

/** From the near chair, with an eye on another player's edge and the air above it. */
function fromAcross(shooter: Seat, near: Seat, seats: number, box: Box): View {
  const chair = fromChair(near, seats, box);
  const edge = placed([0, -4.65, 2], shooter, seats);
  return { ...chair, target: mixed(chair.target, edge, 0.5), angle: FLIGHT_ANGLE };
}

// Going along with a bean

/** The bean that a film is about: of the beans shot, the one that comes to rest last. */
export function heroOf({ path, shots }: Film): Track | null {
  const shot = path.tracks.filter(({ bean }) => shots.has(bean));
  const end = ({ first, frames }: Track): number => first + frames.length;
  return shot.reduce<Track | null>((last, track) => (last && end(last) >= end(track) ? last : track), null);
}

const LOW = 50_000;

/** The second in which a bean comes down for the first time after its highest point. */
export function touchDown({ first, frames }: Track, rate: number): number {
  const heights = frames.map((frame) => frame[2]);
  const top = heights.indexOf(Math.max(...heights));
  const down = heights.findIndex((height, at) => at >= top && height < LOW);
  return (first + (down < 0 ? frames.length - 1 : down)) / rate;
}

const AHEAD = 0.1;
const BEHIND = 0.12;
const SAMPLES = 6;

/** Where a bean is about a second: a little ahead of it, calmly. */
function about(track: Track, rate: number, second: number): Vector {
  let sum: Vector = [0, 0, 0];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const at = placingAt(track, rate, mix(second - BEHIND, second + AHEAD, sample / (SAMPLES - 1)));
    sum = [sum[0] + at[0], sum[1] + at[1], sum[2] + at[2]];
  }
  return sum.map((part) => (part * DM) / SAMPLES) as unknown as Vector;
}

/** What comes to rest off the table, or far outside, is not run after: one looks as far as the rim. */
function held([x, y, z]: Vector): Vector {
  const away = Math.hypot(x, y);
  const part = away > 4.2 ? 4.2 / away : 1;
  return [x * part, y * part, Math.max(z, 0)];
}

/** How much of the look is for the bean; the rest is for where it comes down. */
const EYE_ON_BEAN = 0.6;
/** How far the camera rises with the bean: the table below it stays in sight. */
const RISE = 1;

/** The camera of a film when so many milliseconds have been shown. */
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

/** Behind and above a place, as the near player would bend over it. */
function beside([x, y, z]: Vector, near: Seat, seats: number, box: Box): Vector {
  const back = stepBack(box);
  const [dx, dy, dz] = placed([0.35, -3 * back, 2.8 * back], near, seats);
  return [x + dx, y + dy, z + dz];
}

/** How far one leans in: while a close call is shown. */
function leaning({ slow, ms: whole }: Film, ms: number): number {
  if (!slow) return 0;
  const [from, to] = [1000 * slow.from, 1000 * shownAt(slow, slow.to)];
  return eased((ms - from + 150) / 450) * (1 - eased((ms - to) / Math.max(200, whole - to)) * 0.5);
}
