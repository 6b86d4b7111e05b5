/** The setup of a game: from choices to a request, and what is stored. */

import { describe, expect, it } from "vitest";
import { presetsInReadingOrder } from "../src/api/games";
import type { GameInfo } from "../src/wire/http";
import { restored } from "../src/app/last-setup";
import {
  agreed,
  detailsOf,
  isValid,
  defaultSetup,
  kindsOf,
  firstInvalid,
  handicapsOf,
  seatValue,
  toRequest,
  othersOf,
  presetsFor,
  valueOf,
  withOption,
  withOthers,
  withPreset,
  withSeat,
  withSeats,
  withSeatValue,
} from "../src/app/setup";

const GAME: GameInfo = {
  id: "toy",
  seats: [2, 3, 4],
  genre: null,
  minutes: null,
  age: null,
  authors: [],
  tips: [],
  traits: [],
  memory_option: null,
  levels: ["sprout", "gardener", "master"],
  presets: [
    {
      name: "duel",
      seats: [2],
      options: { beans: 4, easy: true, own: [], fewer: [], takeback: false },
      rules: [],
      numbers: {},
      engines: true,
    },
    {
      name: "all",
      seats: [2, 3, 4],
      options: { beans: 6, easy: false, own: [], fewer: [], takeback: false },
      rules: [],
      numbers: {},
      engines: true,
    },
  ],
  preset_by_language: { en: "duel", fr: "all" },
  options: [
    {
      name: "beans",
      kind: "number",
      rule: "TOY-1",
      default: 6,
      low: 1,
      high: 12,
      choices: [],
      per_seat: false,
      without_engines: [],
    },
    {
      name: "easy",
      kind: "flag",
      rule: "TOY-2",
      default: false,
      low: null,
      high: null,
      choices: [],
      per_seat: false,
      without_engines: [],
    },
    {
      name: "own",
      kind: "data",
      rule: "TOY-3",
      default: [],
      low: null,
      high: null,
      choices: [],
      per_seat: false,
      without_engines: [],
    },
    {
      name: "fewer",
      kind: "number",
      rule: "TOY-5",
      default: [],
      low: 0,
      high: 5,
      choices: [],
      per_seat: true,
      without_engines: [],
    },
    {
      name: "takeback",
      kind: "flag",
      rule: "TOY-4",
      default: false,
      low: null,
      high: null,
      choices: [],
      per_seat: false,
      without_engines: [],
    },
  ],
  numbers: {},
  clauses: [],
  puzzles: 0,
  texts: {},
  web: null,
};
const order = (setup: ReturnType<typeof defaultSetup>, game = GAME) => toRequest(game, setup);

describe("a new setup", () => {
  it("offers the preset of the language first, and the others in their order", () => {
    const names = (language: string) => presetsInReadingOrder(GAME, language).presets.map(({ name }) => name);
    expect(names("fr")).toEqual(["all", "duel"]);
    expect(names("en")).toEqual(["duel", "all"]);
    expect(names("xx")).toEqual(["duel", "all"]);
    expect(defaultSetup(presetsInReadingOrder(GAME, "fr"), "").preset).toBe("all");
  });

  it("is you against a Gardener with the first preset", () => {
    expect(order(defaultSetup(GAME, "Ada"))).toEqual({
      game: "toy",
      preset: "duel",
      options: {},
      seats: [
        { kind: "here", name: "Ada" },
        { kind: "engine", level: "sprout" },
      ],
      hints: null,
      takeback: false,
      watching: true,
      move_seconds: null,
    });
  });

  it("leaves hints to the server, and shows its default", () => {
    const setup = defaultSetup(GAME, "");
    const people = withOthers(setup, "here");
    const memory = { ...GAME, traits: ["memory"] };
    const counting = { ...memory, memory_option: "easy" };
    expect(agreed(GAME, people, "hints")).toBe(true);
    expect(agreed(memory, setup, "hints")).toBe(true);
    expect(agreed(memory, people, "hints")).toBe(false);
    expect(agreed(memory, withOthers(setup, "open"), "hints")).toBe(false);
    expect(agreed(counting, withOption(counting, people, "easy", true), "hints")).toBe(false);
    expect(agreed(counting, withOption(counting, people, "easy", false), "hints")).toBe(true);
    expect(order(people, memory).hints).toBeNull();
    expect(order({ ...people, hints: true }, memory).hints).toBe(true);
    expect(agreed(memory, { ...people, hints: true }, "hints")).toBe(true);
  });

  it("asks for every game whether hints are allowed", () => {
    const kept = (hints: unknown) => restored(GAME, { ...defaultSetup(GAME, ""), hints }, "").hints;
    expect([true, null, false, "x"].map(kept)).toEqual([null, null, false, null]);
  });

  it("allows takebacks unless the game rules them out", () => {
    const silent = { ...GAME, options: GAME.options.slice(0, 3) };
    expect(order(defaultSetup(silent, ""), silent).takeback).toBe(true);
    const memory = { ...silent, traits: ["memory"] };
    expect(order(defaultSetup(memory, ""), memory).takeback).toBe(false);
  });

  it("suggests the gentlest level", () => {
    expect(defaultSetup(GAME, "").seats[1]!.level).toBe("sprout");
  });
});

