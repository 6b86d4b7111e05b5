import type { BoardModule, Kit } from "../../board/contract";
import { svelteBoard } from "../../board/svelte.svelte";
import type { HopperFact, HopperView } from "../../wire/games/hopper";
import Board from "./Board.svelte";
import { after, during } from "./change";
import { clue } from "./clue";
import { guide } from "./guide";
import { live } from "./live";
import { motion } from "./motion";
import { readAhead } from "./paths";
import { standingsOf } from "./standings";
import { comparable, pictureOf, type HopperPicture } from "./picture";

/** The three numbers of a shot in words. */
function describeMove({ t }: Kit, text: string): string {
  const [kind, a = "", b = "", c = ""] = text.split(" ");
  return kind === "shot" ? t("board-hopper-says-shot", { a, b, c }) : text;
}

export default (kit: Kit): BoardModule<HopperPicture, HopperView, HopperFact> => ({
  picture: pictureOf,
  motion,
  prepare: (fact) => ("path" in fact ? readAhead(fact.path) : undefined),
  hidesOutcome: ({ fact }) => fact === "Flew",
  during,
  live,
  after,
  whenOver: (picture) => ({ ...picture, acting: [], over: true }),
  comparable,
  standings: standingsOf,
  guide,
  stake: ({ goal }) => (goal === null ? "board-hopper-stake-long" : "board-hopper-stake-short"),
  task: (picture) => (picture.referee ? "board-hopper-task-rest" : "board-hopper-task-shoot"),
  describeMove: (text) => describeMove(kit, text),
  clue,
  mount: svelteBoard(Board, kit),
});
