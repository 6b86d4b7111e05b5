/** A hint that does not reveal the cup: a few cups, including the good one. */

import type { Clue } from "../../board/contract";
import { around } from "../../board/kit/clue";
import { PASSING, touchedBy } from "./touches";

const numberOf = (move: string) => move.replace(/^[+=]/, "");

export function clue(_picture: unknown, move: string, legal: readonly string[] | null): Clue {
  if (move === PASSING) return { targets: [], key: "board-ronda-look-pass", places: "" };
  const cups = around(
    move,
    (legal ?? []).filter((other) => other !== PASSING),
  );
  return {
    targets: cups.map(touchedBy),
    key: "board-ronda-look",
    places: cups.map(numberOf).join(", "),
  };
}
