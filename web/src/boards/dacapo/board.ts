import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { look } from "./look";
import { motion } from "./motion";
import { after, drawn, during, picture, type Picture } from "./picture";

export const board: BoardModule<Picture> = {
  picture,
  motion,
  during,
  after,
  ended: (at) => ({ ...at, over: true }),
  drawn,
  counts: (at) => at.stocks,
  task: () => "board-dacapo-do-choose",
  look,
  Board,
};
