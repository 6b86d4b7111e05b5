import type { BoardModule, Kit } from "../../board/contract";
import { svelteBoard } from "../../board/svelte.svelte";
import type { RondaFact, RondaView } from "../../wire/games/ronda";
import Board from "./Board.svelte";
import { clue } from "./clue";
import { guide } from "./guide";
import { motion } from "./motion";
import { describeMove } from "./moves";
import { after, comparable, during, held, picture, type Picture } from "./picture";

/** With one cup open, its twin has to be found. */
function taskKey({ task, cups }: Picture): string {
  const [open, ...others] = cups.filter((beans) => beans !== null);
  return task === "lift" && open !== undefined && others.length === 0
    ? `board-ronda-do-match-${open}`
    : `board-ronda-do-${task}`;
}

export default (kit: Kit): BoardModule<Picture, RondaView, RondaFact> => ({
  picture,
  motion,
  /** RONDA-13: hide the text about a cup's beans when it is covered. */
  hides: (happening, told) => happening.fact === "Covered" && told.fact === "Lifted" && told.cup === happening.cup,
  during,
  after,
  whenOver: (at) => ({ ...at, actor: null }),
  comparable,
  standings: (at) => at.hands.map((_, seat) => ({ value: held(at, seat), key: "board-ronda-to-go" })),
  guide,
  stake: () => "board-ronda-stake",
  task: taskKey,
  describeMove: (text) => describeMove(kit, text),
  clue,
  tabletop: true,
  mount: svelteBoard(Board, kit),
});
