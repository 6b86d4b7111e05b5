/** The colour of each game's cloth, found by folder. Apart from the pictures, which a table does not need. */

const FOUND = import.meta.glob<string>("../boards/*/cloth.ts", { eager: true, import: "cloth" });

/** A CSS colour; null if the game has no cloth of ours. */
export function clothOf(game: string): string | null {
  const cloth = FOUND[`../boards/${game}/cloth.ts`];
  return cloth ? `var(${cloth})` : null;
}
