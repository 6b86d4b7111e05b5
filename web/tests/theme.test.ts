/** All colours are in one file; the dark ones twice, for the system's and the user's setting. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { themed } from "../src/board/theme";
import { SIGNS } from "../src/ui/seats";

const CSS = readFileSync(new URL("../src/board/tokens.css", import.meta.url), "utf8");

/** The colours of the block that a selector opens. */
function colours(selector: string): string[] {
  const from = CSS.indexOf(`${selector} {`);
  expect(from).toBeGreaterThan(0);
  const block = CSS.slice(from, CSS.indexOf("}", from));
  return block
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("--"));
}

it("has the same dark colours by setting and by system", () => {
  const wished = colours(':host([data-theme="dark"])');
  expect(wished.length).toBeGreaterThan(20);
  expect(colours(':host(:not([data-theme="light"]))')).toEqual(wished);
});

it("has a colour and a sign for each of the eight seats that a table can have", () => {
  expect(new Set(SIGNS).size).toBe(8);
  for (const selector of [":host", ':host([data-theme="dark"])']) {
    const seats = colours(selector).filter((colour) => colour.startsWith("--seat-"));
    expect(new Set(seats.map((colour) => colour.split(":")[1])).size).toBe(8);
  }
});

it("gives the theme of the page to all hosts", () => {
  const [dark, light] = ["dark", "light"].map((theme) => themed(CSS, theme));
  expect(dark).toContain(':root[data-theme="dark"],\n  :host {');
  expect(light).toContain(':root:not([data-theme="light"]),\n  :host(:not(*)) {');
  expect(themed(CSS, undefined)).toBe(CSS);
});
