/** How wide a plate with a name is: letters of a text cannot be measured before it is drawn. */

/** So wide are the widest usual letters. */
const LETTER = 15.5;
const SIGN = 58;
const ARROW = 24;

export const plateWidth = (letters: number, acts: boolean): number =>
  SIGN + letters * LETTER + (acts ? ARROW : 0);

/** How many letters fit, also while it is that player's turn. */
export const lettersIn = (width: number): number => Math.floor((width - SIGN - ARROW) / LETTER);
