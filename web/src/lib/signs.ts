/** A seat's sign stands wherever its colour does: nobody has to tell colours apart. */

import type { Seat } from "./wire";

const SIGNS = ["●", "■", "▲", "◆", "★"] as const;

export const signOf = (seat: Seat): string => SIGNS[seat % SIGNS.length]!;
export const colourOf = (seat: Seat): string => `var(--seat-${seat % SIGNS.length})`;
