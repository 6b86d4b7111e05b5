/** Moves in words, if their typed form does not name a visible place on the board. */

import { t, texts } from "../app/texts.svelte";

/** Signs before a place, and the names of their texts. */
const SIGNS: Record<string, string> = { "+": "plus", "=": "equal" };
const LONGEST_LINE = 12;

/** The compass letters of records and the server, used for Kala's paths. */
const COMPASS = "NESW";

/** A move in the compass letters of the reader's language: `EESx` is `OOSx` in German. */
export const written = (game: string, text: string): string => inLetters(text, COMPASS, compassOf(game));

/**
 * Convert a typed move to the server's form. The letters of records are accepted too, because none
 * of them means another direction in a language with other letters.
 */
export function stored(game: string, text: string): string {
  const own = compassOf(game);
  return own === null ? text : inLetters(text.toUpperCase(), COMPASS + own, COMPASS + COMPASS);
}

function compassOf(game: string): string | null {
  const key = `${game}-compass`;
  return texts.knows(key) ? t(key) : null;
}

/** Convert the steps to other letters; the harvest and landing parts stay the same. */
function inLetters(text: string, from: string, to: string | null): string {
  if (to === null) return text;
  const [steps = ""] = text.split("@");
  const other = (letter: string) => to[from.lastIndexOf(letter)] ?? letter;
  return [...steps].map(other).join("") + text.slice(steps.length);
}

export function describeMove(game: string, text: string): string {
  const [, word = "", rest = ""] = /^([a-z]+(?= |$)|[+=])(.*)$/.exec(text) ?? [];
  const key = `board-${game}-says-${SIGNS[word] ?? word}`;
  const [a = "", b = "", c = ""] = rest.trim().split(" ");
  return texts.knows(key) ? t(key, { a, b, c }) : written(game, text);
}

/** The first moves of an expected line. */
export function describeLine(game: string, line: readonly string[]): string {
  const shown = line.slice(0, LONGEST_LINE).map((text) => describeMove(game, text));
  return shown.join("  ") + (line.length > LONGEST_LINE ? " …" : "");
}
