/** The end of a game in words: who won, by how much, and why. */

import { describeAs, describeFact, personOf, wordsOf } from "./describe";
import { t, texts } from "./texts.svelte";
import type { Frame, OutcomeInfo, Seat, TableInfo } from "../wire/http";

export interface Ending {
  title: string;
  /** What ended or decided the game; empty if the title says it all. */
  why: string;
  /** The part of it that explains equal points; empty if there are none. */
  tie: string;
  winners: readonly Seat[];
  /** Whether the points are a score. After a resignation, and where only winning counts, they are not. */
  scored: boolean;
}

type Last = Pick<Frame, "event" | "facts">;

export function endingOf(
  game: string,
  outcome: OutcomeInfo,
  last: Last,
  names: readonly string[],
  you: Seat | null = null,
): Ending {
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const resigned = last.event.kind === "resigned";
  // Where only winning counts, a win is one point.
  const scored = !resigned && outcome.points.some((points) => points !== 0 && points !== 1);
  const ending = { winners, scored };
  const title = titleOf(outcome, ending, names, you);
  if (resigned)
    return { ...ending, title, why: t("page-table-event-resigned", personOf(names, last.event.seat!, you)), tie: "" };
  const tie = tieOf(game, outcome, ending);
  const reasons = [tie, ...last.facts.map((fact) => whyOf(game, fact, names, you))];
  return { ...ending, title, why: reasons.filter(Boolean).join(" "), tie };
}

/** The result of a game in a list, without its last move. */
export function resultOf(
  { game, seats }: Pick<TableInfo, "game" | "seats">,
  outcome: OutcomeInfo,
  names: readonly string[],
  you: Seat | null,
): string {
  const resigned = seats.length === 2 ? seats.find((seat) => seat.resigned) : undefined;
  const kind = resigned ? "resigned" : "played";
  const last: Last = { event: { kind, seat: resigned?.seat ?? null, text: null }, facts: [] };
  const { title, why } = endingOf(game, outcome, last, names, you);
  return why ? `${title}. ${why}` : title;
}

type Known = Pick<Ending, "winners" | "scored">;

function titleOf(outcome: OutcomeInfo, { winners, scored }: Known, names: readonly string[], you: Seat | null): string {
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat]);
  const details = { you: you !== null && winners.includes(you) ? "winner" : "none", names: others.join(", ") };
  if (winners.length > 1) return t("page-table-ending-shared", details);
  const [best = 0, second = 0] = outcome.points.toSorted((a, b) => b - a);
  const margin = best - second;
  return scored && margin > 0
    ? t("page-table-ending-won-by", { ...details, margin })
    : t("page-table-ending-won", details);
}

/** Why equal points were a tie, or what broke it. */
function tieOf(game: string, { points }: OutcomeInfo, { winners, scored }: Known): string {
  if (!scored) return "";
  const level = points.filter((n) => n === points[winners[0]!]).length > 1;
  if (winners.length === 1) return level ? told(`${game}-ending-tie-break`) : "";
  return told(`${game}-ending-tie`) || t("page-table-ending-tie");
}

const told = (key: string): string => (texts.knows(key) ? t(key) : "");

/** A game may word the fact that ended it differently below the headline. */
function whyOf(game: string, fact: Last["facts"][number], names: readonly string[], you: Seat | null): string {
  const own = `${game}-ending-${wordsOf(fact)}`;
  if (texts.knows(own)) return describeAs(own, fact, names, you);
  return fact.fact === "Ended" ? (describeFact(game, fact, names, you) ?? "") : "";
}
