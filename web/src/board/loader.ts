/** Finds a game's board: in its own folder here, or in the game's package. */

import type { BoardModule, CreateBoard, Kit } from "./contract";
import type { BoardSource, LoadScript } from "./foreign";

export type AnyBoard = BoardModule<any, any, any>;

const FOUND = import.meta.glob<{ default: CreateBoard }>("../boards/*/board.ts");

/** `describe` gets the game's description from the server. */
export async function loadBoard(
  game: string,
  kit: Kit,
  describe: () => Promise<BoardSource | null>,
  load?: LoadScript,
): Promise<AnyBoard> {
  const own = FOUND[`../boards/${game}/board.ts`];
  if (own) return (await own()).default(kit);
  const { foreignBoard } = await import("./foreign");
  return foreignBoard(game, kit, await describe(), load);
}
