/** Hopper's board: where things lie, how a shot is made, what a referee says. */

import { describe, expect, it } from "vitest";
import { moments } from "../src/boards/hopper/arc";
import { HIGH, Layout, PLATE, sightOf, spotOf, WIDE, type Spot } from "../src/boards/hopper/layout";
import { CUP_OUTER, PITCH, TABLE_RADIUS } from "../src/boards/hopper/measures";
import { changed, restText, type Changes } from "../src/boards/hopper/rest";
import { readShot, ShotInput } from "../src/boards/hopper/shot.svelte";
import { flicked, powerAfter, timingAfter, type Touch } from "../src/boards/hopper/swing";

const SEATS = [2, 3, 4, 5];
const tables = SEATS.flatMap((seats) =>
  [true, false].flatMap((real) =>
    Array.from({ length: seats }, (_, near) => ({ seats, near, real })),
  ),
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

  it("has the near player's edge and plate below", () => {
    for (let seat = 0; seat < table.seats; seat += 1) {
      if (seat === table.near) continue;
      expect(layout.launch(seat)[1]).toBeLessThan(layout.launch(table.near)[1]);
      expect(plates[seat]![1]).toBeLessThan(plates[table.near]![1]);
    }
  });

  it("goes round clockwise: who is next sits to the left", () => {
    if (table.seats === 2) return;
    expect(layout.launch((table.near + 1) % table.seats)[0]).toBeLessThan(WIDE / 2);
  });

  it("keeps plates within the picture, apart from each other and off the cups", () => {
    for (const [seat, [x, y]] of plates.entries()) {
      expect(Math.min(x, WIDE - x)).toBeGreaterThanOrEqual(PLATE.wide / 2);
      expect(Math.min(y, HIGH - y)).toBeGreaterThanOrEqual(PLATE.high / 2);
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

describe("a referee's finger", () => {
  it("has 44 pixels for each cup on a phone 360 pixels wide, margins of 16 taken off", () => {
    expect((PITCH * new Layout(0, 2, true).unit * (360 - 32)) / WIDE).toBeGreaterThanOrEqual(44);
  });
});

describe("aim and strength", () => {
  it("are Python's: the calm shot at c2 from seat 0", () => {
    // docs/games/hopper.md runs the same shot.
    expect(sightOf([26_000, -26_000], 0, 2)).toEqual({ aim: 186, power: 424 });
  });

  it.each(SEATS)("lead to the spot they were read from, at a table of %i", (seats) => {
    for (let seat = 0; seat < seats; seat += 1) {
      for (const aim of [-1000, -333, 0, 1000]) {
        for (const power of [0, 250, 500, 1000]) {
          expect(sightOf(spotOf({ aim, power }, seat, seats), seat, seats)).toEqual({ aim, power });
        }
      }
    }
  });

  it("stay within what a hand can do, wherever one points", () => {
    for (const spot of spots()) {
      const { aim, power } = sightOf(spot, 1, 3);
      expect(Math.abs(aim)).toBeLessThanOrEqual(1000);
      expect(power).toBeGreaterThanOrEqual(0);
      expect(power).toBeLessThanOrEqual(1000);
    }
  });

  it("can be read from a hint, and from nothing else", () => {
    expect(readShot("shot -12 480 0")).toEqual({ aim: -12, power: 480 });
    expect(readShot("rest c2")).toBeNull();
    expect(readShot(null)).toBeNull();
  });
});

describe("a shot in the making", () => {
  function hand() {
    const shots: string[] = [];
    let time = 1000;
    const shot = new ShotInput(
      (text) => shots.push(text),
      () => time,
    );
    return { shot, shots, wait: (ms: number) => (time += ms) };
  }

  it("takes strength from holding and timing from the swing", () => {
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

  it("is not made by letting go, nor by a hand that was called back", () => {
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
    /** A finger that goes up 120 pixels in so many milliseconds; `way` tells how far when. */
    const stroke = (ms: number, aside = 0, way = (part: number) => part): Touch[] =>
      Array.from({ length: 11 }, (_, step) => {
        const part = step / 10;
        return { x: aside * part, y: 300 - 120 * way(part), time: 50 + ms * part };
      });

    it("is as strong as it is fast, and right when it is even", () => {
      expect(flicked(stroke(100))).toEqual({ aside: 0, power: 500, timing: 0 });
      expect(flicked(stroke(200))!.power).toBe(250);
      expect(flicked(stroke(20))!.power).toBe(1000);
    });

    it("is early while the finger gains speed, late while it brakes", () => {
      expect(flicked(stroke(100, 0, (part) => part * part))!.timing).toBeLessThan(-100);
      expect(flicked(stroke(100, 0, (part) => 1 - (1 - part) ** 2))!.timing).toBeGreaterThan(100);
    });

    it("turns the aim to where it goes", () => {
      const { shot, shots } = hand();
      shot.point({ aim: 100, power: 500 });
      shot.flick(flicked(stroke(100, -30))!);
      expect(shots).toEqual(["shot -25 500 0"]);
      shot.flick(flicked(stroke(100, 9_000))!);
      expect(shots[1]).toBe("shot 1000 500 0");
      expect(shot.phase).toBe("aim");
    });

    it("is none when it is slow, short or downwards", () => {
      expect(flicked(stroke(900))).toBeNull();
      expect(flicked(stroke(100).slice(0, 3))).toBeNull();
      expect(flicked(stroke(100).reverse())).toBeNull();
      expect(flicked([])).toBeNull();
    });
  });

  it("never leaves its ranges, reaches all of them, and misses the middle at first", () => {
    const times = Array.from({ length: 4000 }, (_, ms) => ms);
    expect([Math.min(...times.map(powerAfter)), Math.max(...times.map(powerAfter))]).toEqual([0, 1000]);
    expect([Math.min(...times.map(timingAfter)), Math.max(...times.map(timingAfter))]).toEqual([
      -1000, 1000,
    ]);
    expect(times.map(timingAfter)).toContain(0);
    expect(timingAfter(0)).toBe(-1000);
  });
});

describe("a flight", () => {
  it.each(["bean shot", "cup hop"])("%s goes from here to there", (look) => {
    const path = moments({ from: [10, 20], to: [310, -80], look });
    expect(path[0]!.ground).toEqual([10, 20]);
    expect(path.at(-1)!.ground).toEqual([310, -80]);
    expect(path[0]!.height).toBeCloseTo(0, 9);
    expect(path.at(-1)!.height).toBeCloseTo(0, 9);
    expect(Math.max(...path.map(({ height }) => height))).toBeGreaterThan(0.5);
    for (const { height } of path) expect(height).toBeGreaterThanOrEqual(0);
  });
});

describe("a referee's words", () => {
  const NOTHING: Changes = new Map();

  it("name the place, then each cup that changed, in the order of telling", () => {
    const changes = changed(changed(changed(NOTHING, "b3", -1), "a1", 1), "a1", 1);
    expect(restText("c2", changes)).toBe("rest c2 b3-1 a1+2");
    expect(restText("loose", NOTHING)).toBe("rest loose");
  });

  it("forget a change that was taken back", () => {
    expect(changed(changed(NOTHING, "a1", 1), "a1", -1).size).toBe(0);
  });
});
