/** A hint that does not reveal the card: a few of the line, including the good one. */

import type { Clue } from "../../board/contract";
import { around } from "../../board/kit/clue";
import type { KesselPicture } from "./picture";
import { isClaim, placeOf } from "./touch";

export function clue({ asked }: KesselPicture, move: string, legal: readonly string[] | null): Clue {
  if (asked !== "take") return { targets: [], key: "board-kessel-look-answer", places: "" };
  const places = (legal ?? []).filter((text) => !isClaim(text));
  const cards = around(placeOf(move), places);
  return { targets: cards, key: "board-kessel-look", places: cards.join(", ") };
}
