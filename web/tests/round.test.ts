/** The boards of Ronda and Da Capo hide what is covered, and have room for everything. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Component } from "svelte";
import { kit } from "../src/app/kit";
import type { BoardModule, BoardProps } from "../src/board/contract";
import { KIT } from "../src/board/kit/context";
import { DEFAULT_PROPS } from "../src/board/props";
import { choiceAt, cupsOf, sidePlateOf } from "../src/boards/dacapo/layout";
import createDacapo from "../src/boards/dacapo/board";
import DacapoBoard from "../src/boards/dacapo/Board.svelte";
import { handOf } from "../src/boards/dacapo/hands";
import { handPlateOf, PASS, placeOf, TOUCH } from "../src/boards/ronda/layout";
import createRonda from "../src/boards/ronda/board";
import RondaBoard from "../src/boards/ronda/Board.svelte";
import { BOX, MIDDLE, WIDTH, type Rect } from "../src/board/kit/round-table";
import { texts } from "../src/app/texts.svelte";
import type { Fact, Frame, View } from "../src/wire/http";

const FOLDER = process.env.CUPBOARD_FRAMES ?? "frames";
/** As pages use them, without the types of each game. */
const [dacapo, ronda] = [createDacapo(kit), createRonda(kit)] as unknown as [BoardModule<any>, BoardModule<any>];
const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"];

// Labels name beans too; without texts these tests would miss them.
beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await texts.setLanguage("en");
  await Promise.all([texts.load("ronda"), texts.load("dacapo")]);
});

function framesOf(game: string): Frame[][] {
  const files = readdirSync(FOLDER).filter((file) => file.startsWith(`${game}-`));
  return files.map((file) => JSON.parse(readFileSync(join(FOLDER, file), "utf8")));
}

function folded<P>(board: BoardModule<P>, view: View, facts: readonly Fact[]): P {
  return facts.reduce((at, fact) => board.after(board.during?.(at, fact) ?? at, fact), board.picture(view));
}

/** The page as a browser would get it. */
function page(board: Component<BoardProps<any>>, picture: unknown, legal: string[] = []): string {
  const props = { ...DEFAULT_PROPS, picture, near: 0, names: NAMES, legal };
  return render(board, { props, context: new Map([[KIT, kit]]) }).body;
}

const covered: View = {
  seat: null,
  cups: Array(10).fill(null),
  hands: [10, 10],
  black: 3,
  out: 0,
  actor: 0,
  winner: null,
  liftable: [],
  addable: [],
  keepable: [],
  may_pass: false,
};

const missed = (first: number, second: number): Fact[] => [
  { fact: "Lifted", seat: 0, cup: 3, beans: first },
  { fact: "Lifted", seat: 0, cup: 8, beans: second },
  { fact: "Missed", seat: 0 },
  { fact: "Covered", cup: 3 },
  { fact: "Covered", cup: 8 },
];

