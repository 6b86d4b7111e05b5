/** Hopper's flights: decoded from Python's data, shown in time, followed by a camera. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isDeepWanted } from "../../../src/boards/hopper/deep";
import { closeCall, filmedAt, filmOf, knocks, secondAt, shownAt, type Film } from "../../../src/boards/hopper/film";
import { fromSeat, Layout, type Spot } from "../../../src/boards/hopper/layout";
import { CUP_HEIGHT, CUP_INNER, TABLE_RADIUS } from "../../../src/boards/hopper/measures";
import { endOf, placingAt, readPath, type Path, type Placing } from "../../../src/boards/hopper/path";
import { pathOf, readAhead } from "../../../src/boards/hopper/paths";
import {
  alongWith,
  between,
  DM,
  fromAbove,
  fromChair,
  unitsIn,
  type View,
} from "../../../src/boards/hopper/three/camera";
import { Moves } from "../../../src/boards/hopper/three/moves";

interface Packed {
  path: string;
  tracks: { bean: number; first: number; frames: number[][] }[];
}

// `tests/games/hopper/test_pages.py` compares these with Python's encoding.
const PACKED: Packed[] = JSON.parse(readFileSync("tests/boards/hopper/paths.json", "utf8"));
const FLAT: Placing = [0, 0, 0, 1, 0, 0, 0];

describe("a path", () => {
  it.each(PACKED.map(({ path, tracks }) => ({ path, tracks, size: tracks.length })))(
    "of $size tracks is decoded as Python encoded it",
    async ({ path, tracks }) => {
      const read = await readPath(path);
      expect(read.rate).toBe(60);
      expect(read.tracks.map(({ bean, first }) => [bean, first])).toEqual(
        tracks.map(({ bean, first }) => [bean, first]),
      );
      for (const [index, { frames }] of tracks.entries()) {
        const numbers = read.tracks[index]!.frames.map((frame) =>
          frame.map((value, channel) => Math.round(channel < 3 ? value / 100 : value * 32767) + 0),
        );
        expect(numbers).toEqual(frames);
      }
    },
  );

  it("that cannot be decoded is ignored", async () => {
    for (const text of ["", "nonsense!", btoa("not packed"), PACKED[1]!.path.slice(0, 200)]) {
      await readAhead(text);
      expect(pathOf(text)).toBeNull();
    }
    await readAhead(PACKED[1]!.path);
    expect(pathOf(PACKED[1]!.path)?.tracks.length).toBe(PACKED[1]!.tracks.length);
  });

  it("interpolates between frames, rotating the shorter way", () => {
    const turned: Placing = [600, 0, 0, -1, 0, 0, 0];
    const track = { bean: 1, first: 6, frames: [FLAT, turned] };
    expect(placingAt(track, 60, 0)).toEqual(FLAT);
    expect(placingAt(track, 60, 6.5 / 60)[0]).toBeCloseTo(300, 6);
    expect(Math.abs(placingAt(track, 60, 6.5 / 60)[3])).toBeCloseTo(1, 9);
    expect(placingAt(track, 60, 99)[0]).toBe(600);
  });
});

/** A bean falling at constant speed next to the centre of a cup at the origin. */
function falling(aside: number): Path {
  const frames = Array.from({ length: 40 }, (_, at): Placing => [aside, 0, 200_000 - 5_000 * at, 1, 0, 0, 0]);
  return { rate: 60, tracks: [{ bean: 5, first: 0, frames }] };
}
const CUPS: Spot[] = [[0, 0]];
const SHOT = new Map([[5, 0]]);
const RIM = CUP_INNER + 1_000;

describe("a close call", () => {
  it("is a shot at the rim of a cup, at that time", () => {
    const slow = closeCall(falling(RIM), SHOT, CUPS)!;
    const touch = (200_000 - CUP_HEIGHT) / 5_000 / 60;
    expect(slow.from).toBeLessThan(touch);
    expect(slow.to).toBeGreaterThan(touch);
  });

  it("is not a bean that falls cleanly into a cup, far from it, or that was not shot", () => {
    expect(closeCall(falling(0), SHOT, CUPS)).toBeNull();
    expect(closeCall(falling(80_000), SHOT, CUPS)).toBeNull();
    expect(closeCall(falling(RIM), new Map(), CUPS)).toBeNull();
    expect(closeCall(falling(RIM), SHOT, [])).toBeNull();
  });

  it("is shown in slow motion, and nothing else is", () => {
    const path = falling(RIM);
    const film = filmOf(path, SHOT, CUPS);
    expect(film.ms).toBeGreaterThan(filmOf(path, SHOT, []).ms);
    expect(shownAt(film.slow, film.slow!.from)).toBe(film.slow!.from);
    for (let second = 0; second <= endOf(path); second += 0.01) {
      expect(secondAt(film, shownAt(film.slow, second))).toBeCloseTo(second, 9);
    }
    expect(secondAt(film, film.ms / 1000)).toBeGreaterThanOrEqual(endOf(path));
  });
});

describe("the sound of a flight", () => {
  it("has a knock wherever a bean changes direction, and none in free fall", async () => {
    const heights = [60, 40, 20, 0, 20, 40, 60];
    const frames = heights.map((z): Placing => [0, 0, 1000 * z, 1, 0, 0, 0]);
    const bounce: Path = { rate: 60, tracks: [{ bean: 5, first: 6, frames }] };
    expect(knocks(filmOf(bounce, SHOT, []))).toEqual([150]);
    expect(knocks(filmOf(falling(0), SHOT, []))).toEqual([]);
    const film = filmOf(await readPath(PACKED[1]!.path), SHOT, []);
    expect(knocks(film).length).toBeGreaterThan(0);
    expect(knocks(film).at(-1)!).toBeLessThan(film.ms);
  });
});

