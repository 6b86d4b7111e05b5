/** Moves in words, unless they only name a cup. */

import type { Kit } from "../../board/contract";

const SIGNS: Record<string, string> = { "+": "plus", "=": "equal" };

export function describeMove({ t }: Kit, text: string): string {
  if (text === "pass") return t("board-ronda-says-pass");
  const sign = SIGNS[text.charAt(0)];
  return sign ? t(`board-ronda-says-${sign}`, { a: text.slice(1) }) : text;
}
