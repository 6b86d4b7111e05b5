/**
 * Choosing a sowing on the board, step by step, from the legal moves.
 *
 * Each selected cell narrows down the paths to those that lead through all selected cells. So a
 * player can go from cup to cup or select the last cup directly; if two paths lead there, the cups
 * in which they differ are offered. A path is chosen when it is the only one left and its last cup
 * is selected. Then follow the harvest (KALA-10) and the cup to stand on (KALA-9), if there is a
 * choice.
 */

import { cellsOf } from "./cells";

/** A legal move such as `EESx@c3` with the cells on its path, including its start. */
export interface Way {
  text: string;
  steps: string;
  harvest: boolean;
  onto: string | null;
  cells: readonly string[];
}

export interface Choice {
  touched: readonly string[];
  harvest: boolean | null;
}

export type Question = "path" | "harvest" | "landing";

export const NOTHING: Choice = { touched: [], harvest: null };

const MOVE = /^([NESW]+)(x?)(?:@([a-d][1-4]))?$/;

/** Parse a move that starts at a given cup; null if it is not a move. */
export function wayOf(text: string, start: string): Way | null {
  const found = MOVE.exec(text);
  if (!found) return null;
  const [, steps = "", mark, onto = null] = found;
  return { text, steps, harvest: mark === "x", onto, cells: cellsOf(start, steps) };
}

export function waysOf(legal: readonly string[], start: string): Way[] {
  return legal.map((text) => wayOf(text, start)).filter((way) => way !== null);
}

const endOf = (way: Way): string => way.cells.at(-1)!;
export const endsOf = (ways: readonly Way[]): Set<string> => new Set(ways.map(endOf));
const leadsThrough = (way: Way, cells: readonly string[]): boolean =>
  cells.every((cell) => way.cells.indexOf(cell) > 0);

/** The moves that a choice leaves open. */
export function openWays(ways: readonly Way[], { touched, harvest }: Choice): Way[] {
  return ways.filter((way) => leadsThrough(way, touched) && (harvest === null || way.harvest === harvest));
}

/** Whether the path is chosen. */
function decided(open: readonly Way[], { touched }: Choice): boolean {
  const [first] = open;
  return first !== undefined && touched.includes(endOf(first)) && open.every((way) => way.steps === first.steps);
}

/** The next question; null when everything is chosen. */
export function question(ways: readonly Way[], choice: Choice): Question | null {
  const open = openWays(ways, choice);
  if (!decided(open, choice)) return "path";
  if (open.length === 1) return null;
  return open.some((way) => way.harvest) && open.some((way) => !way.harvest) ? "harvest" : "landing";
}

/** The text of the move when everything is chosen, otherwise null. */
export function chosen(ways: readonly Way[], choice: Choice): string | null {
  return question(ways, choice) === null ? openWays(ways, choice)[0]!.text : null;
}

/** The cells that can be selected now. */
export function offered(ways: readonly Way[], choice: Choice): Set<string> {
  const open = openWays(ways, choice);
  const asked = question(ways, choice);
  if (asked === "landing") return new Set(open.map((way) => way.onto!));
  if (asked !== "path") return new Set();
  const untouched = (cell: string) => !choice.touched.includes(cell);
  const next = [1, 2, 3, 4, 5].find((n) => open.some((way) => untouched(way.cells[n] ?? endOf(way))));
  const steps = open.map((way) => way.cells[next ?? 0]!);
  return new Set([...steps, ...open.map(endOf)].filter(untouched));
}

/** The choice after selecting a cell, or null if no move leads there. */
export function touch(ways: readonly Way[], choice: Choice, cell: string): Choice | null {
  if (choice.touched.includes(cell)) return without(choice, cell);
  const wider = { ...choice, touched: [...choice.touched, cell] };
  return openWays(ways, wider).length > 0 ? wider : null;
}

/** The move that places the cup on a cell, if that was the last open question. */
export function land(ways: readonly Way[], choice: Choice, cell: string): string | null {
  return openWays(ways, choice).find((way) => way.onto === cell)?.text ?? null;
}

function without({ touched }: Choice, cell: string): Choice {
  return { touched: touched.filter((other) => other !== cell), harvest: null };
}

/** Undo one step. */
export function back(choice: Choice): Choice {
  return choice.harvest === null ? { ...choice, touched: choice.touched.slice(0, -1) } : { ...choice, harvest: null };
}

/** The paths to show while the pointer is on a cell, each once. */
export function shown(ways: readonly Way[], choice: Choice, pointed: string | null): Way[] {
  const adds = pointed !== null && !choice.touched.includes(pointed);
  const wider = adds && question(ways, choice) === "path" ? touch(ways, choice, pointed) : null;
  const seen = wider ?? choice;
  const open = seen.touched.length > 0 ? openWays(ways, seen) : [];
  return open.filter((way, n) => open.findIndex((other) => other.steps === way.steps) === n);
}
