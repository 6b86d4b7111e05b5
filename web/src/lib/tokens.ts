/** The secret tokens of the seats that this browser holds, kept per table and never in an address. */

import type { Seat } from "./wire";

const PREFIX = "cupboard.seats.";

/** The tokens of a table, by seat. */
export function tokensOf(code: string): Record<Seat, string> {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + code) ?? "{}") as Record<Seat, string>;
  } catch {
    return {};
  }
}

export function keepTokens(code: string, tokens: Record<Seat, string>): void {
  localStorage.setItem(PREFIX + code, JSON.stringify({ ...tokensOf(code), ...tokens }));
}
