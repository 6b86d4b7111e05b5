/** Trying a lesson: the result of a move is shown, then judged; refused moves change nothing. */

import { describe, expect, it, vi } from "vitest";
import type { BoardModule } from "../src/board/contract";
import { agrees, ANY, rests, type Agreement } from "../src/learn/lessons";
import { Trial } from "../src/pages/try/trial.svelte";
import { Refusal } from "../src/api/http";
import type { Frame, LessonInfo, TriedInfo } from "../src/wire/http";

const board = {
  picture: (view: Frame["view"]) => view,
  motion: () => null,
  after: (picture: unknown) => picture,
  drawn: (picture: unknown) => picture,
} as unknown as BoardModule<unknown>;

function frame(number: number, legal: string[] | null = ["a", "b"]): Frame {
  return {
    number,
    moves: number,
    event: { kind: "played", seat: 1, text: null },
    facts: [{ fact: "Moved", number }],
    view: { number },
    turn: { kind: "act", seats: [1], together: false, live: false, waiting: [1] },
    legal: legal ? { 1: legal } : {},
    left: {},
    outcome: null,
    notes: [],
  };
}

const lesson = (start: number, more: Partial<LessonInfo> = {}): LessonInfo => ({
  rule: "TINY-1",
  name: "one",
  chapter: "turn",
  about: {},
  seat: 1,
  wrong: ["x", "y"],
  answer: ["a", "b"],
  frame: frame(start),
  ...more,
});

function trying(answers: (TriedInfo | Refusal)[], start = 0) {
  const asked: string[][] = [];
  const done = vi.fn();
  const ask = async (moves: readonly string[]) => {
    asked.push([...moves]);
    const answer = answers.shift()!;
    if (answer instanceof Refusal) throw answer;
    return answer;
  };
  const quick = { pace: () => 0, sound: () => {} };
  return { trial: new Trial(board, lesson(start), quick, ask, done), asked, done };
}

const refusal = new Refusal({ code: "illegal", key: "no", rule: "TINY-2", details: {} });
const going: TriedInfo = { verdict: "going", frames: [frame(1)] };
const right: TriedInfo = { verdict: "right", frames: [frame(2, null), frame(3, null)] };
const missed: TriedInfo = { verdict: "missed", frames: [frame(1, null)] };

describe("a try", () => {
  it("sends all moves so far and is right at the end of a line", async () => {
    const { trial, asked, done } = trying([going, right]);
    await trial.play("a");
    expect([trial.verdict, trial.begun, trial.ready]).toEqual(["going", true, true]);
    expect(done).not.toHaveBeenCalled();
    await trial.play("b");
    expect(asked).toEqual([["a"], ["a", "b"]]);
    expect([trial.verdict, trial.actor, trial.legal]).toEqual(["right", null, []]);
    expect(trial.facts.map((fact) => fact.number)).toEqual([2, 3]);
    expect(trial.stage.picture).toEqual({ number: 3 });
    expect(done).toHaveBeenCalledOnce();
  });

  it("is unchanged by an illegal move", async () => {
    const { trial, asked } = trying([going, refusal, right]);
    await trial.play("a");
    await trial.play("x");
    expect([trial.problem?.rule, trial.refused, trial.verdict]).toEqual(["TINY-2", "x", "going"]);
    expect(trial.stage.picture).toEqual({ number: 1 });
    await trial.play("b");
    expect([trial.problem, trial.verdict]).toEqual([null, "right"]);
    expect(asked.at(-1)).toEqual(["a", "b"]);
  });

  it("shows the board's explanation of what cannot even be tried", () => {
    const { trial, asked } = trying([]);
    trial.refuse({ code: "illegal", key: "empty", rule: "TINY-3", details: {} });
    expect([trial.problem?.rule, trial.refused, asked]).toEqual(["TINY-3", null, []]);
    expect(trial.ready).toBe(true);
  });

  it("that missed the task takes no more moves, and can start over", async () => {
    const { trial, asked, done } = trying([missed, going]);
    await trial.play("b");
    await trial.play("a");
    expect([trial.verdict, asked.length]).toEqual(["missed", 1]);
    await trial.begin();
    expect([trial.verdict, trial.begun, trial.actor]).toEqual(["going", false, 1]);
    expect(trial.stage.picture).toEqual({ number: 0 });
    await trial.play("a");
    expect(asked.at(-1)).toEqual(["a"]);
    expect(done).not.toHaveBeenCalled();
  });

  it("shows what led to its position", async () => {
    const led: TriedInfo = { verdict: "going", frames: [frame(0, null), frame(1)] };
    const { trial, asked } = trying([led], 1);
    await trial.begin();
    expect(asked).toEqual([[]]);
    expect([trial.begun, trial.verdict]).toEqual([false, "going"]);
    expect(trial.stage.picture).toEqual({ number: 1 });
  });

  it("tries one illegal move after another", async () => {
    const { trial, asked } = trying([refusal, refusal, refusal]);
    for (let n = 0; n < 3; n += 1) await trial.playWrong();
    expect(asked).toEqual([["x"], ["y"], ["x"]]);
  });

  it("highlights the next move if the learner is stuck", async () => {
    const { trial } = trying([going]);
    expect(trial.hint).toBeNull();
    trial.stuck = true;
    expect(trial.hint).toBe("a");
    await trial.play("a");
    expect(trial.hint).toBe("b");
  });

  it("ignores an answer that arrives after a restart", async () => {
    let tell: (answer: TriedInfo) => void = () => {};
    const late = () => new Promise<TriedInfo>((resolve) => (tell = resolve));
    const done = vi.fn();
    const trial = new Trial(board, lesson(0), { pace: () => 0, sound: () => {} }, late, done);
    const played = trial.play("a");
    await trial.begin();
    tell(right);
    await played;
    expect([trial.verdict, trial.begun, trial.actor]).toEqual(["going", false, 1]);
    expect(done).not.toHaveBeenCalled();
  });
});

describe("the options of a book", () => {
  const bank = lesson(0, { rule: "TINY-2", about: { edition: "bank" } });
  const always = lesson(0);
  const at = (edition: string, rules = ["TINY-1", "TINY-2"]): Agreement => ({
    ...ANY,
    options: { edition, beans: 3 },
    rules,
  });

  it("leave out lessons about other options", () => {
    expect([agrees(bank, ANY), agrees(bank, at("bank")), agrees(bank, at("store"))]).toEqual([true, true, false]);
    expect(agrees(always, at("store"))).toBe(true);
  });

  it("mark rules that do not apply", () => {
    const both = [bank, always];
    expect(rests("TINY-2", both, at("store"))).toBe(true);
    expect(rests("TINY-2", both, at("bank"))).toBe(false);
    expect(rests("TINY-1", both, at("bank", ["TINY-2"]))).toBe(true);
    expect(rests("TINY-1", both, ANY)).toBe(false);
  });
});
