/** Every board tells the truth in motion: facts lead from each view to the next. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { BoardModule } from "../src/boards/contract";
import type { Frame } from "../src/lib/wire";

// Made by `python -m tools.gallery web/frames`.
const FOLDER = process.env.CUPBOARD_FRAMES ?? "frames";
const BOARDS = import.meta.glob<{ board: BoardModule }>("../src/boards/*/board.ts");
const GAMES = Object.keys(BOARDS).map((path) => path.split("/").at(-2)!);

const gamesOf = (game: string): string[] =>
  readdirSync(FOLDER).filter((file) => file.startsWith(`${game}-`));

describe.each(GAMES)("%s", (game) => {
  it("has games to be tried on", () => {
    expect(gamesOf(game).length).toBeGreaterThan(0);
  });

  it.each(gamesOf(game))("follows the facts of %s", async (file) => {
    const { board } = await BOARDS[`../src/boards/${game}/board.ts`]!();
    const frames: Frame[] = JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
    for (const [index, frame] of frames.entries()) {
      if (index === 0) continue;
      let picture = board.picture(frames[index - 1]!.view);
      for (const fact of frame.facts) {
        const motion = board.motion(picture, fact, 0);
        if (motion) expect(motion.ms).toBeGreaterThan(0);
        picture = board.after(board.during?.(picture, fact) ?? picture, fact);
      }
      const told = `${file} ${index} ${JSON.stringify(frame.facts)}`;
      expect(board.drawn(picture), told).toEqual(board.drawn(board.picture(frame.view)));
    }
  });
});
