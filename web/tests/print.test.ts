/** What can be printed for a game, and for how many players. */

import { describe, expect, it } from "vitest";
import { ANY } from "../src/learn/lessons";
import type { GameInfo } from "../src/wire/http";
import type { PrintContext, PrintPart } from "../src/board/slots";
import { chosenAtFirst, partsOf, seatRange } from "../src/pages/print/parts";

const GAME: GameInfo = {
  id: "game",
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
  texts: {},
  web: null,
};
const CONTEXT: PrintContext = { game: GAME, agreed: null, chosen: () => null };
const slot = (...parts: PrintPart[]) => ({ default: null as never, parts: () => parts });

describe("what can be printed", () => {
  it("is the rules and, unless the game has its own parts, a score sheet", () => {
    const names = (found: PrintPart[]) => found.map(({ name }) => name);
    expect(names(partsOf(null, CONTEXT))).toEqual(["rules", "scores"]);
    expect(names(partsOf(slot({ name: "cards" }), CONTEXT))).toEqual(["rules", "cards"]);
  });

  it("depends on who plays", () => {
    expect(seatRange(GAME, { ...ANY, preset: "two" }, [])).toEqual([2]);
    expect(seatRange(GAME, { ...ANY, table: "ABCD" }, ["Anna", "Ben", "Cleo"])).toEqual([3]);
    expect(seatRange(GAME, ANY, [])).toEqual([2, 3]);
  });

  it("starts with the requested parts, otherwise with the usual ones", () => {
    const parts = partsOf(slot({ name: "scores", usual: true }, { name: "box" }), CONTEXT);
    expect(chosenAtFirst(parts, ["box", "nonsense"])).toEqual(["box"]);
    expect(chosenAtFirst(parts, [])).toEqual(["rules", "scores"]);
  });
});
