/** Which part of the app may know which other part. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = "src";
const GAMES = readdirSync(join(SRC, "boards"));

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const read = (path: string) => readFileSync(path, "utf8");

/** Without comments, which may give examples. */
const code = (text: string) => text.replace(/<!--[^]*?-->|\/\*[^]*?\*\/|(?<![:"'`\\])\/\/.*/g, "");

/** The folders below `src` that a file imports, as `pages/new`. */
function imported(path: string): string[] {
  const found = [...read(path).matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)];
  return found.map(([, to]) =>
    relative(SRC, join(dirname(path), to!))
      .split("/")
      .slice(0, 2)
      .join("/"),
  );
}

describe("the code outside the games' folders", () => {
  const outside = files(SRC).filter((path) => !/^src\/(boards|wire)\//.test(path));

  it("is found", () => {
    expect(outside.length).toBeGreaterThan(100);
    expect(GAMES.length).toBeGreaterThan(5);
  });

  it.each(GAMES)("does not name %s", (game) => {
    expect(outside.filter((path) => code(read(path)).toLowerCase().includes(game))).toEqual([]);
  });

  it("is recognized if it does", () => {
    expect(code("/* kala */ x = 1; // kala\n<!-- kala -->")).not.toContain("kala");
    expect(code('const kalaSheet = "https://kala";').match(/kala/g)).toHaveLength(2);
  });
});

describe("a page", () => {
  it("imports no other page", () => {
    const wrong = files(join(SRC, "pages")).flatMap((path) => {
      const own = relative(SRC, path).split("/").slice(0, 2).join("/");
      return imported(path)
        .filter((to) => to.startsWith("pages/") && to !== own)
        .map((to) => `${path}: ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  it("is imported by the routes alone", () => {
    const others = files(SRC).filter((path) => !/^src\/(pages\/|routes\.ts)/.test(path));
    expect(others.filter((path) => imported(path).some((to) => to.startsWith("pages/")))).toEqual([]);
    expect(imported(join(SRC, "routes.ts"))).toContain("pages/home");
  });
});
