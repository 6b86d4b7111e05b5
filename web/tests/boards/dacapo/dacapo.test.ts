/** Da Capo's board: the score and the trail. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { kit } from "../../../src/app/kit";
import create from "../../../src/boards/dacapo/board";
import { waysIn } from "../../../src/boards/dacapo/trail";
import type { DaCapoFact, DaCapoView } from "../../../src/wire/games/dacapo";

const FOLDER = process.env.CUPBOARD_FRAMES ?? "frames";
interface Frame {
  view: DaCapoView;
  facts: DaCapoFact[];
}
const frames: Frame[] = JSON.parse(readFileSync(join(FOLDER, "dacapo-standard-3.json"), "utf8"));
const board = create(kit);

it("counts the cups that are filled, of all up to the target cup", () => {
  for (const { view } of frames) {
    const standings = board.standings!(board.picture(view));
    expect(standings.map(({ value }) => value)).toEqual(view.rows.map((row) => row.length));
    expect(standings.every(({ goal }) => goal === view.row_length + 1)).toBe(true);
  }
});

it("leaves a trail to the cups filled in the last round", () => {
  const rounds = frames.filter(({ facts }) => facts.some(({ fact }) => fact === "Advanced"));
  expect(rounds.length).toBeGreaterThan(0);
  for (const { view, facts } of rounds) {
    const last = waysIn(facts).at(-1)!;
    expect(last.to).toBe(`cup:${last.seat}-${view.rows[last.seat]!.length}`);
  }
  expect(waysIn([{ fact: "Shown", seat: 0, beans: 3 }])).toEqual([]);
});

it("leaves two trails of a seat that advances and then fills a cup with its last bean", () => {
  const ways = waysIn([
    { fact: "Advanced", seat: 1, cup: 3, beans: 2, target: false },
    { fact: "LastBean", seat: 1, cup: 4, target: false },
  ]);
  expect(ways.map(({ to }) => to)).toEqual(["cup:1-3", "cup:1-4"]);
});
