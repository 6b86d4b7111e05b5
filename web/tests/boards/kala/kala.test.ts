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
import { bestFit } from "../../../src/board/kit/fit";
import { Chooser } from "../../../src/boards/kala/chooser.svelte";
import { pathOf } from "../../../src/boards/kala/last-path";
import { standings } from "../../../src/boards/kala/standings";
import type { Picture } from "../../../src/boards/kala/picture";
import type { KalaFact } from "../../../src/wire/games/kala";
import { ARRANGEMENTS, BOARD, middleOf, placeAt, pointOf } from "../../../src/boards/kala/layout";
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

describe("the arrangements", () => {
  it("have the cups in the same places and no overlapping trays", () => {
    for (const arrangement of ARRANGEMENTS) {
      for (const cell of CELLS) expect(placeAt(arrangement, `cell:${cell}`)).toEqual(pointOf(cell));
      for (const seat of [0, 1]) {
        expect(placeAt(arrangement, `store:${seat}`)).toEqual(middleOf(arrangement.stores[seat]!));
      }
      expect(placeAt(arrangement, "bank")).toEqual(middleOf(arrangement.bank));
    }
  });

  it("fill a phone, a tablet in both directions and a laptop", () => {
    const kinds = [
      { room: { width: 374, height: 600 }, beside: false },
      { room: { width: 800, height: 950 }, beside: false },
      { room: { width: 690, height: 600 }, beside: true },
      { room: { width: 1080, height: 740 }, beside: true },
    ];
    for (const { room, beside } of kinds) {
      const { arrangement, width, height } = bestFit(ARRANGEMENTS, room);
      expect(arrangement.stores[0]!.x > BOARD, JSON.stringify(room)).toBe(beside);
      expect((width * height) / (room.width * room.height)).toBeGreaterThan(0.75);
    }
  });
});

describe("looking before sowing", () => {
  const ways = POSITIONS.find((some) => {
    const ends = some.map((way) => way.cells.at(-1)!);
    return some.filter((way, n) => ends.indexOf(ends[n]!) === ends.lastIndexOf(ends[n]!) && !way.onto).length > 1;
  })!;
  const single = ways.filter((way) => ways.filter((other) => other.cells.at(-1) === way.cells.at(-1)).length === 1);
  const picture = { at: [ways[0]!.cells[0]!, ""], position: "now" } as unknown as Picture;

  /** A player who sees what the page shows. */
  function player(confirms: boolean) {
    const seen: { preview: string | null; played: string[] } = { preview: null, played: [] };
    const legal = ways.map(({ text }) => text);
    const chooser = new Chooser(() => ({ picture, legal, actor: 0, confirms, preview: seen.preview }), {
      play: (text) => seen.played.push(text),
      show: (way) => (seen.preview = way?.text ?? null),
    });
    return { chooser, seen };
  }
  const [one, other] = single.map((way) => ({ text: way.text, end: way.cells.at(-1)! }));

  it("shows the path at the first tap on its end, and plays it at the second", () => {
    const { chooser, seen } = player(true);
    chooser.touch(one!.end);
    expect(seen).toEqual({ preview: one!.text, played: [] });
    expect(new Set(chooser.offered)).toEqual(new Set([...offered(ways, NOTHING), one!.end]));
    chooser.touch(one!.end);
    expect(seen).toEqual({ preview: null, played: [one!.text] });
  });

  it("shows another path instead, or none", () => {
    const { chooser, seen } = player(true);
    chooser.touch(one!.end);
    chooser.touch(other!.end);
    expect(seen).toEqual({ preview: other!.text, played: [] });
    chooser.leave();
    expect(seen).toEqual({ preview: null, played: [] });
    expect(chooser.begun).toBe(false);
  });

  it("is left out by those who do not want it", () => {
    const { chooser, seen } = player(false);
    chooser.touch(one!.end);
    expect(seen).toEqual({ preview: null, played: [one!.text] });
  });
});

describe("the last path", () => {
  it("is read from the facts", () => {
    const facts = [
      { fact: "Took", seat: 1, source: "store", beans: 4 },
      { fact: "Dropped", seat: 1, owner: 1, cell: "d4" },
      { fact: "Sown", seat: 1, cell: "d3" },
      { fact: "Harvested", seat: 1, cell: "d3", beans: 5, gain: 4 },
      { fact: "Moved", seat: 1, start: "d4", cell: "d3" },
    ] satisfies KalaFact[];
    expect(pathOf(facts)).toEqual({ seat: 1, cells: ["d4", "d3"], start: "d4", harvested: "d3" });
    expect(pathOf([{ fact: "Begins", seat: 0 }])).toBeNull();
  });
});

describe("standings", () => {
  it("warn of too few beans to sow, unless the bank gives them (KALA-3, KALA-15)", () => {
    const picture = (bankOpen: boolean) => ({ stores: [3, 20], bankOpen }) as unknown as Picture;
    expect(standings(picture(false)).map(({ value, danger }) => [value, danger])).toEqual([
      [3, 4],
      [20, 4],
    ]);
    expect(standings(picture(true))[0]!.danger).toBeUndefined();
  });
});
