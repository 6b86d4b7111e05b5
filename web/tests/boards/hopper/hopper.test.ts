/** Hopper's board: layout, shots, and the referee's entries. */

import { describe, expect, it } from "vitest";
import { moments } from "../../../src/boards/hopper/arc";
import { Layout, PLATE, sightOf, spotOf, WIDE, type Spot } from "../../../src/boards/hopper/layout";
import { CUP_OUTER, PITCH, TABLE_RADIUS } from "../../../src/boards/hopper/measures";
import { changed, freeCells, pushText, restText, takeText, type Changes } from "../../../src/boards/hopper/rest";
import type { HopperPicture } from "../../../src/boards/hopper/picture";
import { share } from "../../../src/boards/hopper/room";
import { standingsOf } from "../../../src/boards/hopper/standings";
import { shotsIn } from "../../../src/boards/hopper/trail";
import { readShot, ShotInput } from "../../../src/boards/hopper/shot.svelte";
import { flicked, powerAfter, timingAfter, type Touch } from "../../../src/boards/hopper/swing";

const SEATS = [2, 3, 4, 5];
const tables = SEATS.flatMap((seats) =>
  [true, false].flatMap((real) => Array.from({ length: seats }, (_, near) => ({ seats, near, real }))),
);

/** Sixteen cups, four by four. */
const LINES = [-1.5, -0.5, 0.5, 1.5].map((line) => line * PITCH);
const CUPS: Spot[] = LINES.flatMap((x) => LINES.map((y): Spot => [x, y]));

/** Spots all over the table. */
function* spots(): Generator<Spot> {
  for (let away = 1_000; away < TABLE_RADIUS; away += 33_000) {
    for (let way = 0; way < 6.28; way += 0.7) yield [away * Math.cos(way), away * Math.sin(way)];
  }
}

describe.each(tables)("the table of $seats turned to seat $near (real: $real)", (table) => {
  const layout = new Layout(table.near, table.seats, table.real);
  const plates = Array.from({ length: table.seats }, (_, seat) => layout.plate(seat));

  it("finds the spot that is drawn at a point", () => {
    for (const spot of spots()) {
      const [x, y] = layout.back(layout.at(spot));
      expect(x).toBeCloseTo(spot[0], 3);
      expect(y).toBeCloseTo(spot[1], 3);
    }
  });

  it("has the near player's edge and plate at the bottom", () => {
    for (let seat = 0; seat < table.seats; seat += 1) {
      if (seat === table.near) continue;
      expect(layout.launch(seat)[1]).toBeLessThan(layout.launch(table.near)[1]);
      expect(plates[seat]![1]).toBeLessThanOrEqual(plates[table.near]![1]);
    }
  });

  it("seats players clockwise, the next one on the left", () => {
    if (table.seats === 2) return;
    expect(layout.launch((table.near + 1) % table.seats)[0]).toBeLessThan(WIDE / 2);
  });

  it("keeps plates within the picture, apart from each other and off the cups", () => {
    for (const [seat, [x, y]] of plates.entries()) {
      expect(Math.min(x, WIDE - x)).toBeGreaterThanOrEqual(PLATE.wide / 2);
      const { top, high } = layout.extent;
      expect(Math.min(y - top, top + high - y)).toBeGreaterThanOrEqual(PLATE.high / 2);
      for (const [ox, oy] of plates.slice(seat + 1)) {
        expect(Math.abs(x - ox) >= PLATE.wide || Math.abs(y - oy) >= PLATE.high).toBe(true);
      }
      for (const cup of CUPS) {
        const [cx, cy] = layout.at(cup);
        const aside = Math.max(0, Math.abs(x - cx) - PLATE.wide / 2);
        const above = Math.max(0, Math.abs(y - cy) - PLATE.high / 2);
        expect(Math.hypot(aside, above)).toBeGreaterThan(CUP_OUTER * layout.unit);
      }
    }
  });
});

