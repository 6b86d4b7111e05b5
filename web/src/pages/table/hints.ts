/** An engine's advice in words, step by step: where to look, which move, and why. */

import type { Advice } from "../../table-client/hint-state.svelte";
import { tellLine, tellMove } from "../../board/moves";
import { tellAll } from "../../app/describe";
import { say } from "../../app/texts.svelte";
import type { Hint } from "../../wire/messages";

/** `look`: where to look, in the board's words. */
export function tellHint(advice: Advice, look: string, game: string, names: readonly string[]): string[] {
  const { hint, step } = advice;
  if (step === 1) return [look];
  const best = say("hint-best", { move: tellMove(game, hint.text) });
  return step === 2 ? [best] : [best, ...reasons(advice, game, names)];
}

function reasons({ hint, seat }: Advice, game: string, names: readonly string[]): string[] {
  const told = [worth(hint), sureness(hint)];
  const does = tellAll(game, hint.facts, names, seat);
  if (does.length > 0) told.unshift(say("page-table-hint-does", { told: does.join(" ") }));
  if (hint.line.length > 1) told.push(say("hint-line", { line: tellLine(game, hint.line) }));
  if (hint.mix.length > 1) told.push(say("hint-mix", { mix: mixOf(game, hint.mix) }));
  return told;
}

function worth(hint: Hint): string {
  if (hint.unit === "chance") return say("hint-chance", { n: Math.round(100 * hint.value) });
  if (hint.unit === "margin") {
    const points = Math.round(hint.value);
    const word = points === 0 ? "even" : points > 0 ? "ahead" : "behind";
    const kind = hint.certainty === "proven" ? "margin" : "estimate";
    return say(`hint-${kind}-${word}`, { n: Math.abs(points) });
  }
  return say(`hint-win-${winWord(hint)}`);
}

function winWord({ certainty, value }: Hint): string {
  if (value === 0) return "even";
  if (certainty === "proven") return value > 0 ? "won" : "lost";
  return value > 0 ? "better" : "worse";
}

function sureness(hint: Hint): string {
  if (hint.certainty === "searched") return say("hint-searched", { depth: hint.depth ?? 0 });
  return say(hint.certainty === "proven" ? "hint-proven" : "hint-estimated");
}

function mixOf(game: string, mix: Hint["mix"]): string {
  const told = (share: number) => say("hint-share", { n: Math.round(100 * share) });
  return mix.map(([move, share]) => `${tellMove(game, move)} ${told(share)}`).join(", ");
}