describe("seats", () => {
  it("are added like the last one without its name, and removed at the end", () => {
    const two = withSeat(withOthers(defaultSetup(GAME, "Ada"), "here"), 1, { name: "Ben" });
    const four = withSeats(GAME, two, 4);
    expect(four.seats.map((plan) => [plan.kind, plan.name])).toEqual([
      ["here", "Ada"],
      ["here", "Ben"],
      ["here", ""],
      ["here", ""],
    ]);
    expect(withSeats(GAME, four, 2).seats).toEqual(two.seats);
  });

  it("change to a preset that supports their number, and keep one that does", () => {
    const three = withSeats(GAME, defaultSetup(GAME, ""), 3);
    expect(three.preset).toBe("all");
    expect(withSeats(GAME, three, 2).preset).toBe("all");
    expect(presetsFor(GAME, 4).map((preset) => preset.name)).toEqual(["all"]);
  });

  it("can all be people at this device in one step, and keep their names and levels", () => {
    const three = withSeats(GAME, defaultSetup(GAME, "Ada"), 3);
    const here = withOthers(three, "here");
    expect(order(here).seats).toEqual([
      { kind: "here", name: "Ada" },
      { kind: "here", name: "" },
      { kind: "here", name: "" },
    ]);
    expect(withOthers(here, "engine").seats).toEqual(three.seats);
    expect([three, here].map(othersOf)).toEqual(["engine", "here"]);
  });

  it("report if the others are of several kinds", () => {
    const mixed = withSeat(withSeats(GAME, defaultSetup(GAME, ""), 3), 1, { kind: "open" });
    expect(othersOf(mixed)).toBeNull();
    expect(order(mixed).seats[1]).toEqual({ kind: "open" });
    expect(order(withSeat(mixed, 1, { name: " Oma " })).seats[1]).toEqual({ kind: "open", name: "Oma" });
  });
});

describe("handicaps", () => {
  const [fewer] = handicapsOf(GAME);
  const three = withSeats(GAME, defaultSetup(GAME, ""), 3);

  it("belong to one seat and are no options of the table", () => {
    const helped = withSeatValue(GAME, three, fewer!, 1, 2);
    expect(order(helped).options).toEqual({ fewer: [0, 2] });
    expect([0, 1, 2].map((seat) => seatValue(GAME, helped, fewer!, seat))).toEqual([0, 2, 0]);
    expect(detailsOf(GAME, () => true).map(({ name }) => name)).not.toContain("fewer");
    expect(order(withSeatValue(GAME, helped, fewer!, 1, 0)).options).toEqual({});
  });

  it("leave with their seat", () => {
    const helped = withSeatValue(GAME, three, fewer!, 2, 2);
    const two = withSeats(GAME, helped, 2);
    expect(seatValue(GAME, two, fewer!, 1)).toBe(0);
    expect(order(two).options).toEqual({});
  });

  it("have to be in their range", () => {
    expect(firstInvalid(GAME, withSeatValue(GAME, three, fewer!, 0, 5))).toBeNull();
    expect(firstInvalid(GAME, withSeatValue(GAME, three, fewer!, 0, 6))?.name).toBe("fewer");
  });
});

