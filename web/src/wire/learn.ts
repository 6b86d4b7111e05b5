/** Messages for learning; see docs/reference/api.md. */

import type { Frame, Seat, TableOrder } from "./messages";

export interface GuideInfo {
  order: TableOrder;
  notes: { name: string; rule: string }[];
  at_once: number;
}

/** A rule to try in a position. */
export interface LessonInfo {
  rule: string;
  name: string;
  chapter: string;
  /** The options it depends on; it is shown if they match. */
  about: Record<string, unknown>;
  seat: Seat;
  /** Moves that a rule forbids here. */
  wrong: string[];
  /** A correct line of moves. */
  answer: string[];
  frame: Frame;
}

export type Verdict = "right" | "going" | "missed";

export interface Tried {
  verdict: Verdict;
  frames: Frame[];
}

/** A position with one best move, which comes only with the answer. */
export interface PuzzleRow {
  id: string;
  /** Difficulty from 1 (obvious) to 5 (very hard). */
  level: number;
  unit: "win" | "margin";
}

export interface PuzzleList {
  daily: string | null;
  puzzles: PuzzleRow[];
}

export interface PuzzleInfo extends PuzzleRow {
  seat: Seat;
  options: Record<string, unknown>;
  frame: Frame;
}

export interface PuzzleAnswer {
  right: boolean;
  /** The move's value to its player with best play by both; null without a move. */
  value: number | null;
  best: number;
  frames: Frame[];
  solution: string | null;
  values: Record<string, number>;
}
