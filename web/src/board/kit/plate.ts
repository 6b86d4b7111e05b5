/**
 * Names on plates. Widths are estimated, because text cannot be measured before it is drawn.
 */

/** Width of the widest common letters. */
const LETTER = 15.5;
const SIGN = 58;
const ARROW = 24;

export const plateWidth = (letters: number, acts: boolean): number => SIGN + letters * LETTER + (acts ? ARROW : 0);

/** How many letters fit, even during that player's turn. */
export const lettersIn = (width: number): number => Math.floor((width - SIGN - ARROW) / LETTER);

/**
 * Shorten a name to a number of letters, because SVG cannot cut text. A number at its end is kept,
 * because it distinguishes players with the same name.
 */
export function shortened(name: string, most: number): string {
  const letters = [...name];
  if (letters.length <= most) return name;
  const number = / \d+$/.exec(name)?.[0] ?? "";
  const kept = letters.slice(0, Math.max(1, most - 1 - number.length));
  return `${kept.join("").trimEnd()}…${number}`;
}
