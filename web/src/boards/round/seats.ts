/** How a seat is told from the others: by a sign, by a colour, by a name. */

import type { Seat } from "../../lib/wire";

export const SIGNS = ["●", "■", "▲", "◆", "★"] as const;

export const signOf = (seat: Seat): string => SIGNS[seat % SIGNS.length]!;

export const colourOf = (seat: Seat): string => `var(--seat-${seat % SIGNS.length})`;

/** A name that fits: SVG cannot cut a text itself. */
export function shortened(name: string, most: number): string {
  const letters = [...name];
  return letters.length <= most ? name : `${letters.slice(0, most - 1).join("").trimEnd()}…`;
}

/** A text in lines of at most so many letters: SVG cannot break lines itself. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
