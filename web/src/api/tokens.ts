/**
 * The secret tokens of the seats held by this browser, stored per table and never in an address.
 */

import { fieldsOf, persisted } from "./persisted.svelte";
import type { Seat } from "../wire/http";

type Tokens = Record<Seat, string>;

const keptOf = (code: string) =>
  persisted<Tokens>(`cupboard.seats.${code}`, (kept) => fieldsOf<Tokens>(kept) as Tokens);

/** The tokens of a table, by seat. */
export function tokensOf(code: string): Tokens {
  return keptOf(code).read();
}

export function keepTokens(code: string, tokens: Tokens): void {
  keptOf(code).write({ ...tokensOf(code), ...tokens });
}
