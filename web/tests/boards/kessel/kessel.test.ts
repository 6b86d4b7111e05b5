/** Kupferkessel's board: deck, layout, targets and scoring. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { after } from "../../../src/boards/kessel/change";
import { cardOf, DECK } from "../../../src/boards/kessel/deck";
import {
  bandOf,
  CARD,
  lineAt,
  placePoint,
  PLACES,
  pointOf,
  scaleIn,
  shapeFor,
  slots,
  stopPoint,
  STOPS,
  type Shape,
} from "../../../src/boards/kessel/layout";
import { clue } from "../../../src/boards/kessel/clue";
import { motion } from "../../../src/boards/kessel/motion";
import { comparable, fromView, type KesselPicture } from "../../../src/boards/kessel/picture";
import { lineIn, lineOf, rowsOf, runningTotal } from "../../../src/boards/kessel/scoring";
import { standingsOf } from "../../../src/boards/kessel/standings";
import { cardAt, targetsOf } from "../../../src/boards/kessel/touch";
import { trailOf } from "../../../src/boards/kessel/trail";
import type { Target } from "../../../src/board/kit/targets";
import { kit } from "../../../src/app/kit";
import type { KesselFact, KesselView } from "../../../src/wire/games/kessel";
import type { Frame as AnyFrame } from "../../../src/wire/http";

type Frame = Omit<AnyFrame, "view" | "facts"> & { view: KesselView; facts: KesselFact[] };

const FOLDER = process.env.CUPBOARD_FRAMES ?? "frames";
const FILES = readdirSync(FOLDER).filter((file) => file.startsWith("kessel-"));
const SHAPES: Shape[] = ["wide", "slim", "tall"];

const load = (file: string): Frame[] => JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
const legalOf = (frame: Frame): string[] => Object.values(frame.legal)[0] ?? [];

function touched(
  picture: KesselPicture,
  shape: Shape,
  legal: string[],
  onmove = (_: string) => {},
  read = (_: string) => {},
) {
  return targetsOf({
    kit,
    picture,
    shape,
    near: 0,
    names: ["Ada", "Ben", "Cleo"],
    you: null,
    legal,
    tell: (card) => card.ingredient,
    take: onmove,
    read,
    answer: onmove,
  });
}

/** The layout depends only on the question. */
function oneOfEachQuestion(frames: Frame[]): Frame[] {
  const acting = frames.filter((frame) => frame.turn.kind === "act");
  return [...new Map(acting.map((frame) => [frame.view.asked, frame])).values()];
}

const overlap = (one: Target, two: Target): boolean =>
  Math.abs(one.x - two.x) < one.rx + two.rx - 1e-6 && Math.abs(one.y - two.y) < one.ry + two.ry - 1e-6;

describe("the deck", () => {
  it("has 56 cards, four of each ingredient (KESSEL-1)", () => {
    expect(DECK.length).toBe(56);
    expect(new Set(DECK.map((card) => card.ingredient)).size).toBe(14);
  });

  it.each(FILES)("knows every card as the table of %s sends it", (file) => {
    const sent = load(file).flatMap((frame) => fromView(frame.view).places.filter((card) => card !== null));
    const cards = [...new Map(sent.map((card) => [`${card.ingredient} ${card.value}`, card])).values()];
    expect(cards.length).toBeGreaterThan(32);
    expect(cards.map((card) => cardOf(card.ingredient, card.value))).toEqual(cards);
  });
});

describe("the ring", () => {
  it("has twenty stops, each in its own place (KESSEL-6)", () => {
    const points = Array.from({ length: STOPS }, (_, stop) => stopPoint(stop).join());
    expect(new Set(points).size).toBe(20);
  });

  it.each(FILES)("is next to the lines that the facts of %s name (KESSEL-8)", (file) => {
    const frames = load(file);
    for (const [index, frame] of frames.entries()) {
      let picture = fromView(frames[Math.max(index - 1, 0)]!.view);
      for (const fact of frame.facts) {
        picture = after(picture, fact);
        if (fact.fact === "Stopped") expect(lineAt(picture.figures[fact.seat]!)).toBe(fact.line);
        if (fact.fact === "Cornered") expect(lineAt(picture.figures[fact.seat]!)).toBe(fact.corner);
      }
    }
  });

  it.each(FILES)("highlights exactly the cards that can be taken in %s", (file) => {
    for (const frame of load(file)) {
      const { line, places } = fromView(frame.view);
      if (line === null) continue;
      const { at, half } = bandOf(line);
      const inside = PLACES.filter((place, number) => {
        const [x, y] = placePoint(place);
        return places[number] && Math.abs(x - at[0]) < half[0] && Math.abs(y - at[1]) < half[1];
      });
      expect(inside).toEqual(frame.view.touch);
    }
  });
});

