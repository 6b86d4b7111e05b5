/** The lines of trails. Pure. */

import type { Point } from "../contract";

const half = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

/** An SVG path through the middles between points, rounded at the points; its ends are exact. */
export function along(points: readonly Point[]): string {
  const [first, ...others] = points;
  const last = others.pop();
  if (!first || !last) return "";
  let path = `M${first}`;
  for (const [n, point] of others.entries()) path += `Q${point} ${half(point, others[n + 1] ?? last)}`;
  return `${path}L${last}`;
}
