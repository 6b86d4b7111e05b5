/** A hint that does not reveal the path, only the cup it leads to. */

import type { Seat } from "../../wire/http";
import type { Clue } from "../../board/contract";
import { wayOf } from "./choice";
import type { Picture } from "./picture";

export function clue(picture: Picture, move: string, _legal: unknown, actor: Seat): Clue {
  const end = wayOf(move, picture.at[actor]!)?.cells.at(-1);
  return { targets: end ? [end] : [], key: "board-kala-look", places: end ?? "" };
}
