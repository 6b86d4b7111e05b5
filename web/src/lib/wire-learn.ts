/** What is told for learning: the shapes of docs/table/learn.md and docs/learn/guide.md. */

import type { Frame, Seat, TableOrder } from "./wire";

export interface GuideInfo {
  order: TableOrder;
  notes: { name: string; rule: string }[];
  at_once: number;
}

/** A rule to be tried in a position. */
export interface LessonInfo {
  rule: string;
  name: string;
  chapter: string;
  /** The options it depends on: it is shown where they are the same. */
  about: Record<string, unknown>;
  seat: Seat;
  /** Moves that a rule refuses here. */
  wrong: string[];
  /** A way to do it right. */
  answer: string[];
  frame: Frame;
}

export type Verdict = "right" | "going" | "missed";

export interface Tried {
  verdict: Verdict;
  frames: Frame[];
}

/** A position with one best move; what it is comes with the answer alone. */
export interface PuzzleRow {
  id: string;
  /** 1: a look at the board … 5: a long thought. */
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
  /** What the move is worth to its player by best play of both; null where none was made. */
  value: number | null;
  best: number;
  frames: Frame[];
  solution: string | null;
  values: Record<string, number>;
}
