/** All colours are in one file; the dark ones twice, for the system's and the user's setting. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const CSS = readFileSync(new URL("../src/theme.css", import.meta.url), "utf8");

/** The colours of the block that a selector opens. */
function colours(selector: string): string[] {
  const from = CSS.indexOf(`${selector} {`);
  expect(from).toBeGreaterThan(0);
  const block = CSS.slice(from, CSS.indexOf("}", from));
  return block.split("\n").map((line) => line.trim()).filter((line) => line.startsWith("--"));
}

it("has the same dark colours by setting and by system", () => {
  const wished = colours(':root[data-theme="dark"]');
  expect(wished.length).toBeGreaterThan(20);
  expect(colours(':root:not([data-theme="light"])')).toEqual(wished);
});
