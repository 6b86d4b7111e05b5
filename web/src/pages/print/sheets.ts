/**
 * The scoring sheets of the games that are scored by a plain table: who sits in the columns, what is
 * written down in the lines. Kupferkessel's are drawn elsewhere.
 */

import { say } from "../../lib/texts.svelte";

/** A line to be filled in; one that sums up the others stands out. */
export interface Line {
  label: string;
  sums?: boolean;
}

export interface Grid {
  /** What the lines count: games, rounds. */
  head: string;
  /** What is written down for each player, where that is more than one thing. */
  fields: string[];
  lines: Line[];
}

export interface ScoreSheet {
  /** How it is filled in. */
  help: string;
  grids: Grid[];
}

export type Options = Readonly<Record<string, unknown>>;

/** So many lines fill a sheet of either paper. */
const FULL = 20;
/** Hopper's long games on one sheet. */
const TALLIES = 4;

const numbered = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) => ({ label: String(at + 1) }));

const sums = (...keys: string[]): Line[] => keys.map((key) => ({ label: say(key), sums: true }));

function evening(head: string, feet: string[], fields: string[] = []): Grid {
  const lines = [...numbered(FULL - feet.length), ...sums(...feet)];
  return { head: say(head), fields: fields.map((key) => say(key)), lines };
}

/** HOPPER-11: what each cup counts. */
function tally(game: number): Grid {
  const cups = ["print-cups-neutral", "print-cup-black", "print-cup-last"];
  const lines = [...cups.map((key) => ({ label: say(key) })), ...sums("print-points")];
  return { head: say("print-game-number", { n: game }), fields: [], lines };
}

/** Where nothing is agreed on, the points of the long game: the short one needs no sheet. */
function hopper({ length }: Options, _players: number, settled: boolean): ScoreSheet {
  if (settled && length === "short") {
    return { help: say("print-help-hopper-short"), grids: [evening("print-game", ["print-wins"])] };
  }
  const games = Array.from({ length: TALLIES }, (_, at) => tally(at + 1));
  return { help: say("print-help-hopper"), grids: games };
}

function kalaha({ pits, stones }: Options, players: number): ScoreSheet {
  const all = Number(pits) * Number(stones) * players;
  const grids = [evening("print-round", ["print-total"])];
  return { help: say("print-help-kalaha", { stones: all }), grids };
}

const SHEETS: Record<string, (options: Options, players: number, settled: boolean) => ScoreSheet> = {
  kala: () => ({ help: say("print-help-kala"), grids: [evening("print-game", ["print-wins"])] }),
  kalaha,
  ronda: () => ({
    help: say("print-help-ronda"),
    grids: [evening("print-game", ["print-wins", "print-beans-left"])],
  }),
  hopper,
  dacapo: () => ({
    help: say("print-help-dacapo"),
    grids: [evening("print-game", ["print-wins"], ["print-cups", "print-beans"])],
  }),
};

/** Null for a game that is not scored by a plain table. `settled`: the options were agreed on. */
export const sheetOf = (
  game: string,
  options: Options,
  players: number,
  settled: boolean,
): ScoreSheet | null => SHEETS[game]?.(options, players, settled) ?? null;
