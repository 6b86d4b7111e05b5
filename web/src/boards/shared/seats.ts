/** A name in at most so many letters: SVG cannot cut a text itself. A number at its end is kept, for
    it tells namesakes apart. */
export function shortened(name: string, most: number): string {
  const letters = [...name];
  if (letters.length <= most) return name;
  const number = / \d+$/.exec(name)?.[0] ?? "";
  const kept = letters.slice(0, Math.max(1, most - 1 - number.length));
  return `${kept.join("").trimEnd()}…${number}`;
}
