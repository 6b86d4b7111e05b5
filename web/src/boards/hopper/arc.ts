/**
 * Flights as seen from above: the higher an object, the larger it is and the farther from its
 * shadow.
 */

import type { Flight, Point } from "../../board/contract";
import { ends } from "../../board/kit/flights";
import { pointOf, type Layout } from "./layout";
import type { Thing, Way } from "./motion";

/** A flight between two points of the flat picture. */
export interface Arc {
  from: Point;
  to: Point;
  sprite: string;
}

export function arcOf(flight: Flight, layout: Layout): Arc {
  const [from, to] = ends(flight, (name) => pointOf(layout, name));
  return { from, to, sprite: flight.sprite };
}

export interface Moment {
  /** Fraction of the total time, 0 … 1. */
  time: number;
  ground: Point;
  height: number;
}

const STEPS = 24;
/** When a shot bean first touches down, and how high its two bounces are. */
const TOUCH = 0.72;
const HOPS = [
  { until: 0.9, high: 0.13 },
  { until: 1, high: 0.035 },
];

const bow = (part: number): number => 4 * part * (1 - part);

function hopping(time: number): number {
  let from = TOUCH;
  for (const { until, high } of HOPS) {
    if (time <= until) return high * bow((time - from) / (until - from));
    from = until;
  }
  return 0;
}

const HEIGHTS: Record<Way, (time: number) => number> = {
  shot: (time) => (time < TOUCH ? bow(time / TOUCH) : hopping(time)),
  hop: (time) => 0.6 * bow(time),
};

export function readSprite(sprite: string): { thing: Thing; way: Way } {
  const [thing, way] = sprite.split(" ");
  return { thing: thing as Thing, way: way as Way };
}

/** A shot bean touches down slightly before its place and bounces on. */
function along(way: Way, time: number): number {
  if (way !== "shot") return time;
  return time < TOUCH ? (0.94 * time) / TOUCH : 0.94 + (0.06 * (time - TOUCH)) / (1 - TOUCH);
}

export function moments({ from, to, sprite }: Arc): Moment[] {
  const { way } = readSprite(sprite);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const time = step / STEPS;
    const part = along(way, time);
    const ground: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    return { time, ground, height: HEIGHTS[way](time) };
  });
}

export function inAir(ground: Point, height: number, turn = 0): string {
  const scale = 1 + 1.3 * height;
  return `translate(${ground[0]}px, ${ground[1] - 70 * height}px) rotate(${turn}deg) scale(${scale})`;
}

export function shadow(ground: Point, height: number): string {
  const [x, y] = [ground[0] + 18 * height, ground[1] + 26 * height];
  return `translate(${x}px, ${y}px) scale(${1 + 0.7 * height})`;
}
