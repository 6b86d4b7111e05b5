import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { selectorsOf } from "../src/pages/table/guide-parts";

test("names of parts become selectors for the reader's seat and the others", () => {
  expect(selectorsOf(["store-me", "bank"], 1, 2)).toEqual([
    '[data-part="store-1"], [data-target="store-1"]',
    '[data-part="bank"], [data-target="bank"]',
  ]);
  expect(selectorsOf(["row-them"], 1, 3)).toEqual([
    '[data-part="row-0"], [data-target="row-0"]',
    '[data-part="row-2"], [data-target="row-2"]',
  ]);
  expect(selectorsOf(["me-4"], 0, 2)).toEqual(['[data-part="0-4"], [data-target="0-4"]']);
});

test.each(["dacapo", "hopper", "kala", "kalaha", "kessel", "ronda"])("%s: only known notes point", async (game) => {
  const { guide } = (await import(`../src/boards/${game}/guide.ts`)) as typeof import("../src/boards/kala/guide");
  const notes = readFileSync(`../src/cupboard/locales/en/${game}-learn.ftl`, "utf8");
  for (const note of Object.keys(guide)) expect(notes).toContain(`\nguide-${game}-${note} =`);
});
