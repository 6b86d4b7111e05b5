/** Score sheets that are plain tables: players in columns, entries in rows. */

import { t } from "../../../app/texts.svelte";

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

/** Rows that fill a page, A4 or Letter. */
const FULL = 20;

const numbered = (count: number): Line[] => Array.from({ length: count }, (_, at) => ({ label: String(at + 1) }));

export const sums = (...keys: string[]): Line[] => keys.map((key) => ({ label: t(key), sums: true }));

/** One page for an evening of games. All arguments are text keys. */
export function evening(head: string, feet: string[], fields: string[] = []): Grid {
  const lines = [...numbered(FULL - feet.length), ...sums(...feet)];
  return { head: t(head), fields: fields.map((key) => t(key)), lines };
}
