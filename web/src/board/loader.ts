/** The boards, one folder per game, each loaded when first needed. */

import type { BoardModule } from "./contract";

const FOUND = import.meta.glob<{ board: BoardModule }>("../boards/*/board.ts");

export async function boardOf(game: string): Promise<BoardModule> {
  const load = FOUND[`../boards/${game}/board.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).board;
}
