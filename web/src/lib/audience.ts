/** Whoever shows what a table tells. */

import type { Frame } from "./wire";

export interface Audience {
  /** Everything anew: the first view, a resync, or another eye. null: forget what you show. */
  reset(frame: Frame | null): void;
  steps(frames: Frame[]): void;
  /** Something happens just now, in real time. */
  watch(course: Course): void;
}

/** What chance is deciding in real time, as it goes if nobody moves any more. */
export interface Course {
  path: string;
  /** When it began, and how long it takes: milliseconds of this page's own clock. */
  began: number;
  ms: number;
  /** When it was told, and from when on each seat may move. */
  told: number;
  opens: Readonly<Record<string, number>>;
}
