import type { BoardModule } from "../../board/contract";
import Board from "./Board.svelte";
import { look } from "./look";
import { motion } from "./motion";
import { after, drawn, during, pictureOf, type Picture } from "./picture";

export const board: BoardModule<Picture> = {
  picture: pictureOf,
  motion,
  during,
  after,
  ended: (picture) => ({ ...picture, actor: null, lit: null }),
  drawn,
  counts: ({ stores }) => stores,
  task: ({ source }) => (source === "cup" ? "board-kala-task-bonus" : "board-kala-task"),
  look,
  Board,
};
