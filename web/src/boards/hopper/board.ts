import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { look } from "./look";
import { motion } from "./motion";
import { after, drawn, during, pictureOf, type HopperPicture } from "./picture";

export const board: BoardModule<HopperPicture> = {
  picture: pictureOf,
  motion,
  during,
  after,
  drawn,
  counts: (picture) => picture.points,
  task: (picture) => (picture.referee ? "board-hopper-task-rest" : "board-hopper-task-shoot"),
  look,
  Board,
};
