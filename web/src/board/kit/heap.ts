/** Positions of beans in something round, always the same for a number of beans. */

import type { Point } from "../contract";

/** Distance from a bean's centre to its edge. */
export const BEAN = 9;

const LEAST_TURN = 137.5;

export interface Lying {
  at: Point;
  turn: number;
}

/** Slightly irregular positions for beans around a point, without overlap. */
export function heap(beans: number, reach: number): Lying[] {
  const far = beans === 1 ? 0 : beans < 6 ? reach : reach * 1.08;
  const ring = beans < 6 ? beans : beans - 1;
  return Array.from({ length: beans }, (_, number) => {
    const inside = number >= ring;
    const turn = ((number * 360) / ring - 90 + 14 * beans) * (Math.PI / 180);
    const from = inside ? 0 : far;
    return {
      at: [from * Math.cos(turn), 0.82 * from * Math.sin(turn)],
      turn: (number * LEAST_TURN + 20) % 180,
    };
  });
}
