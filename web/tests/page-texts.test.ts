/** Every text that a page shows is in the parts of the texts that it loads. */

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import sources from "virtual:texts";
import { partsOf } from "../src/page-texts";

const SRC = "src";
const FIRST = join(SRC, "main.ts");
const ROUTES = join(SRC, "routes.ts");
const PAGES = [...readFileSync(ROUTES, "utf8").matchAll(/^ {2}\[?(\w+)\]?: \(\) => import\("\.\/(.+)"\)/gm)].map(
  ([, word, path]) => ({ word: word!.toLowerCase(), path: join(SRC, path!) }),
);
const GAMES = Object.keys(sources.en).filter((part) => `${part}-rules` in sources.en);
/** Loaded with a game or for learning, whatever the page. */
const ELSEWHERE = ["learn", ...GAMES.flatMap((game) => [game, `${game}-rules`, `${game}-learn`])];

/** A file and all files that it imports, also on demand, without the pages that it leads to. */
function reached(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  if (path === ROUTES) return found;
  for (const [, to] of readFileSync(path, "utf8").matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)) {
    const target = join(dirname(path), to!);
    const file = ["", ".ts"]
      .map((ending) => target + ending)
      .find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one));
    if (file) reached(file, found);
  }
  return found;
}

const messages = (source: string) => [...source.matchAll(/^([a-z][\w-]*) = /gm)].map(([, key]) => key!);
const textOf = async (part: string) => (await sources.en[part]!()).default;
const keysOf = async (parts: readonly string[]) => new Set((await Promise.all(parts.map(textOf))).flatMap(messages));

const all = await keysOf(Object.keys(sources.en));
const elsewhere = await keysOf(ELSEWHERE);

/** The keys that code names, as a whole or by how they begin: `page-kind-${kind}`. */
function named(code: string): string[] {
  const whole = [...code.matchAll(/["'`]([a-z][a-z\d]*(?:-[a-z\d]+)+)["'`]/g)].map(([, key]) => key!);
  const beginnings = [...code.matchAll(/`([a-z][a-z\d]*(?:-[a-z\d]+)*-)\$\{/g)].map(([, start]) => start!);
  return [...all].filter((key) => whole.includes(key) || beginnings.some((start) => key.startsWith(start)));
}

describe("the texts of a page", () => {
  it("are looked for on all pages", () => {
    expect(PAGES.length).toBeGreaterThan(14);
    expect(new Set(PAGES.map(({ word }) => partsOf(word).join())).size).toBe(3);
  });

  it.each(PAGES)("are loaded with it: $word", async ({ word, path }) => {
    const known = await keysOf(["base", ...partsOf(word)]);
    const files = [...reached(path), ...reached(FIRST)];
    const shown = files.flatMap((file) => named(readFileSync(file, "utf8")));
    expect(shown.length).toBeGreaterThan(50);
    expect([...new Set(shown)].filter((key) => !known.has(key) && !elsewhere.has(key))).toEqual([]);
  });

  it.each([["pages"], ["table"], ...GAMES.map((game) => ["table", game])])(
    "refer only to texts that are loaded with them: %s %s",
    async (...parts) => {
      const loaded = ["base", ...parts.filter(Boolean)];
      const known = await keysOf(loaded);
      const texts = (await Promise.all(loaded.map(textOf))).join("\n");
      const references = [...texts.matchAll(/\{ ([a-z][a-z\d]*(?:-[a-z\d]+)+) /g)].map(([, key]) => key!);
      expect(references.filter((key) => !known.has(key))).toEqual([]);
    },
  );

  it("are the same parts in every language", () => {
    const parts = Object.values(sources).map((language) => Object.keys(language).sort());
    for (const one of parts) expect(one).toEqual(parts[0]);
  });
});