describe("RONDA-13: what a covered cup hides", () => {
  it("is in no picture and on no page", () => {
    const [one, other] = [folded(ronda, covered, missed(0, 4)), folded(ronda, covered, missed(5, 2))];
    expect(one).toEqual(other);
    expect(page(RondaBoard, one)).toBe(page(RondaBoard, other));
    expect(page(RondaBoard, one)).toBe(page(RondaBoard, ronda.picture(covered)));
  });

  it("is visible while it is lifted, or the test above could not fail", () => {
    const told = page(RondaBoard, folded(ronda, covered, missed(0, 4).slice(0, 3)));
    expect(told).toContain("Cup 8, open: 4 beans.");
    expect(told).toContain("Cup 7, covered.");
  });

  it("affects neither the duration nor the path of a cup", () => {
    for (const fact of ["Lifted", "Covered", "Missed"]) {
      const motions = [0, 5].map((beans) => {
        const cups = (covered.cups as null[]).with(2, beans as unknown as null);
        return ronda.motion(ronda.picture({ ...covered, cups }), { fact, seat: 0, cup: 3, beans });
      });
      expect(motions[0]).toEqual(motions[1]);
    }
  });

  it("stays covered whatever the server sends in its place", () => {
    const cups = [undefined, "3", -1, 2.5, {}, [], true, Number.NaN, null];
    expect(ronda.picture({ ...covered, cups })).toEqual(ronda.picture(covered));
  });

  it("shows at the end, cup by cup, and not before (RONDA-13)", () => {
    const ends = framesOf("ronda").filter((frames) => frames.at(-1)!.turn.kind === "over");
    expect(ends.length).toBeGreaterThan(0);
    for (const frames of ends) {
      const { facts } = frames.at(-1)!;
      const lifting = facts.filter(({ fact }) => fact === "Uncovered");
      expect(lifting.length).toBeGreaterThanOrEqual(8);
      expect(facts.slice(-lifting.length)).toEqual(lifting);
      let at = folded(ronda, frames.at(-2)!.view, facts.slice(0, -lifting.length));
      for (const [index, fact] of lifting.entries()) {
        expect(at.cups[(fact.cup as number) - 1]).toBeNull();
        expect(ronda.motion(at, fact)!.ms).toBeGreaterThan(0);
        at = ronda.after(ronda.during!(at, fact), fact);
        expect(at.cups.filter((beans: number | null) => beans === null)).toHaveLength(lifting.length - index - 1);
      }
      const told = page(RondaBoard, at);
      expect(told).not.toContain("covered.");
      expect(told.match(/, open: /g)).toHaveLength(10);
      const early = frames.slice(0, -1).flatMap((frame) => frame.facts);
      expect(early.some(({ fact }) => fact === "Uncovered")).toBe(false);
    }
  });

  it("is visible exactly while the cup is lifted, in every recorded game", () => {
    for (const frames of framesOf("ronda")) {
      for (const [index, frame] of frames.entries()) {
        if (index === 0) continue;
        let at = ronda.picture(frames[index - 1]!.view);
        for (const fact of frame.facts) {
          at = ronda.after(ronda.during!(at, fact), fact);
          if (fact.fact === "Lifted") expect(at.cups[(fact.cup as number) - 1]).toBe(fact.beans);
          if (fact.fact === "Covered") expect(at.cups[(fact.cup as number) - 1]).toBeNull();
        }
      }
    }
  });
});

const choosing: View = {
  seat: null,
  row_length: 4,
  rows: [[], [], []],
  stocks: [16, 16, 16],
  box: 0,
  choosing: [0, 1, 2],
  playable: [],
  over: false,
  winners: [],
};

const shown = (...beans: number[]): Fact[] => beans.map((number, seat) => ({ fact: "Shown", seat, beans: number }));

describe("DACAPO-3: fists open together", () => {
  it("no page shows their content before", () => {
    for (const until of [1, 2]) {
      const one = folded(dacapo, choosing, shown(5, 2, 1).slice(0, until));
      const other = folded(dacapo, choosing, shown(1, 4, 1).slice(0, until));
      expect(handOf(one, 0, [])).toEqual({ pose: "ready", beans: 0 });
      expect(page(DacapoBoard, one)).toBe(page(DacapoBoard, other));
      expect(dacapo.standings!(one)).toEqual(dacapo.standings!(other));
    }
  });

  it("each then shows its beans, and equal ones are crossed out", () => {
    const facts = [...shown(5, 2, 5), { fact: "Cancelled", beans: 5, hands: 2 }];
    const at = folded(dacapo, choosing, facts);
    const hands = [0, 1, 2].map((seat) => handOf(at, seat, []));
    expect(hands.map(({ pose }) => pose)).toEqual(["crossed", "open", "crossed"]);
    expect(hands.map(({ beans }) => beans)).toEqual([5, 2, 5]);
  });

  it("only the last fact takes time", () => {
    const facts = shown(5, 2, 5);
    const times = facts.map((fact, index) => dacapo.motion(folded(dacapo, choosing, facts.slice(0, index)), fact));
    expect(times.map((motion) => motion !== null)).toEqual([false, false, true]);
  });
});

