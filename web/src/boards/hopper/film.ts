/**
 * A flight as it is shown: in real time, but in slow motion during a close call.
 *
 * Pure: takes a path and the positions of cups, returns seconds.
 */

import type { Seat } from "../../wire/http";
import { CUP_HEIGHT, CUP_INNER, CUP_OUTER } from "./measures";
import { endOf, placingAt, type Path, type Placing, type Track } from "./path";
import type { Spot } from "./layout";

/** The seconds of a path that are shown in slow motion. */
export interface Slow {
  from: number;
  to: number;
}

export interface Film {
  path: Path;
  /** The shooters of the beans that were shot; all other beans were hit. */
  shots: ReadonlyMap<number, Seat>;
  slow: Slow | null;
  /** Duration at normal pace. */
  ms: number;
  /**
   * Start time on the page's clock if it happens in real time; it is then shown at its real speed.
   */
  began?: number;
}

/** Milliseconds that the end stays visible. */
const LOOK = 500;
/** Slow-motion factor of a close call. */
const SLOWER = 3.5;
/** Seconds of slow motion before and after a close call. */
const BEFORE = 0.16;
const AFTER = 0.3;
/** Half a bean: at this distance it touches the rim, or nearly. */
const REACH = 6_000;
/** Slower contacts are rolling, not a close call. */
const LEAST_SPEED = 120_000;

export function filmOf(path: Path, shots: ReadonlyMap<number, Seat>, cups: readonly Spot[]): Film {
  const slow = closeCall(path, shots, cups);
  return { path, shots, slow, ms: 1000 * shownAt(slow, endOf(path)) + LOOK };
}

/** A flight in real time. */
export const liveFilm = (path: Path, shots: ReadonlyMap<number, Seat>, began: number): Film => ({
  path,
  shots,
  slow: null,
  ms: 1000 * endOf(path),
  began,
});

/** The last time at which a shot bean touched a rim, or just missed it, on its way down. */
export function closeCall(path: Path, shots: ReadonlyMap<number, Seat>, cups: readonly Spot[]): Slow | null {
  const shot = path.tracks.filter(({ bean }) => shots.has(bean));
  const last = Math.max(-1, ...shot.map((track) => lastTouch(track, path.rate, cups)));
  return last < 0 ? null : { from: Math.max(0, last - BEFORE), to: Math.min(endOf(path), last + AFTER) };
}

function lastTouch({ first, frames }: Track, rate: number, cups: readonly Spot[]): number {
  for (let at = frames.length - 1; at > 0; at -= 1) {
    const quick = speed(frames[at - 1]!, frames[at]!, rate) > LEAST_SPEED;
    if (quick && cups.some((cup) => isAtRim(frames[at]!, cup))) return (first + at) / rate;
  }
  return -1;
}

const speed = (from: Placing, to: Placing, rate: number): number =>
  rate * Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);

/** Whether a bean is at rim height and above, or nearly above, a cup's wood. */
function isAtRim([x, y, z]: Placing, [cup_x, cup_y]: Spot): boolean {
  const away = Math.hypot(x - cup_x, y - cup_y);
  const aside = Math.max(CUP_INNER - away, away - CUP_OUTER, 0);
  return aside < REACH && Math.abs(z - CUP_HEIGHT) < REACH;
}

/** The second of the path that is shown after a number of seconds of the film. */
export function secondAt({ slow }: Pick<Film, "slow">, shown: number): number {
  if (!slow || shown <= slow.from) return shown;
  const slowly = SLOWER * (slow.to - slow.from);
  const after = shown - slow.from;
  return after <= slowly ? slow.from + after / SLOWER : slow.to + after - slowly;
}

/** The time in the film at which a second of the path is shown. */
export function shownAt(slow: Slow | null, second: number): number {
  if (!slow || second <= slow.from) return second;
  return second + (SLOWER - 1) * (Math.min(second, slow.to) - slow.from);
}

export interface Filmed {
  bean: number;
  at: Placing;
  seat: Seat | null;
}

/** All beans after a number of milliseconds of the film. */
export function filmedAt(film: Film, ms: number): Filmed[] {
  const second = secondAt(film, ms / 1000);
  return film.path.tracks.map((track) => ({
    bean: track.bean,
    at: placingAt(track, film.path.rate, second),
    seat: film.shots.get(track.bean) ?? null,
  }));
}

/** Change of a bean's speed within a frame that counts as a knock; far more than gravity causes. */
const KNOCK = 450_000;
const APART = 70;
const MOST_KNOCKS = 8;

/** The times, in milliseconds of the film, at which beans hit wood or each other. */
export function knocks({ path: { tracks, rate }, slow }: Film): number[] {
  const heard: number[] = [];
  const times = tracks.flatMap((track) =>
    jolts(track, rate).map((at) => 1000 * shownAt(slow, (track.first + at) / rate)),
  );
  for (const time of times.sort((a, b) => a - b)) {
    if (time - (heard.at(-1) ?? -APART) >= APART) heard.push(time);
  }
  return heard.slice(0, MOST_KNOCKS);
}

function jolts({ frames }: Track, rate: number): number[] {
  const velocity = (at: number, axis: number): number => rate * (frames[at]![axis]! - frames[at - 1]![axis]!);
  const found: number[] = [];
  for (let at = 1; at + 1 < frames.length; at += 1) {
    const change = [0, 1, 2].map((axis) => velocity(at + 1, axis) - velocity(at, axis));
    if (Math.hypot(...change) > KNOCK) found.push(at);
  }
  return found;
}
