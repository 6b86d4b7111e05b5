/** The board in words, for screen readers. */

import type { Kit, Preview } from "../../board/contract";
import type { Seat } from "../../wire/http";
import { numberOf } from "./cells";
import type { Way } from "./choice";
import type { Chooser } from "./chooser.svelte";
import type { Picture } from "./picture";

/** The players, and the seat that labels address as "you". */
export interface People {
  names: readonly string[];
  you: Seat | null;
}

export function cellLabel({ t, person }: Kit, picture: Picture, { names, you }: People, cell: string): string {
  const beans = picture.field[numberOf(cell)]!;
  const seat = picture.at.indexOf(cell);
  if (seat < 0) return t("board-kala-cell", { cell, beans });
  const details = { cell, ...person(names, seat, you), beans: picture.cups[seat]!, covered: beans };
  return t("board-kala-cup", details);
}

export function storeLabel({ t, person }: Kit, picture: Picture, { names, you }: People, seat: Seat): string {
  return t("board-kala-store", { ...person(names, seat, you), beans: picture.stores[seat]! });
}

export function bankLabel({ t }: Kit, { bank, bankOpen }: Picture): string {
  return t("board-kala-bank", { beans: bank, open: bankOpen ? "yes" : "no" });
}

/** A path before it is played. */
export function previewOf({ t, person }: Kit, picture: Picture, { names }: People, seat: Seat, way: Way): Preview {
  const cell = way.cells.at(-1)!;
  const crossed = way.cells.includes(picture.at[1 - seat]!);
  const other = person(names, 1 - seat).name;
  return {
    move: way.text,
    title: t("board-kala-plan", { beans: way.cells.length, cell }),
    detail: crossed ? t("board-kala-plan-crosses", { name: other, cell }) : t("board-kala-plan-moves", { cell }),
    action: t("board-kala-sow"),
  };
}

/** The question to the player who chooses; empty if there is none. */
export function prompt({ t }: Kit, { due }: Picture, { asked, end, unsure }: Chooser): string {
  if (asked === null) return "";
  if (asked === "harvest") return t("board-kala-ask-harvest", { cell: end! });
  if (asked === "landing") return t("board-kala-ask-landing");
  return unsure ? t("board-kala-ask-which") : t("board-kala-ask-path", { beans: due });
}

/** The same question for a page that shows it above the board; null if it only repeats the task. */
export function questionOf(kit: Kit, picture: Picture, chooser: Chooser): Preview | null {
  if (chooser.asked === null || (chooser.asked === "path" && !chooser.unsure)) return null;
  return { move: "", title: prompt(kit, picture, chooser), detail: "", action: "" };
}
