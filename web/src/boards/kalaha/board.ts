import type { BoardModule, Kit } from "../../board/contract";
import { svelteBoard } from "../../board/svelte.svelte";
import type { KalahaFact, KalahaView } from "../../wire/games/kalaha";
import Board from "./Board.svelte";
import { clue } from "./clue";
import { motion } from "./motion";
import { after, comparable, during, pictureOf, type Picture } from "./picture";

export default (kit: Kit): BoardModule<Picture, KalahaView, KalahaFact> => ({
  picture: pictureOf,
  motion,
  during,
  after,
  whenOver: (picture) => ({ ...picture, actor: null, lit: null }),
  comparable,
  counts: ({ stores }) => stores,
  task: () => "board-kalaha-task",
  clue,
  mount: svelteBoard(Board, kit),
});
