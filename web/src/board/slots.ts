/**
 * What a game may have besides its board, found by file name in its folder and loaded when a page
 * needs it: `Options.svelte`, `Analysis.svelte` and `Print.svelte`. A game from another package has
 * scripts instead, whose default export is a `CreateSlot`.
 */

import type { Component } from "svelte";
import type { GameInfo, GameWeb, Seat } from "../wire/http";
import type { Decision } from "../wire/report";
import type { Kit } from "./contract";

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

export type MountSlot<P> = (target: Element, props: P) => { update(props: P): void; destroy(): void };

/** A part of a page, from another package. Only what is printed has `parts`. */
export interface ForeignSlot<P> {
  mount: MountSlot<P>;
  parts?: PrintSlot["parts"];
}

export type CreateSlot<P> = (kit: Kit) => ForeignSlot<P>;

type SlotName = "options" | "analysis" | "print";
type Web = Pick<GameWeb, "contract" | "base" | SlotName> | null;

/** The game's description is needed only for games from other packages. */
export interface SlotSource {
  game: string;
  kit: Kit;
  describe: () => Promise<{ web: Web } | null>;
}

interface Slot<P> {
  default: Component<P & Record<string, any>>;
  parts?: PrintSlot["parts"];
}

/** Null if the game has none. */
async function slot<T extends Slot<any>>(
  found: Found<T>,
  { game, kit, describe }: SlotSource,
  name: SlotName,
): Promise<T | null> {
  const file = `${name[0]!.toUpperCase()}${name.slice(1)}.svelte`;
  const own = found[`../boards/${game}/${file}`];
  if (own) return own();
  const web = (await describe())?.web;
  if (!web?.[name]) return null;
  const { foreignSlot } = await import("./foreign-slot");
  return (await foreignSlot(web.contract, web.base + web[name], kit)) as T | null;
}

export const optionsOf = async (source: SlotSource) => (await slot(OPTIONS, source, "options"))?.default ?? null;
export const analysisOf = async (source: SlotSource) => (await slot(ANALYSES, source, "analysis"))?.default ?? null;
export const printOf = (source: SlotSource) => slot(PRINTS, source, "print");
