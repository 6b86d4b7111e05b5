/** What can be printed for Kupferkessel; the printed recipe cards are those of the rules. */

import { describe, expect, it } from "vitest";
import type { Options, PrintContext } from "../../../src/board/slots";
import { parts } from "../../../src/boards/kessel/Print.svelte";
import { BOX, emblemsOf, pagesOf } from "../../../src/boards/kessel/print/recipes";

const RECIPE = { name: "Soup", points: 10, kind: "at_least", of: "plants", cards: 3 };
const printed = (agreed: Options | null, own: unknown[] = []) =>
  parts({ game: {} as PrintContext["game"], agreed, chosen: () => own });
const names = (agreed: Options | null) => printed(agreed).map(({ name }) => name);
const usual = (agreed: Options | null, own?: unknown[]) =>
  printed(agreed, own).flatMap((part) => (part.usual ? [part.name] : []));

describe("what can be printed", () => {
  it("depends on the options", () => {
    expect(names(null)).toEqual(["scores", "children", "own", "box"]);
    expect(names({ scoring: "children" })).toEqual(["children"]);
    expect(names({ scoring: "standard" })).toEqual(["scores", "own", "box"]);
  });

  it("starts with a score sheet, and own cards if there are any", () => {
    expect(usual(null)).toEqual(["scores"]);
    expect(usual(null, [RECIPE, { ...RECIPE, points: null }])).toEqual(["scores", "own"]);
    expect(usual({ scoring: "children" })).toEqual(["children"]);
    expect(printed(null).find(({ name }) => name === "own")?.count).toBe(0);
    expect(printed(null, [RECIPE]).find(({ name }) => name === "own")?.count).toBe(1);
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
