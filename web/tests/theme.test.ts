/** All colours are in one file, each with its light and its dark value. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { themed } from "../src/board/theme";
import { SIGNS } from "../src/ui/seats";

const CSS = readFileSync(new URL("../src/board/tokens.css", import.meta.url), "utf8");
const PAIR = /--([\w-]+):.*var\(--light, (.+?)\) var\(--dark, (.+?)\)+;/g;
const colours = new Map([...CSS.matchAll(PAIR)].map(([, name, light, dark]) => [name!, { light, dark }]));

it("has a light and a dark value for every colour that differs", () => {
  expect(colours.size).toBeGreaterThan(25);
  expect([...colours].filter(([, { light, dark }]) => light === dark)).toEqual([]);
});

it("tells what to press, what is dangerous, what went wrong, hints and the first seat apart", () => {
  for (const theme of ["light", "dark"] as const) {
    const five = ["primary", "danger", "warn", "accent", "seat-0"].map((name) => colours.get(name)![theme]);
    expect(new Set(five).size).toBe(5);
  }
});

it("has a colour and a sign for each of the eight seats that a table can have", () => {
  expect(new Set(SIGNS).size).toBe(8);
  const seats = [...colours].filter(([name]) => name.startsWith("seat-")).map(([, colour]) => colour);
  for (const theme of ["light", "dark"] as const) {
    expect(new Set(seats.map((colour) => colour[theme])).size).toBe(8);
  }
});

it("gives the theme of the page to all hosts", () => {
  const [dark, light] = ["dark", "light"].map((theme) => themed(CSS, theme));
  expect(dark).toContain(':root[data-theme="dark"],\n  :host {');
  expect(light).toContain(':root:not([data-theme="light"]),\n  :host(:not(*)) {');
  expect(themed(CSS, undefined)).toBe(CSS);
});
