/** Boards depend only on the kit and on the generated types, so that they can be shown anywhere. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCES = resolve("src");
const IMPORTED = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => join(folder, file));

/** What a file imports, relative to the sources. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(IMPORTED)].map(([, path]) =>
    relative(SOURCES, resolve(dirname(file), path!)),
  );

/** Parts of a game's folder that are pages' own: they are shown in a page, never inside a board. */
const SLOTS = /\/(Analysis|Cover)\.svelte$|\/(print|options)\//;

describe.each(readdirSync(join(SOURCES, "boards")))("the board of %s", (game) => {
  const files = filesIn(join(SOURCES, "boards", game)).filter((file) => !SLOTS.test(file));

  it("imports only the kit, the wire types and its own files", () => {
    expect(files.length).toBeGreaterThan(5);
    const inside = [`boards/${game}/`, "board/", "wire/"];
    for (const file of files) {
      const foreign = importsOf(file).filter((path) => !inside.some((folder) => path.startsWith(folder)));
      expect(foreign, file).toEqual([]);
    }
  });

  it("does not reach into the document around it", () => {
    for (const file of files) {
      expect(readFileSync(file, "utf8"), file).not.toMatch(/document\.(querySelector|activeElement|getElementById)/);
    }
  });
});

it("the kit of the boards imports nothing of the pages", () => {
  // Printed sheets are shown in a page, never inside a board.
  const printed = join("kit", "print");
  for (const file of filesIn(join(SOURCES, "board", "kit")).filter((file) => !file.includes(printed))) {
    const foreign = importsOf(file).filter((path) => !path.startsWith("board/") && !path.startsWith("wire/"));
    expect(foreign, file).toEqual([]);
  }
});
