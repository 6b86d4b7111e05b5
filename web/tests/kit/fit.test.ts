/** The arrangement of a board is the one with the largest area in its room. */

import { describe, expect, it } from "vitest";
import { bestFit, legible, MIN_TYPE, type Arranged } from "../../src/board/kit/fit";

const arranged = (width: number, height: number): Arranged => ({ all: { x: 0, y: 0, width, height } });
const WIDE = arranged(1000, 500);
const TALL = arranged(500, 1000);
const SQUARE = arranged(700, 700);

describe("the best fit", () => {
  it.each([
    { name: "a phone", room: { width: 390, height: 600 }, best: TALL },
    { name: "a landscape tablet", room: { width: 700, height: 400 }, best: WIDE },
    { name: "a square", room: { width: 500, height: 500 }, best: SQUARE },
    { name: "a room without a limit", room: { width: 300, height: Infinity }, best: TALL },
  ])("fills $name", ({ room, best }) => {
    const { arrangement, width, height, scale } = bestFit([WIDE, TALL, SQUARE], room);
    expect(arrangement).toBe(best);
    expect(width).toBeLessThanOrEqual(room.width);
    expect(height).toBeLessThanOrEqual(room.height);
    expect(width === room.width || height === room.height).toBe(true);
    expect(width / scale).toBeCloseTo(best.all.width);
  });

  it("is the first of equal ones", () => {
    expect(bestFit([TALL, WIDE], { width: 500, height: 500 }).arrangement).toBe(TALL);
    expect(bestFit([WIDE, TALL], { width: 500, height: 500 }).arrangement).toBe(WIDE);
  });

  it("is empty before the room is measured", () => {
    expect(bestFit([WIDE, TALL], { width: 0, height: 0 })).toMatchObject({ width: 0, height: 0, scale: 0 });
  });
});

describe("type on a board", () => {
  it("is never too small to read", () => {
    expect(legible(26, 1)).toBe(26);
    expect(legible(26, 0.25) * 0.25).toBe(MIN_TYPE);
    expect(legible(26, 0)).toBe(26);
  });
});
