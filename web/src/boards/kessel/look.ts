/** A hint that does not tell the card: a few of the line, the good one among them. */

import { around, type Look } from "../shared/look";
import type { KesselPicture } from "./picture";

export function look({ asked }: KesselPicture, move: string, legal: readonly string[] | null): Look {
  if (asked !== "take") return { targets: [], key: "board-kessel-look-answer", places: "" };
  const cards = around(move, legal ?? []);
  return { targets: cards, key: "board-kessel-look", places: cards.join(", ") };
}
