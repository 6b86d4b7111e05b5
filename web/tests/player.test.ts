/** The stage shows frames in order, and a jump cancels animations. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardModule } from "../src/board/contract";
import { Stage } from "../src/board/player.svelte";
import type { Frame } from "../src/wire/http";

/** A board that only records what happens on it. */
const board = {
  picture: (view: Record<string, unknown>) => [`view ${view.n}`],
  motion: () => ({ ms: 100 }),
  after: (picture: string[], fact: { fact: string }) => [...picture, fact.fact],
  drawn: (picture: string[]) => picture,
} as unknown as BoardModule<string[]>;

function frame(number: number, ...facts: string[]): Frame {
  return {
    number,
    moves: number,
    event: { kind: "played", seat: 0, text: null },
    facts: facts.map((fact) => ({ fact })),
    view: { n: number },
    turn: { kind: "act", seats: [0], together: false, live: false, waiting: [0] },
    legal: {},
    left: {},
    outcome: null,
    notes: [],
  };
}

const stageAt = (pace: number) => new Stage(board, frame(0), { pace: () => pace, sound: () => {} });

describe("the stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows facts one by one and then the view", async () => {
    const stage = stageAt(1);
    const end = stage.play(frame(1, "a", "b"));
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.picture).toEqual(["view 0", "a"]);
    expect(stage.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    await end;
    expect(stage.picture).toEqual(["view 1"]);
    expect(stage.busy).toBe(false);
  });

  it("moves until a result is held or the frame has been shown", async () => {
    const motion = (_: string[], { fact }: { fact: string }) => ({ ms: 100, hold: fact === "b" ? 500 : 0 });
    const stage = new Stage({ ...board, motion } as typeof board, frame(0), { pace: () => 1, sound: () => {} });
    const seen: boolean[] = [];
    const end = stage.play(frame(1, "a", "b", "c"));
    for (const ms of [50, 100, 100, 500]) {
      await vi.advanceTimersByTimeAsync(ms);
      seen.push(stage.moving);
    }
    await vi.advanceTimersByTimeAsync(100);
    await end;
    expect([...seen, stage.moving]).toEqual([true, true, false, true, false]);
  });

  it("skips what was already shown in real time", async () => {
    const settings = { pace: () => 1, sound: () => {} };
    const stage = new Stage(board, frame(0), { ...settings, watched: ({ fact }) => fact === "a" });
    void stage.play(frame(1, "a", "b"));
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.picture).toEqual(["view 0", "a"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.picture).toEqual(["view 1"]);
  });

  it("continues with frames that arrive meanwhile", async () => {
    const stage = stageAt(1);
    void stage.play(frame(1, "a"));
    void stage.play(frame(2, "b"));
    await vi.advanceTimersByTimeAsync(150);
    expect(stage.picture).toEqual(["view 1"]);
    await vi.advanceTimersByTimeAsync(50);
    expect(stage.frame.number).toBe(2);
    expect(stage.busy).toBe(false);
  });

  it("starts no frame while there is something to read, but a jump does not wait", async () => {
    let read: () => void = () => {};
    let unread: Promise<void> | null = null;
    const shown: number[] = [];
    const stage = new Stage(board, frame(0), {
      pace: () => 0,

      sound: () => {},
      ends: ({ number }) => {
        shown.push(number);
        unread = number === 1 ? new Promise((resolve) => (read = resolve)) : null;
      },
      ready: () => unread,
    });
    void stage.play(frame(1), frame(2));
    await vi.advanceTimersByTimeAsync(1000);
    expect([shown, stage.busy]).toEqual([[1], true]);
    read();
    await vi.advanceTimersByTimeAsync(0);
    expect([shown, stage.busy]).toEqual([[1, 2], false]);
    void stage.play(frame(1), frame(3));
    await vi.advanceTimersByTimeAsync(0);
    stage.jump(frame(4));
    read();
    await vi.advanceTimersByTimeAsync(0);
    expect([shown, stage.frame.number]).toEqual([[1, 2, 1], 4]);
  });

  it("cancels animations when it jumps, even if a new one starts immediately", async () => {
    const stage = stageAt(1);
    void stage.play(frame(1, "old", "older"));
    await vi.advanceTimersByTimeAsync(50);
    stage.jump(frame(5));
    void stage.play(frame(6, "new"));
    await vi.advanceTimersByTimeAsync(99);
    expect(stage.picture).toEqual(["view 5"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.picture).toEqual(["view 6"]);
    await vi.runAllTimersAsync();
    expect(stage.picture).toEqual(["view 6"]);
  });

  it("takes no time without motion", async () => {
    const stage = stageAt(0);
    await stage.play(frame(1, "a"), frame(2, "b"));
    expect(stage.frame.number).toBe(2);
  });
});

