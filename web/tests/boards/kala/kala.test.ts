/** Every legal sowing, and nothing else, can be chosen on Kala's board. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  back,
  chosen,
  land,
  NOTHING,
  offered,
  openWays,
  question,
  shown,
  touch,
  waysOf,
  type Choice,
  type Way,
} from "../../../src/boards/kala/choice";
import { CELLS, cellsOf, stepsTo } from "../../../src/boards/kala/cells";
import { arrangementFor, middleOf, placeAt, pointOf, TALL, WIDE } from "../../../src/boards/kala/layout";
import type { Frame } from "../../../src/wire/http";

const FOLDER = process.env.CUPBOARD_FRAMES ?? "frames";

/** All choices in the recorded games: the moves of each position. */
function positions(): Way[][] {
  const files = ["kala-store-2.json", "kala-bank-2.json"];
  const frames = files.flatMap((file): Frame[] => JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Frame[]);
  return frames.flatMap((frame) =>
    Object.entries(frame.legal).map(([seat, moves]) => waysOf(moves!, (frame.view.at as string[])[Number(seat)]!)),
  );
}

const POSITIONS = positions();

/** Select cells, then answer the questions as a player who wants this move. */
function choose(ways: readonly Way[], wanted: Way, cells: readonly string[]): string | null {
  let choice: Choice = NOTHING;
  for (const cell of cells) {
    expect(offered(ways, choice), `${wanted.text} ${cell}`).toContain(cell);
    choice = touch(ways, choice, cell)!;
  }
  if (question(ways, choice) === "harvest") choice = { ...choice, harvest: wanted.harvest };
  if (question(ways, choice) !== "landing") return chosen(ways, choice);
  expect(offered(ways, choice)).toContain(wanted.onto);
  return land(ways, choice, wanted.onto!);
}

describe("choosing a sowing", () => {
  it("covers moves of every kind (KALA-5, KALA-9, KALA-10, KALA-12)", () => {
    const all = POSITIONS.flat();
    expect(all.length).toBeGreaterThan(300);
    expect(all.some((way) => way.harvest)).toBe(true);
    expect(all.some((way) => way.onto)).toBe(true);
    expect(all.some((way) => way.steps.length > 3)).toBe(true);
  });

  it("works from cup to cup", () => {
    for (const ways of POSITIONS) {
      for (const way of ways) expect(choose(ways, way, way.cells.slice(1))).toBe(way.text);
    }
  });

  it("works by the last cup, and one in between if two paths lead there", () => {
    let unsure = 0;
    for (const ways of POSITIONS) {
      for (const way of ways) {
        const end = way.cells.at(-1)!;
        const paths = new Set(openWays(ways, touch(ways, NOTHING, end)!).map(({ steps }) => steps));
        unsure += paths.size > 1 ? 1 : 0;
        const cells = paths.size > 1 ? [end, way.cells[1]!] : [end];
        expect(choose(ways, way, cells)).toBe(way.text);
      }
    }
    expect(unsure).toBeGreaterThan(50);
  });

  it("rejects cells that no path leads through", () => {
    for (const ways of POSITIONS) {
      const reached = new Set(ways.flatMap((way) => way.cells.slice(1)));
      for (const cell of CELLS.filter((one) => !reached.has(one))) {
        expect(touch(ways, NOTHING, cell)).toBeNull();
      }
    }
  });

  it("can be undone step by step", () => {
    for (const ways of POSITIONS) {
      for (const way of ways) {
        let choice: Choice = NOTHING;
        for (const cell of way.cells.slice(1)) choice = touch(ways, choice, cell)!;
        choice = back({ ...choice, harvest: way.harvest });
        expect(choice.harvest).toBeNull();
        for (let left = way.steps.length; left > 0; left -= 1) {
          expect(choice.touched).toHaveLength(left);
          choice = back(choice);
        }
        expect(choice).toEqual(NOTHING);
      }
    }
  });

  it("shows exactly the paths through the cup under the pointer, each once", () => {
    for (const ways of POSITIONS) {
      for (const cell of CELLS) {
        const told = shown(ways, NOTHING, cell).map(({ steps }) => steps);
        const through = ways.filter((way) => way.cells.indexOf(cell) > 0).map(({ steps }) => steps);
        expect(new Set(told)).toEqual(new Set(through));
        expect(told).toHaveLength(new Set(told).size);
      }
    }
  });
});

describe("cells", () => {
  it("are reached by the steps between them", () => {
    for (const from of CELLS) {
      for (const to of CELLS) expect(cellsOf(from, stepsTo(from, to)).at(-1)).toBe(to);
    }
  });
});

describe("both arrangements", () => {
  it("have the cups in the same places and no overlapping trays", () => {
    for (const arrangement of [TALL, WIDE]) {
      for (const cell of CELLS) expect(placeAt(arrangement, `cell:${cell}`)).toEqual(pointOf(cell));
      for (const seat of [0, 1]) {
        expect(placeAt(arrangement, `store:${seat}`)).toEqual(middleOf(arrangement.stores[seat]!));
      }
      expect(placeAt(arrangement, "bank")).toEqual(middleOf(arrangement.bank));
    }
  });

  it("are used where they are drawn larger", () => {
    expect(arrangementFor(360, 600)).toBe(TALL);
    expect(arrangementFor(900, 650)).toBe(WIDE);
  });
});
