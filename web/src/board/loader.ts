/**
 * Finds a game's board: in its own folder here, or in the game's package. A board that cannot be
 * used is replaced by the plain one.
 */

import type { GameWeb } from "../wire/http";
import { CONTRACT, type BoardModule, type CreateBoard, type Kit } from "./contract";
import { guarded } from "./guarded";
import { plainBoard, type Reason } from "./plain/plain";

/** The part of a game's description that matters here. */
export interface BoardSource {
  web: Pick<GameWeb, "contract" | "base" | "board" | "style"> | null;
}

export type AnyBoard = BoardModule<any, any, any>;

const FOUND = import.meta.glob<{ default: CreateBoard }>("../boards/*/board.ts");

/** Whether the pages have this game's board themselves. */
export const isBuiltIn = (game: string): boolean => `../boards/${game}/board.ts` in FOUND;

/** `describe` gets the game's description from the server. */
export async function loadBoard(
  game: string,
  kit: Kit,
  describe: () => Promise<BoardSource | null>,
  load: (address: string) => Promise<{ default?: unknown }> = (address) => import(/* @vite-ignore */ address),
): Promise<AnyBoard> {
  const own = FOUND[`../boards/${game}/board.ts`];
  if (own) return (await own()).default(kit);
  const plain = (reason: Reason) => plainBoard(kit, game, reason);
  const web = (await describe())?.web;
  if (!web?.board) return plain("none");
  if (web.contract !== CONTRACT) return plain("contract");
  try {
    const { default: create } = await load(web.base + web.board);
    const made = (create as CreateBoard)(kit);
    if (web.style) addStyle(web.base + web.style);
    return guarded(made, () => plain("failed"));
  } catch (fault) {
    console.error(`The board of ${game} could not be loaded.`, fault);
    return plain("missing");
  }
}

function addStyle(href: string): void {
  if (typeof document === "undefined" || document.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}
