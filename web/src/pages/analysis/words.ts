/** An analysis in words, as `tui/analysis.py` tells it. */

import { tellMove } from "../../lib/moves";
import { say, texts } from "../../lib/texts.svelte";
import type { Decision, Report, Turn, Unit } from "./report";

/** A chance in percent, a lead with its sign, points as they are. */
export function valueOf(value: number, unit: Unit | null): string {
  if (unit === "chance") return say("learn-analysis-value-chance", { n: Math.round(100 * value) });
  // Half a point is as much for one side as for the other.
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  if (unit !== "margin" || rounded === 0) return String(Math.abs(rounded));
  return rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}

/** A loss is a loss: it needs no sign. */
export function lossOf(loss: number | null, unit: Report["loss_unit"]): string {
  return loss ? valueOf(loss, unit).replace("+", "") : "";
}

export function meanOf(mean: number | null, unit: Report["loss_unit"]): string {
  if (mean === null) return "";
  const rounded = Math.round(10 * (unit === "chance" ? 100 * mean : mean)) / 10;
  return unit === "chance" ? say("learn-analysis-value-chance", { n: rounded }) : rounded.toLocaleString(texts.language);
}

export function tellLoss(loss: number, unit: Report["loss_unit"]): string | null {
  const n = Math.round(unit === "chance" ? 100 * loss : loss);
  return n > 0 ? say(`learn-analysis-loss-${unit}`, { n }) : null;
}

export function sureness({ certainty, depth }: Decision): string {
  return say(`learn-analysis-${certainty}`, { n: depth ?? 1 });
}

export function shortly({ certainty, depth }: Decision): string {
  return say(`learn-analysis-short-${certainty}`, { n: depth ?? 1 });
}

/** The words that stand out: how large an error is, and other marks. */
export function badgesOf({ size, marks }: Decision): string[] {
  return [...(size ? [size] : []), ...marks.filter((mark) => mark !== "forced")];
}

export function tellTurn(turn: Turn, report: Report, names: readonly string[]): string {
  const together = report.decisions.filter((decision) => decision.event === turn.event);
  const made = together.find((decision) => decision.seat === turn.seat)?.made ?? "";
  const kind = report.unit === "points" ? "shot" : together.length > 1 ? "round" : turn.kind;
  return say(`learn-analysis-turn-${kind}`, {
    name: names[turn.seat] ?? "",
    move: tellMove(report.game, made),
    before: valueOf(turn.before, report.unit),
    after: valueOf(turn.after, report.unit),
  });
}

/** How it stands, seat by seat. */
export function tellStand(values: readonly number[], unit: Unit, names: readonly string[]): string {
  return values
    .map((value, seat) => say("learn-analysis-stands", { name: names[seat] ?? "", value: valueOf(value, unit) }))
    .join(" · ");
}
