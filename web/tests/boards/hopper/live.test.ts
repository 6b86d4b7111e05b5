/**
 * HOPPER-10: real-time flights appear in the picture at their real speed and are not shown twice.
 */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { after } from "../../../src/boards/hopper/change";
import { pictureOf, type HopperPicture } from "../../../src/boards/hopper/picture";
import { live } from "../../../src/boards/hopper/live";
import { motion } from "../../../src/boards/hopper/motion";
import { readAhead } from "../../../src/boards/hopper/paths";
import type { LiveEvent } from "../../../src/board/contract";

const [{ path, tracks }] = JSON.parse(readFileSync("tests/boards/hopper/paths.json", "utf8")).filter(
  (packed: { tracks: unknown[] }) => packed.tracks.length > 0,
);
const BEAN: number = tracks[0].bean;
const course: LiveEvent = { path, began: 1000, ms: 2000 };

const empty = pictureOf({
  seat: null,
  actor: null,
  cups: [],
  hands: [[], []],
  beans: [],
  flying: [],
  taken: [],
  points: [0, 0],
  acting: [0, 1],
  finale: true,
  over: false,
  referee: false,
  goal: null,
  refilled: [],
});
const fired = (bean: number): HopperPicture =>
  after(empty, { fact: "Fired", seat: 1, bean, aim: 0, power: 500, timing: 0, tick: 0 });

describe("a flight in real time", () => {
  beforeAll(() => readAhead(path));

  it("is shown from its start, at its real speed, as one film", () => {
    const shown = live(fired(BEAN), course);
    expect(shown.film?.began).toBe(1000);
    expect(shown.film?.slow).toBeNull();
    expect(shown.film?.shots.get(BEAN)).toBe(1);
    expect(live(fired(BEAN), course).film).toBe(shown.film);
  });

  it("is not shown if none of its beans is flying", () => {
    expect(live(empty, course).film).toBeNull();
    expect(live(fired(BEAN + 1000), course).film).toBeNull();
  });

  it("ends with its fact, and beans are immediately where they stopped", () => {
    const flown = after(fired(BEAN), { fact: "Flew", path });
    expect(live(flown, course)).toBe(flown);
    const landed = { fact: "Landed" as const, seat: 1, bean: BEAN, place: "table", pose: [0, 0, 0, 1e6, 0, 0, 0] };
    expect(motion(flown, landed)).toBeNull();
  });
});
