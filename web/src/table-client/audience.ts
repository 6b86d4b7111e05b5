/** A receiver of what the server sends about a table. */

import type { Frame } from "../wire/http";

export interface Audience {
  /** Start over with the first view, a resync, or another point of view. null: clear the board. */
  reset(frame: Frame | null): void;
  steps(frames: Frame[]): void;
  /** A real-time event is happening. */
  watch(course: Course): void;
}

/** The predicted course of a real-time event if no one else moves. */
export interface Course {
  path: string;
  /** Start and duration: milliseconds on this page's own clock. */
  began: number;
  ms: number;
  /** When it was announced, and from when each seat may move. */
  told: number;
  opens: Readonly<Record<string, number>>;
}
