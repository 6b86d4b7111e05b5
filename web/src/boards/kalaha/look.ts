/** A hint that does not reveal the pit: a few pits, including the good one. */

import type { Seat } from "../../wire/http";
import { around, type Look } from "../../board/kit/look";

export function look(_picture: unknown, move: string, legal: readonly string[] | null, actor: Seat): Look {
  const pits = around(move, legal ?? []);
  return {
    targets: pits.map((pit) => `${actor}-${pit}`),
    key: "board-kalaha-look",
    places: pits.join(", "),
  };
}
