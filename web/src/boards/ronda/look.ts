/** A hint that does not reveal the cup: a few cups, including the good one. */

import { around, type Look } from "../../board/kit/look";
import { PASSING, touchedBy } from "./touches";

const numberOf = (move: string) => move.replace(/^[+=]/, "");

export function look(_picture: unknown, move: string, legal: readonly string[] | null): Look {
  if (move === PASSING) return { targets: [], key: "board-ronda-look-pass", places: "" };
  const cups = around(move, (legal ?? []).filter((other) => other !== PASSING));
  return {
    targets: cups.map(touchedBy),
    key: "board-ronda-look",
    places: cups.map(numberOf).join(", "),
  };
}
