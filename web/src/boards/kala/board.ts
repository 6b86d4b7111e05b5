import type { BoardModule, Kit } from "../../board/contract";
import { svelteBoard } from "../../board/svelte.svelte";
import type { KalaFact, KalaView } from "../../wire/games/kala";
import Board from "./Board.svelte";
import { clue } from "./clue";
import { guide } from "./guide";
import { motion } from "./motion";
import { describeMove, readMove } from "./moves";
import { after, comparable, during, pictureOf, type Picture } from "./picture";
import { standings } from "./standings";

export default (kit: Kit): BoardModule<Picture, KalaView, KalaFact> => ({
  picture: pictureOf,
  motion,
  during,
  after,
  whenOver: (picture) => ({ ...picture, actor: null, lit: null }),
  comparable,
  standings,
  guide,
  stake: () => "board-kala-stake",
  task: ({ source }) => (source === "cup" ? "board-kala-task-bonus" : "board-kala-task"),
  describeMove: (text) => describeMove(kit, text),
  readMove: (typed) => readMove(kit, typed),
  clue,
  tabletop: true,
  mount: svelteBoard(Board, kit),
});
