/** The first step of a hint points at the good move among others, and does not tell it. */

import { describe, expect, it } from "vitest";
import { around } from "../src/boards/shared/look";

const MOVES = ["1", "2", "3", "4", "5", "6", "7", "8"];

describe("what a hint looks at", () => {
  it.each([3, 4, 5, 8])("is three neighbours of %i moves, the good one among them", (many) => {
    const moves = MOVES.slice(0, many);
    for (const move of moves) {
      const seen = around(move, moves);
      expect(seen).toHaveLength(3);
      expect(seen).toContain(move);
    }
  });

  it("does not always have it at the same place", () => {
    const places = new Set(MOVES.map((move) => around(move, MOVES).indexOf(move)));
    expect(places.size).toBeGreaterThan(1);
  });

  it("is all there is, where there is little", () => {
    expect(around("2", ["1", "2"])).toEqual(["1", "2"]);
    expect(around("9", [])).toEqual(["9"]);
  });
});
