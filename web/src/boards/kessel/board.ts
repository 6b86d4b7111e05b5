import type { BoardModule } from "../../board/contract";
import Board from "./Board.svelte";
import { after, during } from "./change";
import { isScoring, read } from "./facts";
import Hand from "./Hand.svelte";
import { look } from "./look";
import { motion } from "./motion";
import { drawn, fromView, type KesselPicture } from "./picture";

export const board: BoardModule<KesselPicture> = {
  picture: fromView,
  motion,
  suspense: (fact) => isScoring(read(fact)),
  during,
  after,
  ended: (picture) => ({ ...picture, actor: null, line: null }),
  drawn,
  /** The number of cards in each cauldron; its points at the end. */
  counts: ({ cauldrons, points }) => cauldrons.map(({ count }, seat) => points[seat] ?? count),
  task: ({ asked }) => `board-kessel-task-${asked ?? "take"}`,
  look,
  Board,
  Hand,
};
