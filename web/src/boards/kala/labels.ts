/** The board in words, for whoever hears it. */

import { say } from "../../lib/texts.svelte";
import type { Seat } from "../../lib/wire";
import { numberOf } from "./cells";
import type { Chooser } from "./chooser.svelte";
import type { Picture } from "./picture";

export type Names = readonly string[];

export function cellLabel(picture: Picture, names: Names, cell: string): string {
  const beans = picture.field[numberOf(cell)]!;
  const seat = picture.at.indexOf(cell);
  if (seat < 0) return say("board-kala-cell", { cell, beans });
  const details = { cell, name: names[seat] ?? "", beans: picture.cups[seat]!, covered: beans };
  return say("board-kala-cup", details);
}

export function storeLabel(picture: Picture, names: Names, seat: Seat): string {
  return say("board-kala-store", { name: names[seat] ?? "", beans: picture.stores[seat]! });
}

export function bankLabel({ bank, bankOpen }: Picture): string {
  return say("board-kala-bank", { beans: bank, open: bankOpen ? "yes" : "no" });
}

/** What the person who chooses is asked. */
export function prompt({ due }: Picture, { asked, end, unsure }: Chooser): string {
  if (asked === null) return "";
  if (asked === "harvest") return say("board-kala-ask-harvest", { cell: end! });
  if (asked === "landing") return say("board-kala-ask-landing");
  return unsure ? say("board-kala-ask-which") : say("board-kala-ask-path", { beans: due });
}
