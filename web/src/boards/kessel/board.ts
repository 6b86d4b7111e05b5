import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { motion } from "./motion";
import { after, drawn, during, fromView, type KesselPicture } from "./picture";

export const board: BoardModule<KesselPicture> = {
  picture: fromView,
  motion,
  during,
  after,
  drawn,
  /** How many cards a cauldron holds; its points in the end. */
  counts: ({ cauldrons, points }) => cauldrons.map(({ count }, seat) => points[seat] ?? count),
  task: ({ asked }) => `board-kessel-task-${asked ?? "take"}`,
  Board,
};
