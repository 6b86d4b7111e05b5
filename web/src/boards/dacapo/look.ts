/** A hint that does not reveal the number: a few numbers, including the good one. */

import { around, type Look } from "../../board/kit/look";

export function look(_picture: unknown, move: string, legal: readonly string[] | null): Look {
  const numbers = around(move, legal ?? []);
  return {
    targets: numbers.map((beans) => `fist-${beans}`),
    key: "board-dacapo-look",
    places: numbers.join(", "),
  };
}
