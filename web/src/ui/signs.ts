/** Each seat's sign, shown wherever its colour is, so that colour is never the only distinction. */

import type { Seat } from "../wire/http";

/** As many as a table can have seats. */
export const SIGNS = ["●", "■", "▲", "◆", "★", "▼", "✚", "◐"] as const;

export const signOf = (seat: Seat): string => SIGNS[seat % SIGNS.length]!;
export const colourOf = (seat: Seat): string => `var(--seat-${seat % SIGNS.length})`;