describe("options", () => {
  it("are sent only if they differ from the preset", () => {
    const setup = defaultSetup(GAME, "");
    const changed = withOption(GAME, setup, "beans", 5);
    expect(order(changed).options).toEqual({ beans: 5 });
    expect(valueOf(GAME, changed, "beans")).toBe(5);
    expect(order(withOption(GAME, changed, "beans", 4)).options).toEqual({});
  });

  it("are reset when another preset is chosen", () => {
    const changed = withOption(GAME, defaultSetup(GAME, ""), "easy", false);
    expect(order(withPreset(GAME, changed, "all")).options).toEqual({});
  });

  it("remove engines from a game where none can play", () => {
    const options = GAME.options.map((option) =>
      option.name === "easy" ? { ...option, without_engines: [false] } : option,
    );
    const real = { ...GAME, options };
    const setup = defaultSetup(real, "Ada");
    expect(kindsOf(real, setup)).toContain("engine");
    for (const seated of [withPreset(real, setup, "all"), withOption(real, setup, "easy", false)]) {
      expect(kindsOf(real, seated)).not.toContain("engine");
      expect(seated.seats.map((plan) => plan.kind)).toEqual(["here", "here"]);
    }
    const left = { ...setup, changes: { easy: false } };
    expect(restored(real, left, "Ada").seats.map((plan) => plan.kind)).toEqual(["here", "here"]);
  });

  it.each([0, 13, 2.5, null, NaN])("of numbers do not start with %s", (value) => {
    const setup = withOption(GAME, defaultSetup(GAME, ""), "beans", value);
    expect(firstInvalid(GAME, setup)?.name).toBe("beans");
  });

  it.each([1, 12])("of numbers start with %s", (value) => {
    expect(firstInvalid(GAME, withOption(GAME, defaultSetup(GAME, ""), "beans", value))).toBeNull();
  });

  it("that are choices must be one of them", () => {
    const choice = { ...GAME.options[0]!, kind: "choice" as const, choices: ["a", "b"] };
    expect([isValid(choice, "b"), isValid(choice, "c")]).toEqual([true, false]);
  });

  it("with structured data are shown if there is an editor, and sent unchanged", () => {
    const names = (editable: boolean) => detailsOf(GAME, () => editable).map(({ name }) => name);
    expect(names(true)).toEqual(["beans", "easy", "own"]);
    expect(names(false)).toEqual(["beans", "easy"]);
    const own = [{ name: "x" }];
    expect(order(withOption(GAME, defaultSetup(GAME, ""), "own", own)).options).toEqual({ own });
    expect(order(withOption(GAME, defaultSetup(GAME, ""), "own", [])).options).toEqual({});
  });

  it("share one takeback setting with the table", () => {
    const setup = { ...defaultSetup(GAME, ""), takeback: true };
    expect(order(setup)).toMatchObject({ takeback: true, options: { takeback: true } });
  });
});

describe("memory", () => {
  const setup = withOption(GAME, withSeats(GAME, defaultSetup(GAME, "Ada"), 3), "beans", 5);

  it("restores the last setup", () => {
    expect(restored(GAME, { ...setup, moveSeconds: 30 }, "x")).toEqual({
      ...setup,
      moveSeconds: 30,
    });
  });

  it.each([null, "", 7, [], { seats: [1, 2] }, { seats: [{}, {}] }])("ignores invalid data: %s", (kept) =>
    expect(restored(GAME, kept, "Ada")).toEqual(defaultSetup(GAME, "Ada")),
  );

  it("drops presets, levels and options that a game no longer has", () => {
    const kept = (change: object) => restored(GAME, { ...setup, ...change }, "Ada");
    expect(kept({ preset: "gone" })).toMatchObject({ preset: "all", changes: {} });
    expect(kept({ changes: { beans: 99, gone: 1, easy: true } }).changes).toEqual({ easy: true });
    const levels = setup.seats.map((plan) => ({ ...plan, level: "gone" }));
    expect(kept({ seats: levels }).seats).toEqual(defaultSetup(GAME, "Ada").seats);
    expect(kept({ moveSeconds: 7 }).moveSeconds).toBeNull();
  });
});
