/** The first step of a hint shows the good move among others without revealing it. */

import { describe, expect, it } from "vitest";
import { around } from "../src/board/kit/clue";

const MOVES = ["1", "2", "3", "4", "5", "6", "7", "8"];

describe("the first step of a hint", () => {
  it.each([3, 4, 5, 8])("shows three neighbours of %i moves, including the good one", (many) => {
    const moves = MOVES.slice(0, many);
    for (const move of moves) {
      const seen = around(move, moves);
      expect(seen).toHaveLength(3);
      expect(seen).toContain(move);
    }
  });

  it("does not always have the good one in the same place", () => {
    const places = new Set(MOVES.map((move) => around(move, MOVES).indexOf(move)));
    expect(places.size).toBeGreaterThan(1);
  });

  it("shows all moves if there are few", () => {
    expect(around("2", ["1", "2"])).toEqual(["1", "2"]);
    expect(around("9", [])).toEqual(["9"]);
  });
});
