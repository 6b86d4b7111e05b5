import type { BoardModule, Kit } from "../../board/contract";
import { svelteBoard } from "../../board/svelte.svelte";
import type { RondaFact, RondaView } from "../../wire/games/ronda";
import Board from "./Board.svelte";
import { clue } from "./clue";
import { motion } from "./motion";
import { describeMove } from "./moves";
import { after, comparable, during, held, picture, type Picture } from "./picture";

export default (kit: Kit): BoardModule<Picture, RondaView, RondaFact> => ({
  picture,
  motion,
  /** RONDA-13: hide the text about a cup's beans when it is covered. */
  hides: (happening, told) => happening.fact === "Covered" && told.fact === "Lifted" && told.cup === happening.cup,
  during,
  after,
  whenOver: (at) => ({ ...at, actor: null }),
  comparable,
  counts: (at) => at.hands.map((_, seat) => held(at, seat)),
  task: (at) => `board-ronda-do-${at.task}`,
  describeMove: (text) => describeMove(kit, text),
  clue,
  mount: svelteBoard(Board, kit),
});
