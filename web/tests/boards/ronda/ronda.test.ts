/** Ronda's board: the task, the score and the trail. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { kit } from "../../../src/app/kit";
import create from "../../../src/boards/ronda/board";
import { touchedIn } from "../../../src/boards/ronda/trail";
import type { RondaFact, RondaView } from "../../../src/wire/games/ronda";

const FOLDER = process.env.CUPBOARD_FRAMES ?? "frames";
interface Frame {
  view: RondaView;
  facts: RondaFact[];
}
const frames: Frame[] = JSON.parse(readFileSync(join(FOLDER, "ronda-standard-2.json"), "utf8"));
const board = create(kit);

it("asks for the twin of the only open cup (RONDA-4)", () => {
  const asked = frames.filter(({ view }) => view.actor !== null && view.liftable.length > 0);
  expect(asked.length).toBeGreaterThan(50);
  for (const { view } of asked) {
    const open = view.cups.filter((beans) => beans !== null);
    const task = board.task!(board.picture(view));
    if (open.length === 1 && !view.may_pass) expect(task).toBe(`board-ronda-do-match-${open[0]}`);
    else expect(task).toMatch(/^board-ronda-do-(lift|go-on|keep)$/);
  }
});

it("counts the beans that are left", () => {
  const { view } = frames[5]!;
  expect(board.standings!(board.picture(view))).toEqual(
    view.hands.map((value) => ({ value, key: "board-ronda-to-go" })),
  );
});

it("leaves a trail of the cups touched, each once and without beans (RONDA-13)", () => {
  const lifted: RondaFact = { fact: "Lifted", seat: 0, cup: 4, beans: 2 };
  const added: RondaFact = { fact: "Added", seat: 0, cup: 4, beans: 3 };
  expect(touchedIn([lifted, { fact: "Covered", cup: 7 }, added])).toEqual([4]);
});
