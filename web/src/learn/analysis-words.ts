/** An analysis in words, as in `tui/analysis.py`. */

import { describeMove, type MoveWords } from "../board/moves";
import { personOf } from "../app/describe";
import { t, texts } from "../app/texts.svelte";
import type { Seat } from "../wire/http";
import type { Decision, Report, TurningPoint } from "../wire/report";

/** A chance in percent, a lead with its sign, or points. */
export function valueOf(value: number, unit: string | null): string {
  if (unit === "chance") return t("learn-analysis-value-chance", { n: Math.round(100 * value) });
  // Halves round symmetrically for both sides.
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  if (unit !== "margin" || rounded === 0) return String(Math.abs(rounded));
  return rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}

/** What the values count. A lead is the expected one at the end, not the one on the board. */
export function unitOf({ unit, loss_unit }: Pick<Report, "unit" | "loss_unit">): string {
  const expected = unit === "margin" && loss_unit === "margin";
  return t(`learn-analysis-unit-${expected ? "margin-expected" : unit}`);
}

/** The remark on the move made; an estimate is not presented as a fact. */
export function describeBest({ loss, best, certainty }: Decision, board: MoveWords): string | null {
  const proven = certainty === "proven";
  if (loss === null) return null;
  if (!loss || !best) return t(`learn-analysis-${proven ? "none-better" : "none-found"}`);
  return t(`learn-analysis-${proven ? "better" : "seems-better"}`, { move: describeMove(board, best) });
}

/** A loss, without a sign. */
export function lossOf(loss: number | null, unit: Report["loss_unit"]): string {
  return loss ? valueOf(loss, unit).replace("+", "") : "";
}

export function meanOf(mean: number | null, unit: Report["loss_unit"]): string {
  if (mean === null) return "";
  const rounded = Math.round(10 * (unit === "chance" ? 100 * mean : mean)) / 10;
  return unit === "chance" ? t("learn-analysis-value-chance", { n: rounded }) : rounded.toLocaleString(texts.language);
}

export function describeLoss(loss: number, unit: Report["loss_unit"]): string | null {
  const n = Math.round(unit === "chance" ? 100 * loss : loss);
  return n > 0 ? t(`learn-analysis-loss-${unit}`, { n }) : null;
}

export function sureness({ certainty, depth }: Decision): string {
  return t(`learn-analysis-${certainty}`, { n: depth ?? 1 });
}

export function shortly({ certainty, depth }: Decision): string {
  return t(`learn-analysis-short-${certainty}`, { n: depth ?? 1 });
}

/** The badges: size of an error, and other marks. */
export function badgesOf({ size, marks }: Decision): string[] {
  return [...(size ? [size] : []), ...marks.filter((mark) => mark !== "forced")];
}

export function describeTurningPoint(
  turn: TurningPoint,
  report: Report,
  board: MoveWords,
  names: readonly string[],
  you: Seat | null = null,
): string {
  const together = report.decisions.filter((decision) => decision.event === turn.event);
  const decided = together.find((decision) => decision.seat === turn.seat);
  const unsure = decided && ["searched", "estimated"].includes(decided.certainty);
  const kind = report.unit === "points" ? "shot" : together.length > 1 ? "round" : turn.kind;
  const text = t(`learn-analysis-turn-${kind}`, {
    ...personOf(names, turn.seat, you),
    move: describeMove(board, decided?.made ?? ""),
    before: valueOf(turn.before, report.unit),
    after: valueOf(turn.after, report.unit),
  });
  return unsure ? `${text} ${sureness(decided)}` : text;
}

/** The standing of each seat. */
export function describeStanding(values: readonly number[], unit: string, names: readonly string[]): string {
  return values
    .map((value, seat) => t("learn-analysis-stands", { name: names[seat] ?? "", value: valueOf(value, unit) }))
    .join(" · ");
}
