/** What the package of a game brings. A board that cannot be used is replaced by the plain one. */

import type { GameWeb } from "../wire/http";
import { CONTRACT, type CreateBoard, type Kit } from "./contract";
import { guarded } from "./guarded";
import type { AnyBoard } from "./loader";
import { plainBoard, type Reason } from "./plain/plain";

/** The part of a game's description that matters here. */
export interface BoardSource {
  web: Pick<GameWeb, "contract" | "base" | "board" | "style"> | null;
}

export type LoadScript = (address: string) => Promise<{ default?: unknown }>;

const loadScript: LoadScript = (address) => import(/* @vite-ignore */ address);

export async function foreignBoard(
  game: string,
  kit: Kit,
  source: BoardSource | null,
  load = loadScript,
): Promise<AnyBoard> {
  const plain = (reason: Reason) => plainBoard(kit, game, reason);
  const web = source?.web;
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

export function addStyle(href: string): void {
  if (typeof document === "undefined" || document.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}
