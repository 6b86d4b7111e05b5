/** What a paint of several colours is; lengths are parts of the thing that is painted. */

/** Where, in which colour (a CSS colour, or the name of one of the theme's), and how thickly. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export interface Gradient {
  id: string;
  /** From here to there. */
  line?: readonly [x1: number, y1: number, x2: number, y2: number];
  /** Without a line: about this middle, so far. */
  round?: readonly [cx: number, cy: number, r: number];
  turned?: string;
  stops: readonly Stop[];
}

export const ALONG = [0, 0, 1, 0] as const;
export const ASLANT = [0, 0, 1, 1] as const;