describe("the camera", () => {
  const box = { width: 640, height: 500 };
  const layout = new Layout(1, 3, false, true);

  /** Where a view shows a position, in pixels from the centre of the box, as three.js does. */
  function project(view: View, place: readonly number[]): [number, number] {
    const minus = (a: readonly number[], b: readonly number[]) => a.map((part, axis) => part - b[axis]!);
    const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, part, axis) => sum + part * b[axis]!, 0);
    const cross = ([a, b, c]: number[], [d, e, f]: number[]) => [
      b! * f! - c! * e!,
      c! * d! - a! * f!,
      a! * e! - b! * d!,
    ];
    const unit = (a: number[]) => a.map((part) => part / Math.hypot(...a));
    const ahead = unit(minus(view.target, view.eye));
    const right = unit(cross(ahead, [...view.up]));
    const up = cross(right, ahead);
    const seen = minus(place, view.eye);
    const scale = box.height / 2 / Math.tan((view.angle * Math.PI) / 360) / dot(seen, ahead);
    return [dot(seen, right) * scale, dot(seen, up) * scale];
  }

  it("shows every spot from above exactly where the flat picture does", () => {
    const view = fromAbove(1, 3, box, layout.unit);
    for (const spot of [
      [0, 0],
      [78_000, -26_000],
      [-140_000, 170_000],
      [0, -250_000],
    ] as Spot[]) {
      const [x, y] = layout.at(spot);
      const [right, up] = project(view, [spot[0] * DM, spot[1] * DM, 0]);
      expect(right).toBeCloseTo((x - 500) * unitsIn(box), 6);
      expect(-up).toBeCloseTo((y - 580) * unitsIn(box), 6);
    }
  });

  it("moves between views and never looks along its own up vector", () => {
    const [top, chair] = [fromAbove(0, 2, box, layout.unit), fromChair(0, 2, box)];
    expect(between(top, chair, 0)).toEqual(top);
    for (let part = 0; part <= 1; part += 0.05) {
      const { eye, target, up } = between(top, chair, part);
      const ahead = target.map((value, axis) => value - eye[axis]!);
      const along = ahead.reduce((sum, value, axis) => sum + value * up[axis]!, 0);
      expect(Math.abs(along) / Math.hypot(...ahead) / Math.hypot(...up)).toBeLessThan(0.95);
    }
  });

  it("keeps a flying bean in view until it stops, whoever shot it", async () => {
    const path = await readPath(PACKED[1]!.path);
    const { bean, frames } = path.tracks.reduce((a, b) => (a.frames.length > b.frames.length ? a : b));
    const [x, y] = frames[0]!;
    const shooter = [0, 1, 2].find((seat) => fromSeat([x, y], seat, 3)[1] < -0.9 * TABLE_RADIUS)!;
    expect(shooter).toBeDefined();
    for (const near of [0, 1, 2]) {
      const film: Film = filmOf(path, new Map([[bean, shooter]]), CUPS);
      for (let ms = 150; ms < film.ms; ms += 40) {
        const view = alongWith(film, ms, near, 3, box)!;
        const { at } = filmedAt(film, ms).find((one) => one.bean === bean)!;
        const [right, up] = project(
          view,
          at.slice(0, 3).map((part) => part * DM),
        );
        expect(Math.abs(right)).toBeLessThan(box.width / 2);
        expect(Math.abs(up)).toBeLessThan(box.height / 2);
        expect(view.eye[2]).toBeGreaterThan(0.5);
      }
    }
  });

  it("has no bean to follow if none was shot", () => {
    expect(alongWith(filmOf(falling(0), new Map(), CUPS), 0, 0, 2, box)).toBeNull();
  });
});

describe("the 3D table", () => {
  it("is drawn to scale", () => {
    const deep = new Layout(0, 2, false, true);
    const [x] = deep.at([TABLE_RADIUS, 0]);
    expect(x - 500).toBeCloseTo(TABLE_RADIUS * deep.unit, 6);
    expect(new Layout(0, 2, false).at([TABLE_RADIUS, 0])[0]).toBeLessThan(x);
  });

  it("is drawn if rendering is fast or the user wants it, never if it cannot be", () => {
    expect([null, true, false].map((flat) => isDeepWanted(flat, "none"))).toEqual([false, false, false]);
    expect([null, true, false].map((flat) => isDeepWanted(flat, "slow"))).toEqual([false, false, true]);
    expect([null, true, false].map((flat) => isDeepWanted(flat, "quick"))).toEqual([true, false, true]);
  });

  it("moves objects to their places, immediately without motion", () => {
    const pose = (x: number) => ({ at: [x, 0, 0] as const, turn: [1, 0, 0, 0] as const });
    const moves = new Moves<number>();
    moves.go(new Map([[1, pose(0)]]), 0, 100);
    expect(moves.busy).toBe(false);
    moves.go(new Map([[1, pose(2)]]), 0, 100);
    moves.tick(50);
    expect(moves.poses.get(1)!.at[0]).toBeCloseTo(1, 9);
    expect(moves.poses.get(1)!.at[2]).toBeGreaterThan(0);
    moves.tick(100);
    expect([moves.busy, moves.poses.get(1)]).toEqual([false, pose(2)]);
    moves.go(new Map([[1, pose(5)]]), 200, 0);
    expect(moves.poses.get(1)).toEqual(pose(5));
    moves.go(new Map(), 300, 100);
    expect(moves.poses.size).toBe(0);
  });
});
