/** Gradient definitions; lengths are fractions of the painted object. */

/** Offset, colour (a CSS colour or the name of a theme colour), and opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export interface Gradient {
  id: string;
  /** From one point to another. */
  line?: readonly [x1: number, y1: number, x2: number, y2: number];
  /** Without a line: centre and radius. */
  round?: readonly [cx: number, cy: number, r: number];
  turned?: string;
  stops: readonly Stop[];
}

export const ALONG = [0, 0, 1, 0] as const;
export const ASLANT = [0, 0, 1, 1] as const;
