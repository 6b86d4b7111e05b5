import type { BoardModule, Kit } from "../../board/contract";
import { svelteBoard } from "../../board/svelte.svelte";
import type { KesselFact, KesselView } from "../../wire/games/kessel";
import Board from "./Board.svelte";
import { after, during } from "./change";
import { clue } from "./clue";
import { isScoring } from "./facts";
import Hand from "./Hand.svelte";
import { guide } from "./guide";
import { motion } from "./motion";
import { comparable, fromView, type KesselPicture } from "./picture";
import { standingsOf } from "./standings";

/** Answers to a question; other moves name a card or a line. */
const ANSWERS = ["use", "waive", "keep", "aside"];

export default (kit: Kit): BoardModule<KesselPicture, KesselView, KesselFact> => ({
  picture: fromView,
  motion,
  hidesOutcome: isScoring,
  during,
  after,
  whenOver: (picture) => ({ ...picture, actor: null, line: null }),
  comparable,
  /** The number of cards in each cauldron; its points at the end. */
  standings: standingsOf,
  guide,
  stake: () => "board-kessel-stake",
  task: ({ asked }) => `board-kessel-task-${asked ?? "take"}`,
  describeMove: (text) => (ANSWERS.includes(text) ? kit.t(`board-kessel-says-${text}`) : text),
  clue,
  mount: svelteBoard(Board, kit),
  mountHand: svelteBoard(Hand, kit),
});
