/** How each player stands: cards until the scoring, then points. */

import type { Standing } from "../../board/contract";
import type { KesselPicture } from "./picture";
import { runningTotal } from "./scoring";

export function standingsOf({ cauldrons, sheet, points }: KesselPicture): Standing[] {
  return cauldrons.map(({ colour, count }, seat) => {
    const role = `kessel-colour-${colour}`;
    if (!sheet) return { value: count, key: "board-kessel-cards", role };
    return { value: points[seat] ?? runningTotal(sheet, seat) ?? 0, key: "board-kessel-points", role };
  });
}
