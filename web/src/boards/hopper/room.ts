/** How table and panel share the room: side by side, or one below the other. Pure. */

import type { Size } from "../../board/contract";
import { WIDE } from "./layout";

export interface Shared {
  /** Whether the panel is next to the table. */
  beside: boolean;
  /** Whether a panel below the table is a single row. */
  row: boolean;
  table: Size;
  /** The size of a unit of the flat picture in pixels. */
  scale: number;
}

const GAP = 8;
const BESIDE = { least: 216, most: 300, share: 0.3 };
/** From this width on, everything below the table fits into a row. */
const ROW = 560;
const ROW_HIGH = 150;
const BELOW_HIGH = 240;

const scaleIn = ({ width, height }: Size, high: number): number => Math.max(0, Math.min(width / WIDE, height / high));

export const panelWidth = (width: number): number =>
  Math.min(BESIDE.most, Math.max(BESIDE.least, BESIDE.share * width));

/** The larger table; `high` is the height of the flat picture, `below` what the panel needs there. */
export function share(room: Size, high: number, panel: boolean, below: number | null = null): Shared {
  if (!panel) return { beside: false, row: false, table: room, scale: scaleIn(room, high) };
  const row = room.width >= ROW;
  const lower = below ?? (row ? ROW_HIGH : BELOW_HIGH);
  const under: Size = { width: room.width, height: room.height - lower - GAP };
  const aside: Size = { width: room.width - panelWidth(room.width) - GAP, height: room.height };
  const beside = scaleIn(aside, high) >= scaleIn(under, high);
  const table = beside ? aside : under;
  return { beside, row, table, scale: scaleIn(table, high) };
}
