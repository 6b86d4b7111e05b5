/** Kalaha's boards have targets for a phone, rotate to the near seat, and run counter-clockwise. */

import { describe, expect, it } from "vitest";
import { nameIn } from "../../../src/board/kit/plate";
import { bestFit } from "../../../src/board/kit/fit";
import { layoutsOf, middleOf, wayOf, type Hollow, type Layout } from "../../../src/boards/kalaha/layout";
import { motions } from "../../../src/boards/kalaha/motion";
import { pictureOf } from "../../../src/boards/kalaha/picture";
import { standings } from "../../../src/boards/kalaha/standings";
import type { KalahaView } from "../../../src/wire/games/kalaha";

/** The board's width on a phone 360 px wide. */
const PHONE = 344;
const TOUCH = 44;
/** The size of a plate's own unit. */
const PLATE = 1.2;

interface Table {
  name: string;
  layout: Layout;
  near: number;
}

const tablesOf = (seats: number, pits: number, near: number): Table[] =>
  layoutsOf(seats, pits, near).map((layout) => ({
    name: `${seats} players, ${pits} pits, seat ${near} near, ${layout.kind} ${layout.board.width}×${layout.board.height}`,
    layout,
    near,
  }));

const TABLES: Table[] = [
  ...[1, 2, 3, 4, 5, 6].flatMap((pits) => [0, 1].flatMap((near) => tablesOf(2, pits, near))),
  ...[3, 4].flatMap((seats) => Array.from({ length: seats }, (_, near) => tablesOf(seats, 6, near)).flat()),
];

const pitsOf = (layout: Layout): Hollow[] => layout.sides.flatMap((side) => side.pits);

describe.each(TABLES)("$name", ({ layout, near }) => {
  it("has pits that a finger can hit", () => {
    const pixels = PHONE / layout.all.width;
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
      expect(at[1] + ry).toBeLessThanOrEqual(layout.board.height);
    }
  });

  it("has names that do not overlap, whoever's turn it is", () => {
    const plates = layout.sides.map(({ name: { at, anchor, room: width } }) => {
      expect(nameIn("Wilhelmina", width / PLATE)).toMatch(/^Wilh/);
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

  it("has the near seat's pits in order, and its store at their right-hand end (KALAHA-1)", () => {
    const side = layout.sides.find(({ seat }) => seat === near)!;
    // Upright, the near player's right hand is below.
    const [along, beside] = layout.kind === "upright" ? [1, 0] : [0, 1];
    const ends = [...side.pits, side.store].map(({ at }) => at[along]!);
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    const levels = pitsOf(layout).map(({ at }) => at[beside]!);
    const own = layout.kind === "upright" ? Math.min(...levels) : Math.max(...levels);
    for (const { at } of side.pits) expect(at[beside]).toBeCloseTo(own);
  });

  it("runs counter-clockwise from seat to seat (KALAHA-3)", () => {
    const [x, y] = middleOf(layout);
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

describe("two players", () => {
  const [PORTRAIT, LANDSCAPE] = [
    { width: 374, height: 560 },
    { width: 700, height: 560 },
  ];

  it("have the upright board on a narrow screen and the long one on a wide one", () => {
    const layouts = layoutsOf(2, 6, 0);
    expect(bestFit(layouts, PORTRAIT).arrangement.kind).toBe("upright");
    expect(bestFit(layouts, LANDSCAPE).arrangement.kind).toBe("long");
  });

  it("sit behind their own rows around a tablet", () => {
    expect(bestFit(layoutsOf(2, 6, 0, true), PORTRAIT).arrangement.kind).toBe("long");
  });
});

describe("the way of a sowing", () => {
  const [layout] = layoutsOf(2, 6, 0);
  const wayTo = (stones: number, owner: number, pit: number | "store") =>
    wayOf(layout, { owner: 0, pit: 4 }, { owner, pit }, stones).map(({ place }) => `${place.owner}-${place.pit}`);

  it("passes the own store, but not the other's", () => {
    expect(wayTo(3, 0, "store")).toEqual(["0-4", "0-5", "0-6", "0-store"]);
    expect(wayTo(10, 0, 1)).toEqual(["0-4", "0-5", "0-6", "0-store", "1-1", "1-2", "1-3", "1-4", "1-5", "1-6", "0-1"]);
  });

  it("goes all the way round if there are that many stones", () => {
    expect(wayTo(13, 0, 4)).toHaveLength(14);
    expect(wayTo(15, 0, 6)).toHaveLength(14);
    expect(wayTo(13, 0, 4).at(-1)).toBe("0-4");
  });
});

describe("a picture", () => {
  const view = {
    pits: [
      [4, 4, 4, 4, 0, 1],
      [4, 4, 4, 4, 4, 4],
    ],
    stores: [7, 0],
    actor: 0,
    over: false,
    sowings: [],
  } as unknown as KalahaView;

  it("tells how many of all stones win", () => {
    expect(standings(pictureOf(view))).toEqual([
      { value: 7, goal: 25, key: "board-kalaha-goal" },
      { value: 0, goal: 25, key: "board-kalaha-goal" },
    ]);
  });

  it("announces each free turn in a row with a higher sound", () => {
    const motion = motions();
    const picture = pictureOf(view);
    const pitch = (seat: number) => {
      motion(picture, { fact: "Picked", seat, pit: 1, stones: 4 });
      return motion(picture, { fact: "FreeTurn", seat })!.pitch!;
    };
    const [first, second, other] = [pitch(0), pitch(0), pitch(1)];
    expect(second).toBeGreaterThan(first);
    expect(other).toBe(first);
  });

  it("shows how much was captured", () => {
    const captured = motions()(pictureOf(view), { fact: "Captured", seat: 0, owner: 1, pit: 2, stones: 4 })!;
    expect(captured.flights!.map(({ sprite }) => sprite)).toContain("reward:0:4");
  });
});
