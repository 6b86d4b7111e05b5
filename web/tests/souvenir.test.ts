/** The souvenir card: its layout, and the moment it shows. */

import { describe, expect, it } from "vitest";
import { cardOf, escaped, wrapped, type CardContent } from "../src/pages/table/ending/souvenir/card";
import { afterwards } from "../src/pages/table/ending/decisive.svelte";
import type { Frame } from "../src/wire/http";

/** Each letter is half as wide as it is high. */
const measure = (text: string, font: string) => (text.length * parseFloat(font.split(" ")[1]!)) / 2;
const drawing = (name: string, width: number, height: number) => ({ markup: `<svg id="${name}"/>`, width, height });

const content = (more: Partial<CardContent> = {}): CardContent => ({
  app: "Cupboard",
  game: "Some game",
  date: "18 November 2026",
  title: "Mia won by 4",
  why: "",
  players: [{ sign: "●", name: "Mia", colour: "red", points: "9" }],
  board: drawing("board", 1000, 600),
  moment: null,
  cloth: "#96434a",
  ...more,
});

const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

describe("lines", () => {
  const letters = (line: string) => line.length;

  it("take as many words as fit", () => {
    expect(wrapped("one two three four", 9, 5, letters)).toEqual(["one two", "three", "four"]);
    expect(wrapped("", 9, 5, letters)).toEqual([]);
    expect(wrapped("unbreakable", 4, 2, letters)).toEqual(["unbreakable"]);
  });

  it("end with … if there are too many", () => {
    expect(wrapped("one two three four", 9, 2, letters)).toEqual(["one two", "three…"]);
    expect(wrapped("a bb cc dd ee", 5, 1, letters)).toEqual(["a bb…"]);
  });
});

describe("a card", () => {
  it("names game, date, result and players", () => {
    const { svg, width, height } = cardOf(content(), measure, "");
    expect(texts(svg)).toEqual(["Some game", "18 November 2026", "Mia won by 4", "●", "Mia\u20029", "Cupboard"]);
    expect(svg).toContain('<svg id="board"/>');
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  });

  it("shows no points where there is no score", () => {
    const players = [{ sign: "●", name: "Mia", colour: "red", points: null }];
    expect(texts(cardOf(content({ players }), measure, "").svg)).toContain("Mia");
  });

  it("is higher with the decisive moment", () => {
    const moment = { title: "The moment", text: "Mia captures 9 stones.", picture: drawing("moment", 300, 200) };
    const [with_, without] = [cardOf(content({ moment }), measure, ""), cardOf(content(), measure, "")];
    expect(with_.height).toBeGreaterThan(without.height + 250);
    expect(with_.svg).toContain('<svg id="moment"/>');
  });

  it("never lets a tall board or many players leave the paper", () => {
    const players = Array.from({ length: 5 }, (_, n) => ({
      sign: "■",
      name: `A rather long name ${n}`,
      colour: "blue",
      points: "12",
    }));
    const { svg } = cardOf(content({ players, board: drawing("board", 500, 2000) }), measure, "");
    const lefts = [...svg.matchAll(/<text x="([\d.]+)"/g)].map(([, x]) => Number(x));
    expect(Math.max(...lefts)).toBeLessThan(1200);
    expect(svg).toMatch(/scale\(0\.39\)/);
  });

  it("shrinks a long headline, then breaks it", () => {
    const title = "Bartholomew and Wilhelmina-Charlotte share the victory tonight";
    const { svg } = cardOf(content({ title }), measure, "");
    expect(texts(svg).filter((line) => title.includes(line!) && line !== "")).toHaveLength(2);
  });

  it("escapes names", () => {
    expect(escaped(`<b>&"'`)).toBe("&lt;b&gt;&amp;&quot;&apos;");
    expect(cardOf(content({ title: "<script>" }), measure, "").svg).not.toContain("<script>");
  });
});

describe("the position after a move", () => {
  const frame = (kind: string, fact: string) => ({ event: { kind }, facts: [{ fact }] }) as unknown as Frame;
  const frames = [
    frame("played", "Shot"),
    frame("resolved", "Flew"),
    frame("resolved", "Fell"),
    frame("played", "Next"),
  ];

  it("includes what chance made of it", () => {
    const shown = afterwards(frames, 0)!;
    expect(shown.event.kind).toBe("resolved");
    expect(shown.facts.map(({ fact }) => fact)).toEqual(["Shot", "Flew", "Fell"]);
    expect(afterwards(frames, 3)!.facts.map(({ fact }) => fact)).toEqual(["Next"]);
    expect(afterwards(frames.slice(0, 2), 0)!.facts).toHaveLength(2);
  });

  it("is unknown beyond the end", () => expect(afterwards(frames, 9)).toBeNull());
});
