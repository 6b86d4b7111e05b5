/** The report of an analysis; see docs/reference/api.md. */

import type { Seat } from "../../wire/messages";

export type Unit = "chance" | "margin" | "points";
export type Size = "slip" | "error" | "blunder";

export interface Card {
  ingredient: string;
  value: number;
}

/** Ronda: cups by number. */
export interface Known {
  cups: Record<string, number>;
  pairs: [number, number][];
  twins: number[];
  pair_made: number | null;
  pair_best: number | null;
}

export interface Decision {
  /** The number of the move, from 1. */
  number: number;
  event: number;
  seat: Seat;
  made: string;
  before: number[];
  after: number[];
  certainty: "proven" | "searched" | "estimated" | "counted" | "unknown";
  depth: number | null;
  best: string | null;
  line: string[];
  loss: number | null;
  size: Size | null;
  marks: string[];
  mix: [choice: string, share: number, loss: number][];
  known: Partial<Known> & { cauldrons?: Card[][] };
}

export interface TurningPoint {
  event: number;
  seat: Seat;
  kind: "gave-away" | "error" | "find" | "swing";
  before: number;
  after: number;
}

export interface Tally {
  seat: Seat;
  decisions: number;
  slips: number;
  errors: number;
  blunders: number;
  finds: number;
  missed: number;
  mean_loss: number | null;
}

export interface Report {
  version: number;
  game: string;
  seats: number;
  unit: Unit;
  loss_unit: "chance" | "margin" | null;
  start: number[];
  decisions: Decision[];
  turns: TurningPoint[];
  tallies: Tally[];
  extras: { hits?: Record<string, number>[] };
}

/** One decision, or those of all seats that chose together. */
export interface Step {
  event: number;
  decisions: Decision[];
  after: number[];
}

export function stepsOf(decisions: readonly Decision[]): Step[] {
  const steps: Step[] = [];
  for (const decision of decisions) {
    const last = steps.at(-1);
    if (last?.event === decision.event) last.decisions.push(decision);
    else steps.push({ event: decision.event, decisions: [decision], after: decision.after });
  }
  return steps;
}
