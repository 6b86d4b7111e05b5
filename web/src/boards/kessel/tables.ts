/** Parses the card tables of the rules: only `[[name]]` and lines `name = value`. */

export type Row = Record<string, string>;

export function rowsIn(text: string): Row[] {
  const found: Row[] = [];
  for (const line of text.split("\n")) {
    const field = /^(\w+) = "?([^"]*)"?$/.exec(line.trim());
    if (line.startsWith("[[")) found.push({});
    else if (field) found.at(-1)![field[1]!] = field[2]!;
  }
  return found;
}
