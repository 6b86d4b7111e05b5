import type { BoardModule } from "../../board/contract";
import Board from "./Board.svelte";
import { after, during } from "./change";
import { watch } from "./live";
import { look } from "./look";
import { motion } from "./motion";
import { readAhead } from "./paths";
import { drawn, pictureOf, type HopperPicture } from "./picture";

export const board: BoardModule<HopperPicture> = {
  picture: pictureOf,
  motion,
  prepare: (fact) => (typeof fact.path === "string" ? readAhead(fact.path) : undefined),
  suspense: ({ fact }) => fact === "Flew",
  during,
  watch,
  after,
  ended: (picture) => ({ ...picture, acting: [], over: true }),
  drawn,
  counts: (picture) => picture.points,
  task: (picture) => (picture.referee ? "board-hopper-task-rest" : "board-hopper-task-shoot"),
  look,
  Board,
};
