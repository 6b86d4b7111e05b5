/** A hint that does not reveal the card: a few of the line, including the good one. */

import { around, type Look } from "../../board/kit/look";
import type { KesselPicture } from "./picture";
import { isClaim, placeOf } from "./touch";

export function look({ asked }: KesselPicture, move: string, legal: readonly string[] | null): Look {
  if (asked !== "take") return { targets: [], key: "board-kessel-look-answer", places: "" };
  const places = (legal ?? []).filter((text) => !isClaim(text));
  const cards = around(placeOf(move), places);
  return { targets: cards, key: "board-kessel-look", places: cards.join(", ") };
}
