/** A hint that does not tell the number: a few of them, the good one among them. */

import { around, type Look } from "../shared/look";

export function look(_picture: unknown, move: string, legal: readonly string[] | null): Look {
  const numbers = around(move, legal ?? []);
  return {
    targets: numbers.map((beans) => `fist-${beans}`),
    key: "board-dacapo-look",
    places: numbers.join(", "),
  };
}
