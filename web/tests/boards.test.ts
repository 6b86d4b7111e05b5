/** On every board, facts lead from each view to the next. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { kit } from "../src/app/kit";
import type { BoardModule, CreateBoard } from "../src/board/contract";
import type { Frame } from "../src/wire/http";

// Created by `python -m tools.gallery web/frames`.
const FOLDER = process.env.CUPBOARD_FRAMES ?? "frames";
const BOARDS = import.meta.glob<{ default: CreateBoard }>("../src/boards/*/board.ts");
const GAMES = Object.keys(BOARDS).map((path) => path.split("/").at(-2)!);

const gamesOf = (game: string): string[] => readdirSync(FOLDER).filter((file) => file.startsWith(`${game}-`));

/** The picture after facts; without motion the intermediate pictures are skipped. */
async function fold(board: BoardModule, before: Frame, facts: Frame["facts"], moving: boolean): Promise<unknown> {
  let picture = board.picture(before.view);
  for (const fact of facts) {
    if (moving) await board.prepare?.(fact);
    const motion = board.motion(picture, fact);
    if (motion) expect(motion.ms).toBeGreaterThan(0);
    const meanwhile = moving && motion ? board.during?.(picture, fact) : undefined;
    picture = board.after(meanwhile ?? picture, fact);
  }
  return board.comparable!(picture);
}

describe.each(GAMES)("%s", (game) => {
  let board: BoardModule;
  // Compiling a board takes a while.
  beforeAll(async () => {
    board = (await BOARDS[`../src/boards/${game}/board.ts`]!()).default(kit);
  }, 60_000);

  it("has recorded games", () => {
    expect(gamesOf(game).length).toBeGreaterThan(0);
  });

  it.each(gamesOf(game))("follows the facts of %s", async (file) => {
    const frames: Frame[] = JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
    for (const [index, frame] of frames.entries()) {
      if (index === 0) continue;
      const told = `${file} ${index} ${JSON.stringify(frame.facts)}`;
      for (const moving of [true, false]) {
        const end = await fold(board, frames[index - 1]!, frame.facts, moving);
        expect(end, told).toEqual(board.comparable!(board.picture(frame.view)));
      }
    }
  });

  it("shows no one to move after the end, also by resignation", () => {
    const frames: Frame[] = JSON.parse(readFileSync(join(FOLDER, gamesOf(game)[0]!), "utf8"));
    const going = frames.find(({ turn }) => turn.kind === "act" && turn.waiting.length > 0)!;
    type Ended = { actor?: number | null; acting?: number[]; over?: boolean };
    const { actor, acting, over } = board.whenOver!(board.picture(going.view, going.facts)) as Ended;
    expect(over === true || actor === null).toBe(true);
    expect(acting ?? []).toEqual([]);
  });
});
