/** This browser's tables: which one to continue first, and which ones were removed from the list. */

import { position, putAway } from "../../api/http";
import { persisted } from "../../api/persisted.svelte";
import { tokensOf } from "../../api/tokens";
import type { Frame, Seat, TableInfo } from "../../wire/http";

/** Positions are asked for this many tables; the others are only listed. */
const LOOKED_AT = 4;
/** Milliseconds; a table that takes longer to load is shown without its turn and picture. */
const PATIENCE = 1200;
/** This many removed tables are remembered; older ones are no longer listed anyway. */
const REMEMBERED = 200;

const removed = persisted<string[]>("cupboard.removed", (kept) =>
  Array.isArray(kept) ? kept.filter((code) => typeof code === "string") : [],
);

export interface Unfinished {
  table: TableInfo;
  /** The current position, if the server had it at hand. */
  frame: Frame | null;
  /** The seats of this browser that have to move. */
  due: readonly Seat[];
}

export const isOver = (table: TableInfo): boolean => table.status === "over";

/** Without those that were removed here. */
export function listed(tables: readonly TableInfo[]): TableInfo[] {
  const gone = new Set(removed.read());
  return tables.filter((table) => !gone.has(table.code));
}

/** Take a table off the list. An unfinished one no longer counts if this guest opened it. */
export async function remove(table: TableInfo): Promise<void> {
  if (table.host && !isOver(table)) await putAway(table.code);
  removed.write([table.code, ...removed.read()].slice(0, REMEMBERED));
}

/** The seats of this browser. */
export const seatsHere = (code: string): Seat[] => Object.keys(tokensOf(code)).map(Number);

async function look(table: TableInfo): Promise<Unfinished> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const frame = await Promise.race([position(table.code).catch(() => null), late]);
  const mine = seatsHere(table.code);
  const waiting = table.status === "playing" ? (frame?.turn.waiting ?? []) : [];
  return { table, frame, due: waiting.filter((seat) => mine.includes(seat)) };
}

/** The unfinished tables: the one just left first, then those where it is this user's turn. */
export async function unfinished(tables: readonly TableInfo[], left: string | null): Promise<Unfinished[]> {
  const open = tables.filter((table) => !isOver(table));
  const found = await Promise.all(open.slice(0, LOOKED_AT).map(look));
  const others = open.slice(LOOKED_AT).map((table) => ({ table, frame: null, due: [] }));
  const weight = ({ table, due }: Unfinished) => (table.code === left ? 2 : 0) + (due.length > 0 ? 1 : 0);
  return [...found, ...others].toSorted((a, b) => weight(b) - weight(a));
}
