import type { BoardModule } from "../../board/contract";
import Board from "./Board.svelte";
import { look } from "./look";
import { motion } from "./motion";
import { after, drawn, during, held, picture, type Picture } from "./picture";

export const board: BoardModule<Picture> = {
  picture,
  motion,
  /** RONDA-13: hide the text about a cup's beans when it is covered. */
  hides: (happening, told) => happening.fact === "Covered" && told.fact === "Lifted" && told.cup === happening.cup,
  during,
  after,
  ended: (at) => ({ ...at, actor: null }),
  drawn,
  counts: (at) => at.hands.map((_, seat) => held(at, seat)),
  task: (at) => `board-ronda-do-${at.task}`,
  look,
  Board,
};
