/** A hint that does not reveal the pit: a few pits, including the good one. */

import type { Seat } from "../../wire/http";
import type { Clue } from "../../board/contract";
import { around } from "../../board/kit/clue";

export function clue(_picture: unknown, move: string, legal: readonly string[] | null, actor: Seat): Clue {
  const pits = around(move, legal ?? []);
  return {
    targets: pits.map((pit) => `${actor}-${pit}`),
    key: "board-kalaha-look",
    places: pits.join(", "),
  };
}
