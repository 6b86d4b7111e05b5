/** Drawings as layers of paths on a 64 × 64 field, painted in shades of one colour. */

/** `body` is the object's own colour, `light` and `dark` are its shades; the others are fixed. */
export type Paint = "body" | "light" | "dark" | "ink" | "pale" | "fire" | "ember" | "copper" | "none";

export interface Layer {
  d: string;
  fill: Paint;
  line: Paint;
  width: number;
}

/** A filled shape with an outline. */
export const shape = (d: string, fill: Paint, width = 1.6): Layer => ({ d, fill, line: "ink", width });

/** A filled patch without outline. */
export const patch = (d: string, fill: Paint): Layer => ({ d, fill, line: "none", width: 0 });

/** A drawn line. */
export const line = (d: string, paint: Paint, width = 2.4): Layer => ({ d, fill: "none", line: paint, width });

/** A line with an outline of its own. */
export const cord = (d: string, paint: Paint, width = 3): Layer[] => [
  line(d, "ink", width + 2.4),
  line(d, paint, width),
];

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** The same path mirrored at the vertical centre line. */
export function mirrored(d: string): string {
  let across = true;
  return d.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (word) => {
    if (/[A-Z]/.test(word)) return ((across = true), word);
    const told = across ? String(64 - Number(word)) : word;
    across = !across;
    return told;
  });
}
