import type { BoardModule } from "../../board/contract";
import Board from "./Board.svelte";
import { look } from "./look";
import { motion } from "./motion";
import { after, drawn, during, picture, type Picture } from "./picture";

/** The result of a round shows once the fists are open and the beans have been placed. */
const RESULTS = new Set(["Shown", "Advanced", "LastBean"]);

export const board: BoardModule<Picture> = {
  picture,
  motion,
  suspense: ({ fact }) => RESULTS.has(fact),
  during,
  after,
  ended: (at) => ({ ...at, over: true }),
  drawn,
  counts: (at) => at.stocks,
  task: () => "board-dacapo-do-choose",
  look,
  Board,
};
