/**
 * Maps addresses to pages: `/rules/kala` is the page `rules` about `kala`.
 *
 * Each page is its own chunk, loaded on demand.
 */

import type { Component } from "svelte";
import { texts } from "./app/texts.svelte";
import { HOME, partsOf } from "./page-texts";

/** Takes a `param`, a game's id or a table's code; only the home page has none. */
export type Page = Component<any>;

const PAGES: Record<string, () => Promise<{ default: Page }>> = {
  [HOME]: () => import("./pages/home/Home.svelte"),
  new: () => import("./pages/new/New.svelte"),
  join: () => import("./pages/join/Join.svelte"),
  table: () => import("./pages/table/Table.svelte"),
  watch: () => import("./pages/table/Watch.svelte"),
  hand: () => import("./pages/table/Hand.svelte"),
  replay: () => import("./pages/replay/Replay.svelte"),
  analysis: () => import("./pages/analysis/Analysis.svelte"),
  fair: () => import("./pages/fair/Fair.svelte"),
  guide: () => import("./pages/guide/Guide.svelte"),
  rules: () => import("./pages/rules/Rules.svelte"),
  print: () => import("./pages/print/Print.svelte"),
  puzzles: () => import("./pages/puzzles/Puzzles.svelte"),
  puzzle: () => import("./pages/puzzles/Puzzle.svelte"),
  try: () => import("./pages/try/Try.svelte"),
  shelf: () => import("./pages/shelf/Shelf.svelte"),
};
/** Pages about a game that also exist about all games: `/rules`. */
const SHELF = "shelf";
const SHELVES = ["rules", "puzzles", "print"];

export type Route = { word: string; param: string };

/** Null for an unknown address. */
export function matchRoute(words: readonly string[]): Route | null {
  const [word, param] = words;
  if (word === undefined) return { word: HOME, param: "" };
  if (param === undefined && SHELVES.includes(word)) return { word: SHELF, param: word };
  const known = word !== HOME && word !== SHELF && Object.hasOwn(PAGES, word);
  return known && param !== undefined && words.length === 2 ? { word, param } : null;
}

/** With its texts. */
export async function loadPage({ word }: Route): Promise<Page> {
  const [page] = await Promise.all([PAGES[word]!(), texts.load(...partsOf(word))]);
  return page.default;
}