describe("the room", () => {
  const square = new Layout(0, 2, false).extent.high;
  it.each([
    ["a phone", 374, 590, false, 340],
    ["a lying tablet", 650, 640, false, 470],
    ["an upright tablet", 804, 1000, false, 800],
    ["a laptop", 900, 640, true, 600],
    ["a large screen", 1060, 780, true, 740],
  ] as const)("is shared by table and panel on %s", (_, width, height, beside, least) => {
    const shared = share({ width, height }, square, true);
    expect(shared.beside).toBe(beside);
    expect(shared.scale * WIDE).toBeGreaterThanOrEqual(least);
    expect(shared.table.width <= width && shared.table.height <= height).toBe(true);
    expect(share({ width, height }, square, false).scale).toBeGreaterThanOrEqual(shared.scale);
  });
});

describe("the score", () => {
  const cups = { points: [2, 0], goal: 4 } as unknown as HopperPicture;
  it("counts cups in the short game and points in the long one (HOPPER-8, HOPPER-11)", () => {
    expect(standingsOf(cups)[0]).toEqual({ value: 2, key: "board-hopper-cups-of", goal: 4 });
    expect(standingsOf({ ...cups, goal: null })[0]).toEqual({ value: 2, key: "board-hopper-points" });
  });
});

describe("the trail of a shot", () => {
  it("ends where the bean stopped, or in its cup on a real table", () => {
    const landed = (place: string, pose: number[]) => ({ fact: "Landed", seat: 1, bean: 3, place, pose }) as const;
    const cups = [{ key: "b2", cell: "b2", black: false, x: 7, y: 8 }];
    expect(shotsIn([landed("tray", [1, 2, 3])], { cups })).toEqual([{ seat: 1, to: [1, 2] }]);
    expect(shotsIn([landed("b2", [])], { cups })).toEqual([{ seat: 1, to: [7, 8] }]);
    expect(shotsIn([landed("table", []), { fact: "FinaleBegins" }], { cups })).toEqual([]);
  });
});

describe("the referee's targets", () => {
  it("are 44 pixels wide on a phone 360 pixels wide with margins of 16", () => {
    expect((PITCH * new Layout(0, 2, true).unit * (360 - 32)) / WIDE).toBeGreaterThanOrEqual(44);
  });
});

describe("aim and power", () => {
  it("equal Python's for the steady shot at c2 from seat 0", () => {
    // docs/games/hopper.md runs the same shot.
    expect(sightOf([26_000, -26_000], 0, 2)).toEqual({ aim: 186, power: 424 });
  });

  it.each(SEATS)("lead to the spot they were computed from, with %i seats", (seats) => {
    for (let seat = 0; seat < seats; seat += 1) {
      for (const aim of [-1000, -333, 0, 1000]) {
        for (const power of [0, 250, 500, 1000]) {
          expect(sightOf(spotOf({ aim, power }, seat, seats), seat, seats)).toEqual({ aim, power });
        }
      }
    }
  });

  it("stay within their ranges for any spot", () => {
    for (const spot of spots()) {
      const { aim, power } = sightOf(spot, 1, 3);
      expect(Math.abs(aim)).toBeLessThanOrEqual(1000);
      expect(power).toBeGreaterThanOrEqual(0);
      expect(power).toBeLessThanOrEqual(1000);
    }
  });

  it("can be parsed from a hint, and from nothing else", () => {
    expect(readShot("shot -12 480 0")).toEqual({ aim: -12, power: 480 });
    expect(readShot("rest c2")).toBeNull();
    expect(readShot(null)).toBeNull();
  });
});

