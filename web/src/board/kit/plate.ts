/**
 * Names on plates. Widths are estimated, because text cannot be measured before it is drawn.
 */

/** Type size of a name, in the plate's own units. */
export const NAME_TYPE = 21;
/** Where the name starts, after the sign. */
export const NAME_START = 40;
const END = 12;
/** Room for the arrow or the crown. */
const ICON = 30;

/** Widths of letters in shares of the type size, rather too wide than too narrow. */
function widthOfLetter(letter: string): number {
  if (/[fijlrtI.,:;'’|()\s-]/.test(letter)) return 0.4;
  if (/[mwMW@%…]/.test(letter)) return 1;
  return letter === letter.toLowerCase() ? 0.59 : 0.78;
}

const widthOfName = (name: string): number =>
  NAME_TYPE * [...name].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

/** The width of a plate with a name, and an arrow or a crown if it is `marked`. */
export const plateWidth = (name: string, marked: boolean): number =>
  NAME_START + widthOfName(name) + END + (marked ? ICON : 0);

/** A name short enough for a plate of this width, even if it is marked. */
export function nameIn(name: string, width: number): string {
  for (let most = [...name].length; most > 1; most -= 1) {
    const short = shortened(name, most);
    if (plateWidth(short, true) <= width) return short;
  }
  return shortened(name, 1);
}

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
