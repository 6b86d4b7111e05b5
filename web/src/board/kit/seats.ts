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
