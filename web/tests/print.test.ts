/** What can be printed; the printed recipe cards are those of the rules. */

import { describe, expect, it } from "vitest";
import { ANY } from "../src/learn/lessons";
import type { GameInfo } from "../src/wire/http";
import { chosenAtFirst, crowds, partsOf } from "../src/pages/print/parts";
import { BOX, emblemsOf, pagesOf } from "../src/boards/kessel/print/recipes";

const info = (id: string): GameInfo => ({
  id,
  seats: [2, 3],
  genre: null,
  minutes: null,
  age: null,
  authors: [],
  tips: [],
  traits: [],
  memory_option: null,
  levels: [],
  presets: [{ name: "two", seats: [2], options: {}, rules: [], numbers: {}, engines: true }],
  preset_by_language: {},
  options: [],
  numbers: {},
  clauses: [],
  puzzles: 0,
});
const kessel = info("kessel");

describe("what can be printed", () => {
  it("includes cards and a second scoring only for Kupferkessel", () => {
    expect(partsOf(info("kala"), ANY)).toEqual(["rules", "scores"]);
    expect(partsOf(kessel, ANY)).toEqual(["rules", "scores", "children", "own", "box"]);
  });

  it("depends on the options", () => {
    expect(partsOf(kessel, { ...ANY, options: { scoring: "children" } })).toEqual(["rules", "children"]);
    expect(partsOf(kessel, { ...ANY, options: { scoring: "standard" } })).not.toContain("children");
    expect(crowds(kessel, { ...ANY, preset: "two" }, [])).toEqual([2]);
    expect(crowds(kessel, { ...ANY, table: "ABCD" }, ["Anna", "Ben", "Cleo"])).toEqual([3]);
    expect(crowds(kessel, ANY, [])).toEqual([2, 3]);
  });

  it("starts with the requested parts, otherwise with rules, a score sheet, and own cards if any", () => {
    const parts = partsOf(kessel, ANY);
    expect(chosenAtFirst(parts, ["box", "nonsense"], 0)).toEqual(["box"]);
    expect(chosenAtFirst(parts, [], 0)).toEqual(["rules", "scores"]);
    expect(chosenAtFirst(parts, [], 2)).toEqual(["rules", "scores", "own"]);
    expect(chosenAtFirst(["rules", "children"], [], 0)).toEqual(["rules", "children"]);
  });
});

describe("the recipe cards in the box", () => {
  it("are thirteen, on two pages, each with an emblem", () => {
    expect(BOX).toHaveLength(13);
    expect(BOX.reduce((sum, { points }) => sum + points, 0)).toBe(5 * 15 + 2 * 5 + 6 * 10);
    expect(pagesOf(BOX).map((page) => page.length)).toEqual([9, 4]);
    expect(BOX.every((card) => emblemsOf(card).length > 0)).toBe(true);
    const grey = BOX.find(({ name }) => name === "grey")!;
    expect(emblemsOf(grey)).toEqual([{ ingredient: "roots" }, { ingredient: "ash" }]);
  });
});
