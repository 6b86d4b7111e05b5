/** The data of a page about a rule book. */

import { boardOf } from "../boards";
import type { BoardModule } from "../boards/contract";
import { gameOf } from "../lib/games";
import { texts } from "../lib/texts.svelte";
import type { GameInfo } from "../lib/wire";
import type { LessonInfo } from "../lib/wire-learn";
import { agreementOf, lessonsOf, type Agreement } from "./lessons";

export interface Book {
  game: GameInfo;
  lessons: LessonInfo[];
  board: BoardModule;
  agreed: Agreement;
}

/** Null if there is no such game. `query`: the table or preset whose rules are shown. */
export async function bookOf(id: string, query: string): Promise<Book | null> {
  const [game] = await Promise.all([gameOf(id), texts.also("learn")]);
  if (!game) return null;
  const [lessons, board, agreed] = await Promise.all([
    lessonsOf(id),
    boardOf(id),
    agreementOf(game, query),
  ]);
  return { game, lessons, board, agreed };
}
