/** A replay goes to the requested step, and animations started before have no effect. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardModule } from "../src/board/contract";
import type { Frame } from "../src/wire/http";
import { Timeline, REST } from "../src/board/timeline.svelte";

const MS = 100;
const board = {
  picture: (view: Record<string, unknown>) => view.n,
  motion: () => ({ ms: MS }),
  after: (picture: unknown) => picture,
  drawn: (picture: unknown) => picture,
} as unknown as BoardModule<unknown>;

const turn = { kind: "act" };
const frames = [0, 1, 2, 3].map((n) => ({ number: n, facts: [{ fact: "a" }], view: { n }, turn }) as unknown as Frame);
const film = () => new Timeline(board, frames, { pace: () => 1, sound: () => {} });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a replay", () => {
  it("plays every step, each in its time, and stops at the end", async () => {
    const shown = film();
    shown.run();
    await vi.advanceTimersByTimeAsync(MS);
    expect(shown.stage.picture).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * (REST + MS));
    expect([shown.at, shown.stage.picture, shown.playing]).toEqual([3, 3, false]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown.at).toBe(3);
  });

  it("starts over when played at the end", async () => {
    const shown = film();
    shown.seek(3);
    shown.toggle();
    await vi.advanceTimersByTimeAsync(MS);
    expect([shown.at, shown.playing]).toEqual([1, true]);
  });

  it("stays at the step the user chose, whatever was moving", async () => {
    const shown = film();
    shown.run();
    await vi.advanceTimersByTimeAsync(MS / 2);
    shown.seek(3);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([shown.at, shown.stage.picture, shown.playing]).toEqual([3, 3, false]);
  });

  it("runs once when played again before a step has ended", async () => {
    const shown = film();
    shown.run();
    await vi.advanceTimersByTimeAsync(MS / 2);
    shown.pause();
    shown.run();
    await vi.advanceTimersByTimeAsync(MS);
    expect(shown.at).toBe(2);
    await vi.advanceTimersByTimeAsync(REST - 1);
    expect(shown.at).toBe(2);
    await vi.advanceTimersByTimeAsync(REST + 2 * MS);
    expect([shown.at, shown.playing]).toEqual([3, false]);
  });

  it("stops at the next step", async () => {
    const shown = film();
    shown.run();
    await vi.advanceTimersByTimeAsync(MS);
    shown.next();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([shown.at, shown.stage.picture, shown.playing]).toEqual([2, 2, false]);
  });

  it("can be stepped faster than its animations", async () => {
    const shown = film();
    void shown.step();
    void shown.step();
    await vi.advanceTimersByTimeAsync(MS);
    expect([shown.at, shown.stage.picture]).toEqual([2, 2]);
  });

  it("never goes beyond the first or last step", async () => {
    const shown = film();
    shown.seek(-5);
    expect(shown.at).toBe(0);
    shown.seek(99);
    await shown.step();
    expect(shown.at).toBe(3);
  });
});
