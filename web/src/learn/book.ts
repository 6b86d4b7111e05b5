/** The data of a page about a rule book. */

import { boardOf } from "../app/boards";
import type { BoardModule } from "../board/contract";
import { gameOf } from "../api/games";
import { texts } from "../app/texts.svelte";
import type { GameInfo, LessonInfo } from "../wire/http";
import { agreementOf, lessonsOf, type Agreement } from "./lessons";

export interface Book {
  game: GameInfo;
  lessons: LessonInfo[];
  board: BoardModule;
  agreed: Agreement;
}

/** Null if there is no such game. `query`: the table or preset whose rules are shown. */
export async function bookOf(id: string, query: string): Promise<Book | null> {
  const [game] = await Promise.all([gameOf(id), texts.load("learn")]);
  if (!game) return null;
  const [lessons, board, agreed] = await Promise.all([lessonsOf(id), boardOf(id), agreementOf(game, query)]);
  return { game, lessons, board, agreed };
}
