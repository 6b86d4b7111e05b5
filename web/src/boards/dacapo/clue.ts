/** A hint that does not reveal the number: a few numbers, including the good one. */

import type { Clue } from "../../board/contract";
import { around } from "../../board/kit/clue";

export function clue(_picture: unknown, move: string, legal: readonly string[] | null): Clue {
  const numbers = around(move, legal ?? []);
  return {
    targets: numbers.map((beans) => `fist-${beans}`),
    key: "board-dacapo-look",
    places: numbers.join(", "),
  };
}
