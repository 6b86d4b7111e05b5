/**
 * What a game may have besides its board, found by file name in its folder and loaded when a page
 * needs it: `Options.svelte`, `Analysis.svelte` and `Print.svelte`.
 */

import type { Component } from "svelte";
import type { GameInfo, Seat } from "../wire/http";
import type { Decision } from "../wire/report";

/** An editor for options that are more than a number, a choice or a flag. */
export interface OptionsProps {
  option: string;
  value: unknown;
  set: (value: unknown) => void;
}

/** Remarks on one decision or, if there is none, on the whole game. */
export interface AnalysisProps {
  decision?: Decision;
  extras?: Readonly<Record<string, unknown>>;
  names: readonly string[];
  you: Seat | null;
}

export type Options = Readonly<Record<string, unknown>>;

/** What a game is printed for. */
export interface PrintContext {
  game: GameInfo;
  /** The options of a table or preset; null if none was chosen. */
  agreed: Options | null;
  /** An option as agreed, otherwise as it was left on the setup page. */
  chosen: (option: string) => unknown;
}

export interface PrintProps extends PrintContext {
  part: string;
  /** The options as agreed, otherwise the usual ones. */
  options: Options;
  players: number;
  names: readonly string[];
}

/** Something to print besides the rules; its text is `print-<name>`. */
export interface PrintPart {
  name: string;
  /** Whether it is chosen at first. */
  usual?: boolean;
  /** How many there are. With 0 it cannot be chosen, and `print-<name>-none` says why. */
  count?: number;
}

export interface PrintSlot {
  default: Component<PrintProps>;
  /** By default there is a score sheet. */
  parts?: (context: PrintContext) => readonly PrintPart[];
}

type Found<T> = Record<string, () => Promise<T>>;

const OPTIONS = import.meta.glob<{ default: Component<OptionsProps> }>("../boards/*/Options.svelte");
const ANALYSES = import.meta.glob<{ default: Component<AnalysisProps> }>("../boards/*/Analysis.svelte");
const PRINTS = import.meta.glob<PrintSlot>("../boards/*/Print.svelte");

/** Null if the game has none. */
async function slot<T>(found: Found<T>, game: string, name: string): Promise<T | null> {
  return (await found[`../boards/${game}/${name}.svelte`]?.()) ?? null;
}

export const optionsOf = async (game: string) => (await slot(OPTIONS, game, "Options"))?.default ?? null;
export const analysisOf = async (game: string) => (await slot(ANALYSES, game, "Analysis"))?.default ?? null;
export const printOf = (game: string) => slot(PRINTS, game, "Print");