describe("DACAPO-7: the last player with beans", () => {
  const facts: Fact[] = [
    { fact: "LastBean", seat: 1, cup: 1, target: false },
    { fact: "Emptied", seat: 1 },
  ];

  it("places one, and the others go to the box", () => {
    const at = folded(dacapo, { ...choosing, stocks: [0, 4, 0], box: 9 }, facts);
    expect(dacapo.comparable!(at)).toEqual({ rows: [[], [1], []], stocks: [0, 0, 0], box: 12, over: false });
  });

  it("places one of a hidden hand too", () => {
    const at = folded(dacapo, { ...choosing, stocks: [0, null, 0], box: null }, facts);
    expect(dacapo.comparable!(at)).toEqual({ rows: [[], [1], []], stocks: [0, 0, 0], box: null, over: false });
  });
});

describe("DACAPO-8: who has no beans left", () => {
  it("is out, unless the hand is hidden", () => {
    expect(dacapo.out!(folded(dacapo, { ...choosing, stocks: [0, 4, null] }, []))).toEqual([0]);
  });
});

describe("DACAPO-10: a hidden hand", () => {
  it("is not counted, and neither is the box", () => {
    const hidden = { ...choosing, stocks: [16, null, null], box: null };
    const back: Fact[] = [5, 2, 5].map((beans, seat) => ({ fact: "Returned", seat, beans }));
    const at = folded(dacapo, hidden, [...shown(5, 2, 5), ...back]);
    expect(at.stocks).toEqual([11, null, null]);
    expect(at.box).toBeNull();
    expect(page(DacapoBoard, at)).toContain("Ben: no cup filled yet. Beans in hand: hidden.");
  });

  it("offers no choice on a shared screen", () => {
    const [without, offered] = [[], ["1", "2"]].map((legal) => page(DacapoBoard, dacapo.picture(choosing), legal));
    expect(offered).toBe(without);
  });
});

const SMALLEST_PHONE = 344;
const px = (units: number): number => (units * SMALLEST_PHONE) / WIDTH;
const gap = (one: readonly [number, number], other: readonly [number, number]): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);

/** The distance of a point from a rectangle. */
function away([x, y]: readonly [number, number], rect: Rect): number {
  const dx = Math.max(rect.x - x, 0, x - rect.x - rect.wide);
  const dy = Math.max(rect.y - y, 0, y - rect.y - rect.high);
  return Math.hypot(dx, dy);
}

const SEATINGS = [2, 3, 4, 5].flatMap((seats) => Array.from({ length: seats }, (_, near) => ({ seats, near })));

describe.each(SEATINGS)("a table for $seats, seat $near near", ({ seats, near }) => {
  const all = Array.from({ length: seats }, (_, seat) => seat);

  it("has room for Ronda's cups next to the plates", () => {
    const plates = [...all.map((seat) => handPlateOf(seat, near, seats)), BOX];
    for (let cup = 1; cup <= 10; cup++) {
      for (const plate of plates) expect(away(placeOf(cup), plate)).toBeGreaterThan(TOUCH.rx);
      expect(gap(placeOf(cup), placeOf((cup % 10) + 1))).toBeGreaterThan(2 * TOUCH.rx);
    }
  });

  it("has room for Da Capo's rows", () => {
    const length = seats <= 3 ? 4 : 3;
    const plates = all.map((seat) => sidePlateOf(seat, near, seats));
    const cups = all.flatMap((seat) => cupsOf(seat, near, seats, length).slice(0, -1));
    expect(cups).toHaveLength(seats * length);
    for (const [index, cup] of cups.entries()) {
      for (const plate of plates) expect(away(cup, plate)).toBeGreaterThan(32);
      for (const other of cups.slice(index + 1)) expect(gap(cup, other)).toBeGreaterThan(66);
      expect(gap(cup, MIDDLE)).toBeGreaterThan(86);
    }
  });
});

it("has targets large enough for a small phone", () => {
  for (const { rx, ry } of [TOUCH, PASS, ...[1, 2, 3, 4, 5].map(choiceAt)]) {
    expect(Math.min(px(2 * rx), px(2 * ry))).toBeGreaterThanOrEqual(44);
  }
});
