/** Looking before moving: the first tap on a move shows it, the second one makes it. */

import type { BoardProps, Preview } from "../contract";

type Given = Pick<BoardProps, "confirms" | "preview" | "onpreview" | "onmove">;

/** Show a move, or make it if it is shown already or the player does not want to look first. */
export function tapMove({ confirms, preview, onpreview, onmove }: Given, move: string, describe: () => Preview): void {
  if (confirms && preview !== move) return onpreview(describe());
  if (preview !== null) onpreview(null);
  onmove(move);
}

/** Something else was tapped: stop showing a move. */
export function tapAway({ preview, onpreview }: Given): void {
  if (preview !== null) onpreview(null);
}
