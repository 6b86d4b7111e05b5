/** Captions neither appear before the event they describe nor stay after it is covered again. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kit } from "../src/app/kit";
import type { BoardModule } from "../src/board/contract";
import createDacapo from "../src/boards/dacapo/board";
import createKessel from "../src/boards/kessel/board";
import type { Fact, Frame } from "../src/wire/http";
import { LiveBoard } from "../src/pages/table/live-board.svelte";

const wanted = vi.hoisted(() => ({ pace: 1 }));
vi.mock("../src/app/settings.svelte", () => ({ settings: wanted }));

// The language is set on the page's document, which does not exist here.
vi.stubGlobal("document", { documentElement: {} });

const VIEW = {
  cups: Array.from({ length: 10 }, () => null),
  hands: [10, 10],
  black: 0,
  out: 0,
  actor: 0,
  winner: null,
  addable: [],
  keepable: [],
  may_pass: false,
};

const frame = (number: number, ...facts: Fact[]): Frame => ({
  number,
  moves: number,
  event: { kind: "played", seat: 0, text: "2" },
  facts,
  view: VIEW,
  turn: { kind: "act", seats: [1], together: false, live: false, waiting: [1] },
  legal: {},
  left: {},
  outcome: null,
  notes: [],
});

const LIFTED = { fact: "Lifted", seat: 0, cup: 2, beans: 1 };
const MISSED = { fact: "Missed", seat: 0 };
const COVERED = [
  { fact: "Covered", cup: 1 },
  { fact: "Covered", cup: 2 },
];
/** How long two different cups stay open. */
const LOOKING = 1500;

describe("what is said at Ronda's board", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  for (const pace of [0, 1]) {
    it(`disappears with the beans it describes, at pace ${pace}`, async () => {
      wanted.pace = pace;
      const scene = new LiveBoard(
        { hear: () => {}, unread: () => null },
        ({ fact }) => fact && fact.fact,
        () => true,
      );
      vi.useRealTimers();
      await scene.load("ronda");
      vi.useFakeTimers();
      scene.reset(frame(1));
      expect(scene.trail).toEqual([]);
      scene.steps([frame(2, LIFTED, MISSED, ...COVERED)]);
      await vi.advanceTimersByTimeAsync(LOOKING / 2);
      expect(scene.log.map(({ told }) => told?.fact)).toContainEqual(LIFTED);
      await vi.advanceTimersByTimeAsync(10 * LOOKING);
      expect(scene.stage?.busy).toBe(false);
      expect(scene.trail).toEqual([MISSED, ...COVERED]);
      expect(scene.story.map(({ fact }) => fact)).toEqual([MISSED, ...COVERED]);
      expect(scene.log.map(({ told }) => told?.fact)).toEqual([MISSED, ...COVERED]);
    });
  }
});

it("leaves the same trail when a turn of chance alone is shown again", async () => {
  wanted.pace = 0;
  const scene = new LiveBoard(
    { hear: () => {}, unread: () => null },
    () => null,
    () => false,
  );
  await scene.load("ronda");
  scene.reset(frame(1));
  scene.steps([{ ...frame(2, ...COVERED), event: { kind: "resolved", seat: null, text: "" } }]);
  await vi.waitFor(() => expect(scene.trail).toEqual(COVERED));
  scene.recall();
  expect(scene.trail).toEqual([]);
  await vi.waitFor(() => expect(scene.trail).toEqual(COVERED));
});

describe("a result", () => {
  const [dacapo, kessel] = [createDacapo(kit), createKessel(kit)] as unknown as BoardModule[];
  it("of Da Capo waits until the fists are open", () => {
    expect(dacapo!.hidesOutcome?.({ fact: "Shown" })).toBe(true);
    expect(dacapo!.hidesOutcome?.({ fact: "Advanced" })).toBe(true);
    expect(dacapo!.hidesOutcome?.({ fact: "Returned" })).toBe(false);
  });

  it("of Kupferkessel waits until the scoring was shown", () => {
    expect(["OnesScored", "Totalled"].map((fact) => kessel!.hidesOutcome?.({ fact }))).toEqual([true, true]);
    expect(kessel!.hidesOutcome?.({ fact: "Taken" })).toBe(false);
  });
});
