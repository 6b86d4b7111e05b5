/** The board in words, for screen readers. */

import { personOf } from "../../app/describe";
import { say } from "../../app/texts.svelte";
import type { Seat } from "../../wire/messages";
import { numberOf } from "./cells";
import type { Chooser } from "./chooser.svelte";
import type { Picture } from "./picture";

/** The players, and the seat that labels address as "you". */
export interface People {
  names: readonly string[];
  you: Seat | null;
}

export function cellLabel(picture: Picture, { names, you }: People, cell: string): string {
  const beans = picture.field[numberOf(cell)]!;
  const seat = picture.at.indexOf(cell);
  if (seat < 0) return say("board-kala-cell", { cell, beans });
  const details = { cell, ...personOf(names, seat, you), beans: picture.cups[seat]!, covered: beans };
  return say("board-kala-cup", details);
}

export function storeLabel(picture: Picture, { names, you }: People, seat: Seat): string {
  return say("board-kala-store", { ...personOf(names, seat, you), beans: picture.stores[seat]! });
}

export function bankLabel({ bank, bankOpen }: Picture): string {
  return say("board-kala-bank", { beans: bank, open: bankOpen ? "yes" : "no" });
}

/** The question to the player who chooses. */
export function prompt({ due }: Picture, { asked, end, unsure }: Chooser): string {
  if (asked === null) return "";
  if (asked === "harvest") return say("board-kala-ask-harvest", { cell: end! });
  if (asked === "landing") return say("board-kala-ask-landing");
  return unsure ? say("board-kala-ask-which") : say("board-kala-ask-path", { beans: due });
}
