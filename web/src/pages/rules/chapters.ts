/** The chapters of a rule book with their rules; tips come last. */

import { CHAPTERS } from "../../learn/lessons";
import type { GameInfo, LessonInfo } from "../../wire/http";

export interface ChapterRules {
  /** Its title is the text `learn-chapter-<name>`. */
  name: string;
  ids: readonly string[];
}

export const TIPS = "tips";

export function chaptersOf(game: GameInfo, lessons: readonly LessonInfo[]): ChapterRules[] {
  const rulesIn = (chapter: string) => {
    const here = new Set(lessons.filter((one) => one.chapter === chapter).map(({ rule }) => rule));
    return game.clauses.map(({ id }) => id).filter((id) => here.has(id));
  };
  const chapters: ChapterRules[] = CHAPTERS.map((name) => ({ name, ids: rulesIn(name) }));
  return [...chapters, { name: TIPS, ids: game.tips }].filter(({ ids }) => ids.length > 0);
}