describe("a shot in progress", () => {
  function hand() {
    const shots: string[] = [];
    let time = 1000;
    const shot = new ShotInput(
      (text) => shots.push(text),
      () => time,
    );
    return { shot, shots, wait: (ms: number) => (time += ms) };
  }

  it("takes power from holding and timing from the swing", () => {
    const { shot, shots, wait } = hand();
    shot.point({ aim: 120, power: 700 });
    shot.press();
    wait(640);
    shot.release();
    wait(400);
    shot.press();
    expect(shots).toEqual([`shot 120 ${powerAfter(640)} ${timingAfter(400)}`]);
    expect(shot.phase).toBe("aim");
  });

  it("is not made by releasing the button or by cancelling", () => {
    const { shot, shots, wait } = hand();
    shot.release();
    shot.press();
    wait(300);
    shot.cancel();
    shot.release();
    expect(shot.phase).toBe("aim");
    shot.press();
    shot.release();
    shot.release();
    expect(shot.phase).toBe("swing");
    expect(shots).toEqual([]);
  });

  describe("by a flick", () => {
    /** A finger moving up 120 pixels in some milliseconds; `way` maps time to distance. */
    const stroke = (ms: number, aside = 0, way = (part: number) => part): Touch[] =>
      Array.from({ length: 11 }, (_, step) => {
        const part = step / 10;
        return { x: aside * part, y: 300 - 120 * way(part), time: 50 + ms * part };
      });

    it("has power from its speed, and perfect timing at constant speed", () => {
      expect(flicked(stroke(100))).toEqual({ aside: 0, power: 500, timing: 0 });
      expect(flicked(stroke(200))!.power).toBe(250);
      expect(flicked(stroke(20))!.power).toBe(1000);
    });

    it("is early if the finger accelerates, late if it slows down", () => {
      expect(flicked(stroke(100, 0, (part) => part * part))!.timing).toBeLessThan(-100);
      expect(flicked(stroke(100, 0, (part) => 1 - (1 - part) ** 2))!.timing).toBeGreaterThan(100);
    });

    it("changes the aim by its direction", () => {
      const { shot, shots } = hand();
      shot.point({ aim: 100, power: 500 });
      shot.flick(flicked(stroke(100, -30))!);
      expect(shots).toEqual(["shot -25 500 0"]);
      shot.flick(flicked(stroke(100, 9_000))!);
      expect(shots[1]).toBe("shot 1000 500 0");
      expect(shot.phase).toBe("aim");
    });

    it("is ignored if slow, short or downwards", () => {
      expect(flicked(stroke(900))).toBeNull();
      expect(flicked(stroke(100).slice(0, 3))).toBeNull();
      expect(flicked(stroke(100).reverse())).toBeNull();
      expect(flicked([])).toBeNull();
    });
  });

  it("stays within its ranges, reaches all of them, and does not start in the middle", () => {
    const times = Array.from({ length: 4000 }, (_, ms) => ms);
    expect([Math.min(...times.map(powerAfter)), Math.max(...times.map(powerAfter))]).toEqual([0, 1000]);
    expect([Math.min(...times.map(timingAfter)), Math.max(...times.map(timingAfter))]).toEqual([-1000, 1000]);
    expect(times.map(timingAfter)).toContain(0);
    expect(timingAfter(0)).toBe(-1000);
  });
});

describe("a flight", () => {
  it.each(["bean shot", "cup hop"])("%s goes from its start to its end", (sprite) => {
    const path = moments({ from: [10, 20], to: [310, -80], sprite });
    expect(path[0]!.ground).toEqual([10, 20]);
    expect(path.at(-1)!.ground).toEqual([310, -80]);
    expect(path[0]!.height).toBeCloseTo(0, 9);
    expect(path.at(-1)!.height).toBeCloseTo(0, 9);
    expect(Math.max(...path.map(({ height }) => height))).toBeGreaterThan(0.5);
    for (const { height } of path) expect(height).toBeGreaterThanOrEqual(0);
  });
});

describe("the referee's entry", () => {
  const NOTHING: Changes = new Map();

  it("names the place, then each cup that changed, in order of entry", () => {
    const changes = changed(changed(changed(NOTHING, "b3", -1), "a1", 1), "a1", 1);
    expect(restText("c2", changes)).toBe("rest c2 b3-1 a1+2");
    expect(restText("loose", NOTHING)).toBe("rest loose");
  });

  it("names pushed cups and the number of beans taken", () => {
    expect(pushText("c4", "b2")).toBe("push c4>b2");
    expect(takeText(12)).toBe("take 12");
  });

  it("can push a cup to every place without one, and nowhere else", () => {
    const cups = [
      { cell: "b1", x: -26_000, y: -78_000 },
      { cell: "d4", x: 78_000, y: 78_000 },
    ];
    const free = freeCells(cups);
    expect(free).toHaveLength(14);
    expect(free.map(({ cell }) => cell)).not.toContain("b1");
    expect(free.find(({ cell }) => cell === "a1")).toEqual({ cell: "a1", x: -78_000, y: -78_000 });
    expect(free.find(({ cell }) => cell === "c4")).toEqual({ cell: "c4", x: 26_000, y: 78_000 });
  });

  it("drops a change that was undone", () => {
    expect(changed(changed(NOTHING, "a1", 1), "a1", -1).size).toBe(0);
  });
});