describe("the targets", () => {
  it.each(FILES)("offer every legal move of %s and no other, in all shapes", (file) => {
    for (const frame of load(file)) {
      for (const shape of SHAPES) {
        const played: string[] = [];
        const targets = touched(fromView(frame.view), shape, legalOf(frame), (text) => played.push(text));
        for (const target of targets) if (target.enabled) target.act();
        expect(played.sort()).toEqual(legalOf(frame).sort());
      }
    }
  });

  it("offer all cards of the line equally if symbols are claimed (KESSEL-11)", () => {
    const frame = load("kessel-standard-2.json").find((one) => one.view.asked === "take")!;
    const picture = { ...fromView(frame.view), reminders: false };
    const places = legalOf(frame);
    const legal = [places[0]!, `${places[0]}!`, ...places.slice(1)];
    const played: string[] = [];
    for (const target of touched(picture, "wide", legal, (text) => played.push(text))) if (target.enabled) target.act();
    expect(played.sort()).toEqual(places.toSorted());
    expect(clue(picture, `${places[0]}!`, legal).targets).toEqual(clue(picture, places[0]!, places).targets);
  });

  it("let every other open card be read, and refuse none", () => {
    const frame = load("kessel-standard-2.json").find((one) => one.view.asked === "take")!;
    const picture = fromView(frame.view);
    const read: string[] = [];
    const note = (target: string) => read.push(target);
    for (const target of touched(picture, "tall", legalOf(frame), () => {}, note)) if (!target.enabled) target.act();
    const open = PLACES.filter((place, number) => picture.places[number] && !legalOf(frame).includes(place));
    expect(open.length).toBeGreaterThan(20);
    expect(read).toEqual(expect.arrayContaining([...open, "cauldron0", "cauldron1"]));
    for (const target of open) expect(cardAt(picture, target)).toBe(picture.places[PLACES.indexOf(target)]);
    expect(cardAt(picture, "cauldron1")).toBe(picture.cauldrons[1]!.top);
  });

  it.each(FILES)("are within the drawing of %s and do not overlap", (file) => {
    for (const frame of oneOfEachQuestion(load(file))) {
      for (const shape of SHAPES) {
        const picture = fromView(frame.view);
        const [wide, high] = slots(shape, picture.cauldrons.length).size;
        const targets = touched(picture, shape, legalOf(frame));
        const outside = targets.filter(({ x, y, rx, ry }) => x < rx || y < ry || x + rx > wide || y + ry > high);
        const pairs = targets.flatMap((one, index) => targets.slice(index + 1).map((two) => [one, two]));
        const crossed = pairs.filter(([one, two]) => overlap(one!, two!));
        expect([...outside, ...crossed.flat()].map(({ id }) => id)).toEqual([]);
      }
    }
  });

  it("are at least 44 px wide and high on a 360 px phone with margins of 8 px", () => {
    const answers = load("kessel-standard-2.json").filter((frame) => legalOf(frame).includes("use"));
    expect(answers.length).toBeGreaterThan(0);
    for (const frame of answers) {
      const picture = fromView(frame.view);
      const scale = scaleIn("tall", 2, { width: 360 - 16, height: 500 });
      for (const { id, rx, ry } of touched(picture, "tall", legalOf(frame))) {
        expect(2 * Math.min(rx, ry) * scale, id).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

describe("the shape", () => {
  it.each([
    ["a phone", 374, 590, "tall"],
    ["an upright tablet", 804, 1000, "tall"],
    ["a lying tablet", 650, 640, "slim"],
    ["a laptop", 900, 640, "wide"],
    ["a large screen", 1060, 780, "wide"],
  ] as const)("is the one with the largest cards on %s", (_, width, height, shape) => {
    const room = { width, height };
    expect(shapeFor(2, room)).toBe(shape);
    const chosen = scaleIn(shape, 2, room);
    for (const other of SHAPES) expect(chosen).toBeGreaterThanOrEqual(0.995 * scaleIn(other, 2, room));
    expect(chosen * CARD.wide).toBeGreaterThanOrEqual(32);
  });
});

describe("motion", () => {
  it.each(FILES)("leads %s to the same picture without animation", (file) => {
    const frames = load(file);
    for (const [index, frame] of frames.entries()) {
      if (index === 0) continue;
      const end = frame.facts.reduce(after, fromView(frames[index - 1]!.view));
      expect(comparable(end)).toEqual(comparable(fromView(frame.view)));
    }
  });

  it("flies to the same objects in all shapes", () => {
    for (const seats of [2, 3]) {
      for (const within of SHAPES.map((shape) => slots(shape, seats))) {
        expect(pointOf("stack", within, 0)).toEqual(within.stack);
        const cauldrons = within.cauldrons.map((_, seat) => pointOf(`cauldron:${seat}`, within, 0));
        expect(cauldrons).toEqual(within.cauldrons);
        for (const place of PLACES) expect(pointOf(`place:${place}`, within, 0)).toEqual(placePoint(place));
      }
    }
  });

  it("leaves a trail of what was walked and taken", () => {
    const frame = load("kessel-standard-2.json").find(({ facts }) => facts.some(({ fact }) => fact === "Taken"))!;
    const { stops, places } = trailOf(frame.facts);
    const taken = frame.facts.flatMap((fact) => (fact.fact === "Taken" ? [fact.place] : []));
    expect(places.map(({ place }) => place)).toEqual(taken);
    expect(stops.length).toBe(frame.facts.filter(({ fact }) => fact === "Walked" || fact === "Jumped").length);
  });

  it("moves a pawn one stop per step (KESSEL-6)", () => {
    const frames = load("kessel-standard-3.json");
    let steps = 0;
    for (const [index, frame] of frames.entries()) {
      if (index < 2) continue;
      let picture = fromView(frames[index - 1]!.view);
      for (const fact of frame.facts) {
        if (fact.fact === "Walked") {
          const [flight] = motion(picture, fact)!.flights!;
          expect(flight!.to).toBe(`stop:${fact.stop}`);
          expect(fact.stop).toBe((picture.figures[fact.seat]! + 1) % STOPS);
          steps += 1;
        }
        picture = after(picture, fact);
      }
    }
    expect(steps).toBeGreaterThan(100);
  });
});

describe("the score sheet", () => {
  it.each(FILES)("adds up to the points of %s (KESSEL-14, KESSEL-R, KESSEL-C)", (file) => {
    const last = load(file).at(-1)!;
    const told = fromView(last.view, last.facts).sheet!;
    const points = last.view.points as number[];
    for (const [seat, total] of points.entries()) {
      const open = told.filter((line) => line.kind !== "total");
      expect(runningTotal(open, seat)).toBe(total);
      expect(runningTotal(told, seat)).toBe(total);
    }
  });

  it.each(FILES)("shows late clients the same groups without their points in %s", (file) => {
    const last = load(file).at(-1)!;
    const groups = (picture: KesselPicture) =>
      picture
        .sheet!.filter((line) => line.kind === "ingredient")
        .map((line) => `${line.seat} ${line.ingredient} ${line.values.join()}`)
        .sort();
    expect(groups(fromView(last.view))).toEqual(groups(fromView(last.view, last.facts)));
  });

  it.each(FILES)("has a cell for every line of %s, and rows that never move", (file) => {
    const frames = load(file);
    const last = frames.at(-1)!;
    const picture = fromView(last.view, last.facts);
    const rows = rowsOf(picture);
    for (const line of picture.sheet!) {
      const cells = rows.flatMap((row) => picture.cauldrons.map((_, seat) => lineIn([line], row, seat)));
      expect(cells.filter(Boolean).length).toBe(line.seat === null ? picture.cauldrons.length : 1);
    }
    if (!file.includes("eye")) expect(rowsOf(fromView(frames.at(-2)!.view)).length).toBeLessThanOrEqual(rows.length);
  });

  it("says that no one has the most ones (KESSEL-14)", () => {
    const ends = FILES.map((file) => load(file).at(-1)!.facts);
    const told = ends.flat().filter(({ fact }) => fact === "OnesScored" || fact === "OnesTied");
    expect(told.length).toBe(FILES.filter((file) => !file.includes("children")).length);
    const tied = lineOf({ fact: "OnesTied", count: 5 });
    for (const seat of [0, 1]) expect(lineIn([tied], { kind: "ones" }, seat)).toBe(tied);
    expect(runningTotal([tied], 0)).toBeNull();
  });

  it("is what the players' standings follow", () => {
    const frames = load("kessel-standard-2.json");
    const [before, end] = [fromView(frames.at(-2)!.view), fromView(frames.at(-1)!.view, frames.at(-1)!.facts)];
    const roles = ["kessel-colour-white", "kessel-colour-black"];
    expect(standingsOf(before)).toEqual(
      before.cauldrons.map(({ count }, seat) => ({ value: count, key: "board-kessel-cards", role: roles[seat] })),
    );
    expect(standingsOf(end)).toEqual(
      end.points.map((value, seat) => ({ value, key: "board-kessel-points", role: roles[seat] })),
    );
  });

  it("does not exist before the end", () => {
    for (const frame of load("kessel-recipes-2.json").slice(0, -1)) {
      expect(fromView(frame.view, frame.facts).sheet).toBeNull();
    }
  });
});
