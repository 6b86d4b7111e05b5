/** The curve of an analysis, and the steps it goes through. */

import { describe, expect, it } from "vitest";
import { apart, pathOf, scaleOf, stepAt, WIDTH, x, y } from "../src/pages/analysis/curve";
import { stepsOf } from "../src/pages/analysis/report";
import type { Decision } from "../src/wire/report";
import { valueOf } from "../src/learn/analysis-words";

const decision = (event: number, seat: number, after: number[]): Decision => ({
  number: event + 1,
  event,
  seat,
  made: "1",
  before: after,
  after,
  certainty: "proven",
  depth: null,
  best: null,
  line: [],
  told: [],
  loss: 0,
  size: null,
  marks: [],
  mix: [],
  known: {},
});

describe("steps", () => {
  it("group decisions that were made together", () => {
    const steps = stepsOf([decision(0, 0, [1, 0]), decision(0, 1, [1, 0]), decision(3, 0, [0, 1])]);
    expect(steps.map((step) => [step.event, step.decisions.length])).toEqual([
      [0, 2],
      [3, 1],
    ]);
  });
});

describe("the curve", () => {
  const steps = stepsOf([1, 2, 3, 4].map((event) => decision(event, 0, [event, -event])));

  it("maps each step to a place, and each place to its nearest step", () => {
    const scale = scaleOf({ unit: "margin", start: [0, 0] }, steps);
    expect(scale).toMatchObject({ low: -4, high: 4, width: WIDTH, steps: 4 });
    for (let at = 0; at < steps.length; at++) expect(stepAt(x(at + 1, scale), scale)).toBe(at);
    expect(stepAt(-50, scale)).toBe(0);
    expect(stepAt(WIDTH + 50, scale)).toBe(3);
  });

  it("draws higher values higher, and an even standing in the middle", () => {
    const scale = scaleOf({ unit: "margin", start: [0, 0] }, steps);
    expect(y(4, scale)).toBeLessThan(y(-4, scale));
    expect(y(0, scale)).toBeCloseTo((y(4, scale) + y(-4, scale)) / 2);
    expect(pathOf([0, 4], scale).match(/[ML]/g)).toEqual(["M", "L"]);
  });

  it("keeps signs apart and in order", () => {
    const [top, middle, low] = apart([100, 100, 104]) as [number, number, number];
    expect(low).toBe(104);
    expect(Math.abs(middle - top)).toBeGreaterThanOrEqual(15);
    expect(low - Math.max(top, middle)).toBeGreaterThanOrEqual(15);
    expect(apart([10, 90, 50])).toEqual([10, 90, 50]);
  });
});

describe("a lead", () => {
  it("equals the other side's deficit", () => {
    for (const lead of [0.4, 0.5, 9.5, 10.5]) {
      const [mine, theirs] = [valueOf(lead, "margin"), valueOf(-lead, "margin")];
      expect(theirs).toBe(mine.replace("+", "−"));
    }
  });
});
