import type { BoardModule, Kit } from "../../board/contract";
import { svelteBoard } from "../../board/svelte.svelte";
import type { KalahaFact, KalahaView } from "../../wire/games/kalaha";
import Board from "./Board.svelte";
import { clue } from "./clue";
import { guide } from "./guide";
import { motions } from "./motion";
import { after, comparable, during, pictureOf, type Picture } from "./picture";
import { standings } from "./standings";

export default (kit: Kit): BoardModule<Picture, KalahaView, KalahaFact> => ({
  picture: pictureOf,
  motion: motions(),
  during,
  after,
  whenOver: (picture) => ({ ...picture, actor: null, lit: null }),
  comparable,
  standings,
  guide,
  stake: () => "board-kalaha-stake",
  task: () => "board-kalaha-task",
  clue,
  tabletop: true,
  mount: svelteBoard(Board, kit),
});
