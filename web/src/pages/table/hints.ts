/** A hint in words, step by step: where to look, which move, and why. */

import type { OpenHint } from "../../table-client/hint-state.svelte";
import { describeMove, type MoveWords } from "../../board/moves";
import { describeFacts } from "../../app/describe";
import { t } from "../../app/texts.svelte";
import type { Hint } from "../../wire/socket";

/** `look`: where to look, in the board's words. */
export function describeHint(
  open: OpenHint,
  look: string,
  game: string,
  board: MoveWords,
  names: readonly string[],
): string[] {
  const { hint, seat, step } = open;
  if (step === 1) return [look];
  const move = describeMove(board, hint.text);
  const does = describeFacts(game, hint.facts, names, seat).join(" ");
  // What it does is clearer than how it is typed, unless the board has words for it.
  const best = does && !move.includes(" ") ? [t("page-table-hint-best"), does] : [t("hint-best", { move }), does];
  return (step === 2 ? best : [...best, ...reasons(hint, board)]).filter(Boolean);
}

function reasons(hint: Hint, board: MoveWords): string[] {
  const sentences = [worth(hint), sureness(hint)];
  if (hint.mix.length > 1) sentences.push(t("hint-mix", { mix: mixOf(board, hint.mix) }));
  return sentences;
}

function worth(hint: Hint): string {
  if (hint.unit === "chance") return t("hint-chance", { n: Math.round(100 * hint.value) });
  if (hint.unit === "margin") {
    const points = Math.round(hint.value);
    const word = points === 0 ? "even" : points > 0 ? "ahead" : "behind";
    const kind = hint.certainty === "proven" ? "margin" : "estimate";
    return t(`hint-${kind}-${word}`, { n: Math.abs(points) });
  }
  return t(`hint-win-${winWord(hint)}`);
}

function winWord({ certainty, value }: Hint): string {
  if (value === 0) return "even";
  if (certainty === "proven") return value > 0 ? "won" : "lost";
  return value > 0 ? "better" : "worse";
}

function sureness(hint: Hint): string {
  if (hint.certainty === "searched") return t("hint-searched", { depth: hint.depth ?? 0 });
  return t(hint.certainty === "proven" ? "hint-proven" : "hint-estimated");
}

function mixOf(board: MoveWords, mix: Hint["mix"]): string {
  const described = (share: number) => t("hint-share", { n: Math.round(100 * share) });
  return mix
    .filter(([, share]) => share >= 0.005)
    .map(([move, share]) => `${describeMove(board, move)} (${described(share)})`)
    .join(", ");
}