describe("a fact that has to be decoded", () => {
  it("waits for it, unless motion is off, and a jump cancels it", async () => {
    let unpack = () => {};
    const asked = vi.fn(() => new Promise<void>((resolve) => (unpack = resolve)));
    const packed = { ...board, prepare: asked } as unknown as BoardModule<string[]>;
    const settings = { pace: () => 1, sound: () => {} };
    const stage = new Stage(packed, frame(0), settings);
    const end = stage.play(frame(1, "a"));
    await Promise.resolve();
    expect(stage.picture).toEqual(["view 0"]);
    stage.jump(frame(3));
    unpack();
    await end;
    expect(stage.picture).toEqual(["view 3"]);
    await new Stage(packed, frame(0), { ...settings, pace: () => 0 }).play(frame(1, "a"));
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe("words", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const thrilling = { ...board, hidesOutcome: ({ fact }: { fact: string }) => fact === "flight" } as typeof board;

  /** A stage on which every fact has words that take so long to read, and what it has told. */
  function telling(pace: number, reading: number): { stage: Stage<string[]>; told: string[] } {
    const told: string[] = [];
    const stage = new Stage(thrilling, frame(0), {
      pace: () => pace,
      sound: () => {},
      words: (_, fact) => (fact ? reading : 0),
      tells: (_, fact) => void told.push(fact!.fact),
    });
    return { stage, told };
  }

  it("of a fact are seen while it is shown, or after it if they would give it away", async () => {
    const { stage, told } = telling(1, 1);
    void stage.play(frame(1, "slap"), frame(2, "flight", "landing"));
    await vi.advanceTimersByTimeAsync(10);
    expect(told).toEqual(["slap"]);
    await vi.advanceTimersByTimeAsync(180);
    expect(told).toEqual(["slap"]);
    await vi.advanceTimersByTimeAsync(20);
    expect(told).toEqual(["slap", "flight", "landing"]);
    expect(stage.busy).toBe(true);
  });

  it("stay long enough to be read, also at the end of a frame", async () => {
    const { stage, told } = telling(1, 500);
    void stage.play(frame(1, "a", "b"));
    await vi.advanceTimersByTimeAsync(490);
    expect([told, stage.picture]).toEqual([["a"], ["view 0", "a"]]);
    await vi.advanceTimersByTimeAsync(20);
    expect(told).toEqual(["a", "b"]);
    await vi.advanceTimersByTimeAsync(480);
    expect(stage.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(20);
    expect(stage.busy).toBe(false);
  });

  it("are said without delay if nothing moves", async () => {
    const { stage, told } = telling(0, 500);
    await stage.play(frame(1, "a", "flight"));
    expect([told, stage.frame.number]).toEqual([["a", "flight"], 1]);
  });

  it("are all told if the rest of a frame is skipped", async () => {
    const { stage, told } = telling(1, 500);
    void stage.play(frame(1, "a", "b", "flight"), frame(2, "c"));
    await vi.advanceTimersByTimeAsync(50);
    stage.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect([told, stage.frame.number]).toEqual([["a", "b", "flight", "c"], 1]);
    expect(stage.busy).toBe(true);
  });
});
