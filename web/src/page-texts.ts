/** Which texts a page needs besides the base. The build needs to know this, too. */

export const HOME = "home";
const TABLES = ["table", "watch", "hand"];

/** By the first word of the page's address. */
export function partsOf(word: string): ("pages" | "table")[] {
  if (word === HOME) return ["pages"];
  return TABLES.includes(word) ? ["table"] : ["pages", "table"];
}
