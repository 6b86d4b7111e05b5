/** The board in words, for screen readers. */

import { personOf } from "../../app/describe";
import { say } from "../../app/texts.svelte";
import type { Seat } from "../../wire/messages";
import type { Hand, Pose } from "./hands";
import type { Picture } from "./picture";

const POSES: Partial<Record<Pose, string>> = {
  thinking: "board-dacapo-thinking",
  ready: "board-dacapo-ready",
  open: "board-dacapo-shows",
  crossed: "board-dacapo-crossed",
};

function stockOf(picture: Picture, seat: Seat): string {
  const beans = picture.stocks[seat]!;
  if (beans === null) return say("board-dacapo-stock-hidden");
  return say("board-dacapo-stock", { beans });
}

/** A player: row, beans left, and what the hand is doing. */
export function sideInWords(picture: Picture, seat: Seat, name: string, hand: Hand): string {
  const row = picture.rows[seat]!;
  const parts = [
    say("board-dacapo-row", { name, filled: row.length, beans: row.join(", ") }),
    stockOf(picture, seat),
  ];
  const pose = POSES[hand.pose];
  if (pose) parts.push(say(pose, { beans: hand.beans }));
  return parts.join(" ");
}

export function targetInWords(picture: Picture, names: readonly string[], you: Seat | null): string {
  const seat = picture.rows.findIndex((row) => row.length > picture.rowLength);
  if (seat < 0) return say("board-dacapo-target-empty");
  return say("board-dacapo-target-filled", { ...personOf(names, seat, you) });
}

export function boxInWords({ box }: Picture): string {
  return box === null ? say("board-dacapo-box-hidden") : say("board-dacapo-box", { beans: box });
}
