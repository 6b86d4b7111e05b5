/**
 * The score sheets of games that use a plain table: players in columns, entries in rows.
 * Kupferkessel's is separate.
 */

import { t } from "../../app/texts.svelte";

/** A row to fill in; totals stand out. */
export interface Line {
  label: string;
  sums?: boolean;
}

export interface Grid {
  /** What the rows count: games or rounds. */
  head: string;
  /** The entries for each player, if there is more than one. */
  fields: string[];
  lines: Line[];
}

export interface ScoreSheet {
  /** How to fill it in. */
  help: string;
  grids: Grid[];
}

export type Options = Readonly<Record<string, unknown>>;

/** Rows that fill a page, A4 or Letter. */
const FULL = 20;
/** Number of Hopper's long games per sheet. */
const TALLIES = 4;

const numbered = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) => ({ label: String(at + 1) }));

const sums = (...keys: string[]): Line[] => keys.map((key) => ({ label: t(key), sums: true }));

function evening(head: string, feet: string[], fields: string[] = []): Grid {
  const lines = [...numbered(FULL - feet.length), ...sums(...feet)];
  return { head: t(head), fields: fields.map((key) => t(key)), lines };
}

/** HOPPER-11: the points of each cup. */
function tally(game: number): Grid {
  const cups = ["print-cups-neutral", "print-cup-black", "print-cup-last"];
  const lines = [...cups.map((key) => ({ label: t(key) })), ...sums("print-points")];
  return { head: t("print-game-number", { n: game }), fields: [], lines };
}

/** By default the points of the long game; the short one needs no sheet. */
function hopper({ length }: Options, _players: number, settled: boolean): ScoreSheet {
  if (settled && length === "short") {
    return { help: t("print-help-hopper-short"), grids: [evening("print-game", ["print-wins"])] };
  }
  const games = Array.from({ length: TALLIES }, (_, at) => tally(at + 1));
  return { help: t("print-help-hopper"), grids: games };
}

function kalaha({ pits, stones }: Options, players: number): ScoreSheet {
  const all = Number(pits) * Number(stones) * players;
  const grids = [evening("print-round", ["print-total"])];
  return { help: t("print-help-kalaha", { stones: all }), grids };
}

const SHEETS: Record<string, (options: Options, players: number, settled: boolean) => ScoreSheet> = {
  kala: () => ({ help: t("print-help-kala"), grids: [evening("print-game", ["print-wins"])] }),
  kalaha,
  ronda: () => ({
    help: t("print-help-ronda"),
    grids: [evening("print-game", ["print-wins", "print-beans-left"])],
  }),
  hopper,
  dacapo: () => ({
    help: t("print-help-dacapo"),
    grids: [evening("print-game", ["print-wins"], ["print-cups", "print-beans"])],
  }),
};

/** Null if a game does not use a plain table. `settled`: the options are final. */
export const sheetOf = (
  game: string,
  options: Options,
  players: number,
  settled: boolean,
): ScoreSheet | null => SHEETS[game]?.(options, players, settled) ?? null;
