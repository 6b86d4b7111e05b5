/** Tells facts in words without knowing a rule, as `core/narrate.py` does. */

import { say, texts, type Arguments } from "./texts.svelte";
import type { Fact, Outcome } from "./wire";

const SEAT_FIELDS = new Set(["seat", "owner", "other", "winner"]);

/** The text key of a fact: `FreeTurn` of Kalaha is `kalaha-fact-free-turn`. */
export function keyOf(game: string, fact: Fact): string {
  const words = fact.fact.replace(/(?!^)(?=[A-Z])/g, "-").toLowerCase();
  return fact.fact === "Chosen" ? `fact-${words}` : `${game}-fact-${words}`;
}

function argument(name: string, value: unknown, names: readonly string[]): string | number {
  if (SEAT_FIELDS.has(name) && typeof value === "number") return names[value] ?? "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value)) return value.join(", ");
  return value === null ? "None" : String(value);
}

/** The fact in words, or null where it is left to the picture. */
export function tell(game: string, fact: Fact, names: readonly string[]): string | null {
  const key = keyOf(game, fact);
  if (!texts.knows(key)) return null;
  const details: Arguments = {};
  for (const [name, value] of Object.entries(fact)) {
    if (name !== "fact") details[name] = argument(name, value, names);
  }
  return say(key, details);
}

/** Everything that was told of a step. */
export function tellAll(game: string, facts: readonly Fact[], names: readonly string[]): string[] {
  return facts.map((fact) => tell(game, fact, names)).filter((told) => told !== null);
}

/** Who won, and with how much. */
export function tellOutcome(outcome: Outcome, names: readonly string[]): string {
  const winners = names.filter((_, seat) => outcome.ranks[seat] === 1);
  const points = names.map((name, seat) => `${name} ${outcome.points[seat]}`).join(", ");
  const key = winners.length === 1 ? "outcome-won" : "outcome-shared";
  return say(key, { names: winners.join(", "), points });
}
