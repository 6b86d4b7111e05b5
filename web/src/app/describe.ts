/** Describes facts in words without knowing the rules, like `core/narrate.py`. */

import { t, texts, type Arguments } from "./texts.svelte";
import type { Fact, OutcomeInfo, Seat } from "../wire/http";

const SEAT_FIELDS = ["seat", "owner", "other", "winner"];

/** The text key of a fact: Kalaha's `FreeTurn` is `kalaha-fact-free-turn`. */
export function keyOf(game: string, fact: Fact): string {
  const words = fact.fact.replace(/(?!^)(?=[A-Z])/g, "-").toLowerCase();
  return fact.fact === "Chosen" ? `fact-${words}` : `${game}-fact-${words}`;
}

function argument(name: string, value: unknown, names: readonly string[]): string | number {
  if (SEAT_FIELDS.includes(name) && typeof value === "number") return names[value] ?? "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value)) return value.join(", ");
  return value === null ? "None" : String(value);
}

/** The field that holds the reader's own seat; `both` if more than one does. */
function role(fact: Fact, you: Seat | null): string {
  const own = SEAT_FIELDS.filter((name) => you !== null && fact[name] === you);
  return own.length > 1 ? "both" : (own[0] ?? "none");
}

/** The fact in words for the seat `you`, or null if the picture shows it. */
export function describeFact(
  game: string,
  fact: Fact,
  names: readonly string[],
  you: Seat | null = null,
): string | null {
  const key = keyOf(game, fact);
  if (!texts.knows(key)) return null;
  const details: Arguments = { you: role(fact, you) };
  for (const [name, value] of Object.entries(fact)) {
    if (name !== "fact") details[name] = argument(name, value, names);
  }
  return t(key, details);
}

/** All facts of a step that have a text. */
export function describeFacts(
  game: string,
  facts: readonly Fact[],
  names: readonly string[],
  you: Seat | null = null,
): string[] {
  return facts.map((fact) => describeFact(game, fact, names, you)).filter((text) => text !== null);
}

/** The winner and the margin, in words for the seat `you`. */
export function describeOutcome(
  game: string,
  outcome: OutcomeInfo,
  names: readonly string[],
  you: Seat | null = null,
): string {
  const winners = names.map((_, seat) => seat).filter((seat) => outcome.ranks[seat] === 1);
  const points = names.map((_, seat) => `${personOf(names, seat, you).name} ${outcome.points[seat]}`).join(", ");
  const [best = 0, second = 0] = [...outcome.points].sort((a, b) => b - a);
  return t(outcomeKey(game, winners), {
    you: you !== null && winners.includes(you) ? "winner" : "none",
    names: winners
      .filter((seat) => seat !== you)
      .map((seat) => names[seat])
      .join(", "),
    points,
    margin: best - second,
  });
}

/** A game may have its own text for a win, for example by margin. */
function outcomeKey(game: string, winners: readonly Seat[]): string {
  if (winners.length !== 1) return "outcome-shared";
  const own = `${game}-outcome-won`;
  return texts.knows(own) ? own : "outcome-won";
}

/** Arguments of a text about one player: "you" for the reader's own seat, the name for others. */
export function personOf(
  names: readonly string[],
  seat: Seat,
  you: Seat | null = null,
): { name: string; you: "seat" | "none" } {
  return seat === you ? { name: t("player-you"), you: "seat" } : { name: names[seat] ?? "", you: "none" };
}
