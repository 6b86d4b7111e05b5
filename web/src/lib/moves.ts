/** Moves in words, where what is typed for them is no place that everybody sees on the board. */

import { say, texts } from "./texts.svelte";

/** Signs that stand before a place, by the name that their text has. */
const SIGNS: Record<string, string> = { "+": "plus", "=": "equal" };
const LONGEST_LINE = 12;

export function tellMove(game: string, text: string): string {
  const [, word = "", rest = ""] = /^([a-z]+(?= |$)|[+=])(.*)$/.exec(text) ?? [];
  const key = `board-${game}-says-${SIGNS[word] ?? word}`;
  const [a = "", b = "", c = ""] = rest.trim().split(" ");
  return texts.knows(key) ? say(key, { a, b, c }) : text;
}

/** Moves that are expected one after the other, the first of them. */
export function tellLine(game: string, line: readonly string[]): string {
  const shown = line.slice(0, LONGEST_LINE).map((text) => tellMove(game, text));
  return shown.join("  ") + (line.length > LONGEST_LINE ? " …" : "");
}
