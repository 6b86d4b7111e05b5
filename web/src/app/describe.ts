/** Describes facts in words without knowing the rules, like `core/narrate.py`. */

import { t, texts, type Arguments } from "./texts.svelte";
import type { Fact, Seat } from "../wire/http";

const SEAT_FIELDS = ["seat", "owner", "other", "winner"];

/** `FreeTurn` is `free-turn`. */
export const wordsOf = (fact: Fact): string => fact.fact.replace(/(?!^)(?=[A-Z])/g, "-").toLowerCase();

/** The text key of a fact: Kalaha's `FreeTurn` is `kalaha-fact-free-turn`. */
export function keyOf(game: string, fact: Fact): string {
  const words = wordsOf(fact);
  return fact.fact === "Chosen" ? `fact-${words}` : `${game}-fact-${words}`;
}

function argument(name: string, value: unknown, names: readonly string[]): string | number {
  if (SEAT_FIELDS.includes(name) && typeof value === "number") return names[value] ?? "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value)) return value.join(", ");
  return value === null ? "None" : String(value);
}

/**
 * The field that holds the reader's own seat; `both` if more than one does. If none does, but all of
 * several fields hold the same other seat, `same`.
 */
function role(fact: Fact, you: Seat | null): string {
  const held = SEAT_FIELDS.filter((name) => typeof fact[name] === "number");
  const own = held.filter((name) => fact[name] === you);
  if (own.length > 0) return own.length > 1 ? "both" : own[0]!;
  return held.length > 1 && new Set(held.map((name) => fact[name])).size === 1 ? "same" : "none";
}

/** The fact in words for the seat `you`, or null if the picture shows it. */
export function describeFact(
  game: string,
  fact: Fact,
  names: readonly string[],
  you: Seat | null = null,
): string | null {
  const key = keyOf(game, fact);
  return texts.knows(key) ? describeAs(key, fact, names, you) : null;
}

/** A fact in the words of a text. */
export function describeAs(key: string, fact: Fact, names: readonly string[], you: Seat | null = null): string {
  const details: Arguments = { you: role(fact, you) };
  for (const [name, value] of Object.entries(fact)) {
    if (name !== "fact") details[name] = argument(name, value, names);
  }
  return withMinus(t(key, details));
}

/** Negative numbers with a minus sign instead of a hyphen. */
export const withMinus = (text: string): string => text.replace(/(?<![\w-])-(?=\d)/g, "−");

/** All facts of a step that have a text. */
export function describeFacts(
  game: string,
  facts: readonly Fact[],
  names: readonly string[],
  you: Seat | null = null,
): string[] {
  return facts.map((fact) => describeFact(game, fact, names, you)).filter((text) => text !== null);
}

/** Arguments of a text about one player: "you" for the reader's own seat, the name for others. */
export function personOf(
  names: readonly string[],
  seat: Seat,
  you: Seat | null = null,
): { name: string; you: "seat" | "none" } {
  return seat === you ? { name: t("player-you"), you: "seat" } : { name: names[seat] ?? "", you: "none" };
}
