/** The rule books' lessons: loaded once, and filtered by table or preset. */

import * as api from "../api/http";
import { titleOf } from "../ui/rules";
import { t, texts } from "../app/texts.svelte";
import type { ClauseInfo, GameInfo, LessonInfo, TableInfo } from "../wire/http";

const asked = new Map<string, Promise<LessonInfo[]>>();

/** A game's lessons, in the order of its book. */
export function lessonsOf(game: string): Promise<LessonInfo[]> {
  const known = asked.get(game);
  if (known) return known;
  const found = api.lessons(game).then(inOrder);
  asked.set(game, found);
  // Do not keep a failure, so that the next page asks again.
  found.catch(() => asked.delete(game));
  return found;
}

export const CHAPTERS = ["start", "turn", "special", "end", "more"] as const;
export type Chapter = (typeof CHAPTERS)[number];

function inOrder(lessons: LessonInfo[]): LessonInfo[] {
  const at = ({ chapter }: LessonInfo) => CHAPTERS.indexOf(chapter as Chapter);
  return lessons.toSorted((a, b) => at(a) - at(b));
}

/** A lesson's text: its task, why it was right, or what was missed. */
export const wordsOf = (game: string, name: string, part: "task" | "right" | "missed"): string =>
  `lesson-${game}-${name}-${part}`;

/** A lesson's title; if it is the only one of its rule, the rule's title. */
export function lessonTitle(game: string, { name, rule }: Pick<LessonInfo, "name" | "rule">): string {
  const own = `lesson-${game}-${name}-title`;
  return texts.knows(own) ? t(own) : titleOf(rule);
}

/** The small print of a rule: our rulings on unclear rules, and our additions. */
export function notesOf({ id, choice, beyond }: ClauseInfo): { label: string; text: string }[] {
  const ruling = { label: t("learn-choice"), text: t(`rule-${id}-choice`) };
  const addition = { label: t("learn-beyond"), text: t(`rule-${id}-beyond`) };
  return [...(choice ? [ruling] : []), ...(beyond ? [addition] : [])];
}

export const tryAddress = (game: string, name: string, query = ""): string => `/try/${game}.${name}${query}`;

// The rules that the book shows: the defaults, a preset's, or a table's.

export interface Agreement {
  /** The query part of the book's addresses: `?table=ABCD`, `?preset=bank`, or nothing. */
  query: string;
  preset: string | null;
  table: string | null;
  options: Readonly<Record<string, unknown>> | null;
  rules: readonly string[] | null;
  /** The arguments of rule texts; null for the game's defaults. */
  numbers: Readonly<Record<string, string | number>> | null;
}

export const ANY: Agreement = {
  query: "",
  preset: null,
  table: null,
  options: null,
  rules: null,
  numbers: null,
};

export async function agreementOf(game: GameInfo, query: string): Promise<Agreement> {
  const asked = new URLSearchParams(query);
  const code = asked.get("table");
  if (code) return atTable(await api.table(code), game);
  const preset = game.presets.find(({ name }) => name === asked.get("preset"));
  if (!preset) return ANY;
  const { name, options, rules, numbers } = preset;
  return { ...ANY, query: `?preset=${name}`, preset: name, options, rules, numbers };
}

function atTable(table: TableInfo, game: GameInfo): Agreement {
  if (table.game !== game.id) return ANY;
  const { code, options, rules, numbers } = table;
  return { ...ANY, query: `?table=${code}`, table: code, options, rules, numbers };
}

/** Whether a lesson applies with these options. */
export function agrees(lesson: LessonInfo, { options }: Agreement): boolean {
  if (!options) return true;
  const same = ([name, value]: [string, unknown]) => plain(options[name]) === plain(value);
  return Object.entries(lesson.about).every(same);
}

/** Whether a rule does not apply: its option is off, or it belongs to another edition. */
export function rests(clause: string, lessons: readonly LessonInfo[], agreed: Agreement): boolean {
  if (agreed.rules && !agreed.rules.includes(clause)) return true;
  const own = lessons.filter(({ rule }) => rule === clause);
  return own.length > 0 && !own.some((lesson) => agrees(lesson, agreed));
}

const plain = (value: unknown): string => JSON.stringify(value ?? null);
