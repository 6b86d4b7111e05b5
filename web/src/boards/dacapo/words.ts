/** The board in words, for screen readers. */

import type { Kit } from "../../board/contract";
import type { Seat } from "../../wire/http";
import type { Hand, Pose } from "./hands";
import type { Picture } from "./picture";

const POSES: Partial<Record<Pose, string>> = {
  thinking: "board-dacapo-thinking",
  ready: "board-dacapo-ready",
  open: "board-dacapo-shows",
  crossed: "board-dacapo-crossed",
};

function stockOf({ t }: Kit, picture: Picture, seat: Seat): string {
  const beans = picture.stocks[seat]!;
  if (beans === null) return t("board-dacapo-stock-hidden");
  return t("board-dacapo-stock", { beans });
}

/** A player: row, beans left, and what the hand is doing. */
export function sideInWords(kit: Kit, picture: Picture, seat: Seat, name: string, hand: Hand): string {
  const { t } = kit;
  const row = picture.rows[seat]!;
  const parts = [
    t("board-dacapo-row", { name, filled: row.length, beans: row.join(", ") }),
    stockOf(kit, picture, seat),
  ];
  const pose = POSES[hand.pose];
  if (pose) parts.push(t(pose, { beans: hand.beans }));
  return parts.join(" ");
}

export function targetInWords(
  { t, person }: Kit,
  picture: Picture,
  names: readonly string[],
  you: Seat | null,
): string {
  const seat = picture.rows.findIndex((row) => row.length > picture.rowLength);
  if (seat < 0) return t("board-dacapo-target-empty");
  return t("board-dacapo-target-filled", { ...person(names, seat, you) });
}

export function boxInWords({ t }: Kit, { box }: Picture): string {
  return box === null ? t("board-dacapo-box-hidden") : t("board-dacapo-box", { beans: box });
}
