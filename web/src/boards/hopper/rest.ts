/** The referee's entry: where the bean stopped, what it moved, and how cups were pushed. */

import { PITCH } from "./measures";

/** Beans added to a cup (positive) or removed from it (negative), in order of entry. */
export type Changes = ReadonlyMap<string, number>;

export const LOOSE = "loose";

export function changed(changes: Changes, cup: string, by: number): Changes {
  const next = new Map(changes);
  const beans = (next.get(cup) ?? 0) + by;
  if (beans) next.set(cup, beans);
  else next.delete(cup);
  return next;
}

export const signed = (beans: number): string => (beans > 0 ? `+${beans}` : `${beans}`);

export function restText(place: string, changes: Changes): string {
  const told = [...changes].map(([cup, beans]) => `${cup}${signed(beans)}`);
  return ["rest", place, ...told].join(" ");
}

export const pushText = (cup: string, cell: string): string => `push ${cup}>${cell}`;

export const takeText = (beans: number): string => `take ${beans}`;

/** A cell of the tray without a cup. */
export interface FreeCell {
  cell: string;
  x: number;
  y: number;
}

const COLUMNS = "abcd";
const ROWS = "1234";

/** All cells that a cup can be pushed to, with their positions. */
export function freeCells(cups: readonly { cell: string; x: number; y: number }[]): FreeCell[] {
  const one = cups[0];
  if (!one) return [];
  const taken = new Set(cups.map(({ cell }) => cell));
  const cells = [...ROWS].flatMap((row) => [...COLUMNS].map((column) => column + row));
  const steps = (names: string, to: string, from: string) => names.indexOf(to) - names.indexOf(from);
  return cells
    .filter((cell) => !taken.has(cell))
    .map((cell) => ({
      cell,
      x: one.x + PITCH * steps(COLUMNS, cell[0]!, one.cell[0]!),
      y: one.y + PITCH * steps(ROWS, cell[1]!, one.cell[1]!),
    }));
}
