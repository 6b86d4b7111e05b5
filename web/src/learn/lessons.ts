/** The lessons of the rule books: asked for once, and which of them are shown where. */

import * as api from "../lib/api";
import type { GameInfo, TableInfo } from "../lib/wire";
import type { LessonInfo } from "../lib/wire-learn";

const asked = new Map<string, Promise<LessonInfo[]>>();

/** The lessons of a game, in the order of its book. */
export function lessonsOf(game: string): Promise<LessonInfo[]> {
  const known = asked.get(game);
  if (known) return known;
  const found = api.lessons(game).then(inOrder);
  asked.set(game, found);
  // A failure is not kept: the next page asks again.
  found.catch(() => asked.delete(game));
  return found;
}

export const CHAPTERS = ["start", "turn", "special", "end", "more"] as const;
export type Chapter = (typeof CHAPTERS)[number];

function inOrder(lessons: LessonInfo[]): LessonInfo[] {
  const at = ({ chapter }: LessonInfo) => CHAPTERS.indexOf(chapter as Chapter);
  return lessons.toSorted((a, b) => at(a) - at(b));
}

/** What a lesson says: its task, why it was right, or what was missed. */
export const wordsOf = (game: string, name: string, part: "task" | "right" | "missed"): string =>
  `lesson-${game}-${name}-${part}`;

export const choiceOf = (clause: string): string => `rule-${clause}-choice`;

export const tryAddress = (game: string, name: string, query = ""): string =>
  `/try/${game}.${name}${query}`;

// For which agreement the book is read: nothing agreed, a preset, or a table.

export interface Agreement {
  /** Kept in the addresses of the book: `?table=ABCD`, `?preset=bank`, or nothing. */
  query: string;
  preset: string | null;
  table: string | null;
  options: Readonly<Record<string, unknown>> | null;
  rules: readonly string[] | null;
}

export const ANY: Agreement = { query: "", preset: null, table: null, options: null, rules: null };

export async function agreementOf(game: GameInfo, query: string): Promise<Agreement> {
  const asked = new URLSearchParams(query);
  const code = asked.get("table");
  if (code) return atTable(await api.table(code), game);
  const preset = game.presets.find(({ name }) => name === asked.get("preset"));
  if (!preset) return ANY;
  const { name, options, rules } = preset;
  return { ...ANY, query: `?preset=${name}`, preset: name, options, rules };
}

function atTable(table: TableInfo, game: GameInfo): Agreement {
  if (table.game !== game.id) return ANY;
  const { code, options, rules } = table;
  return { ...ANY, query: `?table=${code}`, table: code, options, rules };
}

/** Whether a lesson is about the game as it was agreed on. */
export function agrees(lesson: LessonInfo, { options }: Agreement): boolean {
  if (!options) return true;
  const same = ([name, value]: [string, unknown]) => plain(options[name]) === plain(value);
  return Object.entries(lesson.about).every(same);
}

/** Whether a clause says nothing here: it was not agreed on, or is about another edition. */
export function rests(clause: string, lessons: readonly LessonInfo[], agreed: Agreement): boolean {
  if (agreed.rules && !agreed.rules.includes(clause)) return true;
  const own = lessons.filter(({ rule }) => rule === clause);
  return own.length > 0 && !own.some((lesson) => agrees(lesson, agreed));
}

const plain = (value: unknown): string => JSON.stringify(value ?? null);
