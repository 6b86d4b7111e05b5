/** The coordinates of the curve. */

import type { Report } from "../../wire/report";
import type { Step } from "./report";

/** Width before the real one is known. */
export const WIDTH = 640;
export const HEIGHT = 190;
const LEFT = 46;
const RIGHT = 26;
const TOP = 14;
const BOTTOM = 14;

export interface Scale {
  /** Width of the picture in pixels, so that its text has the usual size. */
  width: number;
  /** The number of steps. */
  steps: number;
  low: number;
  high: number;
  /** Values of the grid lines. */
  grid: number[];
}

/** Chances range from 0 to 1, leads equally far to both sides, points from zero upwards. */
export function scaleOf(report: Pick<Report, "unit" | "start">, steps: readonly Step[], width = WIDTH): Scale {
  const size = { width, steps: steps.length };
  if (report.unit === "chance") return { ...size, low: 0, high: 1, grid: [0, 0.25, 0.5, 0.75, 1] };
  const values = [report.start, ...steps.map((step) => step.after)].flat();
  const most = Math.max(4, ...values.map(Math.abs));
  const high = Math.ceil(most / 2) * 2;
  if (report.unit === "points") return { ...size, low: 0, high, grid: [0, high / 2, high] };
  return { ...size, low: -high, high, grid: [-high, -high / 2, 0, high / 2, high] };
}

/** The x coordinate of the standing before the first step (0) or after a step. */
export function x(at: number, { width, steps }: Scale): number {
  return LEFT + ((width - LEFT - RIGHT) * at) / Math.max(1, steps);
}

export function y(value: number, { low, high }: Scale): number {
  return TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / (high - low));
}

/** The step nearest to an x coordinate. */
export function stepAt(place: number, { width, steps }: Scale): number {
  const part = (place - LEFT) / (width - LEFT - RIGHT);
  return Math.min(steps - 1, Math.max(0, Math.round(part * steps) - 1));
}

export function pathOf(values: readonly number[], scale: Scale): string {
  return values
    .map((value, at) => `${at ? "L" : "M"}${x(at, scale).toFixed(1)} ${y(value, scale).toFixed(1)}`)
    .join("");
}

/** Move overlapping signs apart, keeping their order. */
export function apart(places: readonly number[], room = 15): number[] {
  const moved = [...places];
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]!);
  for (let n = order.length - 2; n >= 0; n--) {
    moved[order[n]!] = Math.min(moved[order[n]!]!, moved[order[n + 1]!]! - room);
  }
  return moved;
}

/** The area between the curve and the middle. */
export function areaOf(values: readonly number[], scale: Scale, middle: number): string {
  const level = y(middle, scale).toFixed(1);
  return `${pathOf(values, scale)}L${x(scale.steps, scale).toFixed(1)} ${level}L${x(0, scale).toFixed(1)} ${level}Z`;
}
