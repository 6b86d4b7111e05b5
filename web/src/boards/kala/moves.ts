/** Written moves, in the compass letters of the reader's language: `EESx` is `OOSx` in German. */

import type { Kit } from "../../board/contract";

/** The letters of records and the server. */
const COMPASS = "NESW";

const compassOf = ({ t }: Kit): string => t("kala-compass");

export const describeMove = (kit: Kit, text: string): string => inLetters(text, COMPASS, compassOf(kit));

/**
 * Convert a typed move to the server's form. The letters of records are accepted too, because none
 * of them means another direction in a language with other letters.
 */
export const readMove = (kit: Kit, typed: string): string =>
  inLetters(typed.toUpperCase(), COMPASS + compassOf(kit), COMPASS + COMPASS);

/** Convert the steps to other letters; the harvest and landing parts stay the same. */
function inLetters(text: string, from: string, to: string): string {
  const [steps = ""] = text.split("@");
  const other = (letter: string) => to[from.lastIndexOf(letter)] ?? letter;
  return [...steps].map(other).join("") + text.slice(steps.length);
}
