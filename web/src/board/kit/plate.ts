/** The width of a name plate, estimated because text cannot be measured before it is drawn. */

/** Width of the widest common letters. */
const LETTER = 15.5;
const SIGN = 58;
const ARROW = 24;

export const plateWidth = (letters: number, acts: boolean): number => SIGN + letters * LETTER + (acts ? ARROW : 0);

/** How many letters fit, even during that player's turn. */
export const lettersIn = (width: number): number => Math.floor((width - SIGN - ARROW) / LETTER);
