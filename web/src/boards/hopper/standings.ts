/** How each player stands: cups in the short game, points in the long one. */

import type { Standing } from "../../board/contract";
import type { HopperPicture } from "./picture";

export function standingsOf({ points, goal }: HopperPicture): Standing[] {
  return points.map((value) =>
    goal === null ? { value, key: "board-hopper-points" } : { value, key: "board-hopper-cups-of", goal },
  );
}
