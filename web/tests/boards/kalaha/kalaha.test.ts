/** Kalaha's boards have targets for a phone, rotate to the near seat, and run counter-clockwise. */

import { describe, expect, it } from "vitest";
import { plateWidth } from "../../../src/board/kit/plate";
import { layoutOf, WIDTH, type Hollow, type Layout } from "../../../src/boards/kalaha/layout";

/** The board's width on a phone 360 px wide. */
const PHONE = 344;
const TOUCH = 44;

interface Table {
  seats: number;
  pits: number;
  near: number;
}

const TABLES: Table[] = [
  ...[1, 2, 3, 4, 5, 6].flatMap((pits) => [0, 1].map((near) => ({ seats: 2, pits, near }))),
  ...[3, 4].flatMap((seats) => Array.from({ length: seats }, (_, near) => ({ seats, pits: 6, near }))),
];

const pitsOf = (layout: Layout): Hollow[] => layout.sides.flatMap((side) => side.pits);

describe.each(TABLES)("$seats players with $pits pits, seat $near near", ({ seats, pits, near }) => {
  const layout = layoutOf(seats, pits, near);

  it("has pits that a finger can hit", () => {
    const pixels = PHONE / WIDTH;
    for (const { touch } of pitsOf(layout)) {
      expect(2 * touch.rx * pixels).toBeGreaterThanOrEqual(TOUCH);
      expect(2 * touch.ry * pixels).toBeGreaterThanOrEqual(TOUCH);
    }
  });

  it("has no overlapping targets", () => {
    const all = pitsOf(layout).map(({ touch }) => touch);
    for (const [n, one] of all.entries()) {
      for (const other of all.slice(n + 1)) {
        const apart =
          Math.abs(one.at[0] - other.at[0]) >= one.rx + other.rx ||
          Math.abs(one.at[1] - other.at[1]) >= one.ry + other.ry;
        // In the corners of the square the ellipses do not overlap, though their boxes may.
        const away = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
        expect(apart || away >= Math.max(one.rx, one.ry) + Math.max(other.rx, other.ry)).toBe(true);
      }
    }
  });

  it("keeps everything on the board", () => {
    for (const { at, rx, ry } of layout.sides.flatMap((side) => [...side.pits, side.store])) {
      expect(at[0] - rx).toBeGreaterThanOrEqual(layout.board.x);
      expect(at[0] + rx).toBeLessThanOrEqual(layout.board.x + layout.board.width);
      expect(at[1] - ry).toBeGreaterThanOrEqual(0);
      expect(at[1] + ry).toBeLessThanOrEqual(layout.height);
    }
  });

  it("has names that do not overlap, whoever's turn it is", () => {
    const plates = layout.sides.map(({ name: { at, anchor, letters } }) => {
      expect(letters).toBeGreaterThan(5);
      const width = plateWidth(letters, true);
      const left = { start: at[0], middle: at[0] - width / 2, end: at[0] - width }[anchor];
      return { left, right: left + width, y: at[1] };
    });
    for (const [n, one] of plates.entries()) {
      for (const other of plates.slice(n + 1)) {
        const beside = one.right <= other.left || other.right <= one.left;
        expect(beside || Math.abs(one.y - other.y) >= 44).toBe(true);
      }
    }
  });

  it("has the near seat's pits lowest, from left to right, and the store on the right (KALAHA-1)", () => {
    const side = layout.sides.find(({ seat }) => seat === near)!;
    const xs = [...side.pits, side.store].map(({ at }) => at[0]);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    const lowest = Math.max(...pitsOf(layout).map(({ at }) => at[1]));
    for (const { at } of side.pits) expect(at[1]).toBe(lowest);
  });

  it("runs counter-clockwise from seat to seat (KALAHA-3)", () => {
    const [x, y] = [WIDTH / 2, layout.height / 2];
    const bySeat = [...layout.sides].sort((a, b) => a.seat - b.seat);
    const ring = bySeat.flatMap((side) => [...side.pits, side.store]);
    const angles = ring.map(({ at }) => Math.atan2(y - at[1], at[0] - x));
    const turns = angles.map((angle, n) => {
      const step = angles[(n + 1) % angles.length]! - angle;
      return (step + 2 * Math.PI) % (2 * Math.PI);
    });
    // Once around, however many stops; a step back would add a whole turn.
    expect(turns.reduce((sum, turn) => sum + turn)).toBeCloseTo(2 * Math.PI);
  });
});
