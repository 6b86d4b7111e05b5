/** The sixteen field cups a1, b1, c1, d1, a2 … d4, and the compass (KALA-1, KALA-5). */

export const SIDE = 4;
const FILES = "abcd";

export const CELLS: readonly string[] = Array.from(
  { length: SIDE * SIDE },
  (_, n) => `${FILES[n % SIDE]}${Math.floor(n / SIDE) + 1}`,
);

export const fileOf = (cell: string): number => FILES.indexOf(cell[0]!);
export const rankOf = (cell: string): number => Number(cell[1]) - 1;
export const numberOf = (cell: string): number => rankOf(cell) * SIDE + fileOf(cell);

const STRIDES: Record<string, readonly [file: number, rank: number]> = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
};

/** The cells of a path, including its start. */
export function cellsOf(start: string, steps: string): string[] {
  const cells = [start];
  let [file, rank] = [fileOf(start), rankOf(start)];
  for (const step of steps) {
    const [east, north] = STRIDES[step]!;
    [file, rank] = [file + east, rank + north];
    cells.push(`${FILES[file]}${rank + 1}`);
  }
  return cells;
}

/** Steps from one cell to another, vertical ones first: a guess at what the player meant. */
export function stepsTo(from: string, to: string): string {
  const [north, east] = [rankOf(to) - rankOf(from), fileOf(to) - fileOf(from)];
  const upright = (north > 0 ? "N" : "S").repeat(Math.abs(north));
  return upright + (east > 0 ? "E" : "W").repeat(Math.abs(east));
}
