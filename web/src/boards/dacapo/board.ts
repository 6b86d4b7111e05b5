import type { BoardModule, Kit } from "../../board/contract";
import { svelteBoard } from "../../board/svelte.svelte";
import type { DaCapoFact, DaCapoView } from "../../wire/games/dacapo";
import Board from "./Board.svelte";
import { clue } from "./clue";
import Hand from "./Hand.svelte";
import { guide } from "./guide";
import { motion } from "./motion";
import { after, comparable, during, picture, type Picture } from "./picture";

/** The result of a round shows once the fists are open and the beans have been placed. */
const RESULTS = new Set(["Shown", "Advanced", "LastBean"]);

export default (kit: Kit): BoardModule<Picture, DaCapoView, DaCapoFact> => ({
  picture,
  motion,
  hidesOutcome: ({ fact }) => RESULTS.has(fact),
  during,
  after,
  whenOver: (at) => ({ ...at, over: true }),
  comparable,
  out: ({ stocks }) => stocks.flatMap((left, seat) => (left === 0 ? [seat] : [])),
  standings: ({ rows, rowLength }) =>
    rows.map((row) => ({ value: row.length, key: "board-dacapo-cups-of", goal: rowLength + 1 })),
  guide,
  stake: () => "board-dacapo-stake",
  task: () => "board-dacapo-do-choose",
  clue,
  tabletop: "hidden",
  mount: svelteBoard(Board, kit),
  mountHand: svelteBoard(Hand, kit),
});
