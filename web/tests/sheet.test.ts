/** The sheet before a game: from choices to an order, and what is remembered of them. */

import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/lib/wire";
import { restored } from "../src/pages/new/memory";
import {
  detailsOf,
  fits,
  fresh,
  kindsOf,
  misfit,
  orderOf,
  othersOf,
  presetsFor,
  valueOf,
  withOption,
  withOthers,
  withPreset,
  withSeat,
  withSeats,
} from "../src/pages/new/sheet";

const GAME: GameInfo = {
  id: "toy",
  seats: [2, 3, 4],
  traits: [],
  levels: ["sprout", "gardener", "master"],
  presets: [
    { name: "duel", seats: [2], options: { beans: 4, easy: true, own: [], takeback: false }, rules: [], engines: true },
    { name: "all", seats: [2, 3, 4], options: { beans: 6, easy: false, own: [], takeback: false }, rules: [], engines: true },
  ],
  options: [
    { name: "beans", kind: "number", rule: "TOY-1", default: 6, low: 1, high: 12, choices: [] },
    { name: "easy", kind: "flag", rule: "TOY-2", default: false, low: null, high: null, choices: [] },
    { name: "own", kind: "data", rule: "TOY-3", default: [], low: null, high: null, choices: [] },
    { name: "takeback", kind: "flag", rule: "TOY-4", default: false, low: null, high: null, choices: [] },
  ],
  clauses: [],
  puzzles: 0,
};
const named = (seat: number) => `P${seat + 1}`;
const order = (sheet: ReturnType<typeof fresh>, game = GAME) => orderOf(game, sheet, named);

describe("a fresh sheet", () => {
  it("is you against a gardener by the first rules", () => {
    expect(order(fresh(GAME, "Ada"))).toEqual({
      game: "toy",
      preset: "duel",
      options: {},
      seats: [
        { kind: "here", name: "Ada" },
        { kind: "engine", level: "gardener" },
      ],
      hints: true,
      takeback: false,
      watching: true,
      move_seconds: null,
    });
  });

  it("takes moves back where the game says nothing against it", () => {
    const silent = { ...GAME, options: GAME.options.slice(0, 3) };
    expect(order(fresh(silent, ""), silent).takeback).toBe(true);
    const memory = { ...silent, traits: ["memory"] };
    expect(order(fresh(memory, ""), memory).takeback).toBe(false);
  });

  it("knows a level also where there is no gardener", () => {
    const game = { ...GAME, levels: ["sprout"] };
    expect(fresh(game, "").seats[1]!.level).toBe("sprout");
  });
});

describe("seats", () => {
  it("are added like the last one and without its name, and taken away at the end", () => {
    const two = withSeat(withOthers(fresh(GAME, "Ada"), "here"), 1, { name: "Ben" });
    const four = withSeats(GAME, two, 4);
    expect(four.seats.map((plan) => [plan.kind, plan.name])).toEqual([
      ["here", "Ada"],
      ["here", "Ben"],
      ["here", ""],
      ["here", ""],
    ]);
    expect(withSeats(GAME, four, 2).seats).toEqual(two.seats);
  });

  it("change to a preset that is made for so many, and keep one that is", () => {
    const three = withSeats(GAME, fresh(GAME, ""), 3);
    expect(three.preset).toBe("all");
    expect(withSeats(GAME, three, 2).preset).toBe("all");
    expect(presetsFor(GAME, 4).map((preset) => preset.name)).toEqual(["all"]);
  });

  it("can all be people at this device in one step, and keep their names and levels", () => {
    const three = withSeats(GAME, fresh(GAME, "Ada"), 3);
    const here = withOthers(three, "here");
    expect(order(here).seats).toEqual([
      { kind: "here", name: "Ada" },
      { kind: "here", name: "P2" },
      { kind: "here", name: "P3" },
    ]);
    expect(withOthers(here, "engine").seats).toEqual(three.seats);
    expect([three, here].map(othersOf)).toEqual(["engine", "here"]);
  });

  it("say so when the others are of several kinds", () => {
    const mixed = withSeat(withSeats(GAME, fresh(GAME, ""), 3), 1, { kind: "open" });
    expect(othersOf(mixed)).toBeNull();
    expect(order(mixed).seats[1]).toEqual({ kind: "open" });
    expect(order(withSeat(mixed, 1, { name: " Oma " })).seats[1]).toEqual({ kind: "open", name: "Oma" });
  });
});

describe("options", () => {
  it("are sent only where they differ from the preset", () => {
    const sheet = fresh(GAME, "");
    const changed = withOption(GAME, sheet, "beans", 5);
    expect(order(changed).options).toEqual({ beans: 5 });
    expect(valueOf(GAME, changed, "beans")).toBe(5);
    expect(order(withOption(GAME, changed, "beans", 4)).options).toEqual({});
  });

  it("go back to the preset's when another one is chosen", () => {
    const changed = withOption(GAME, fresh(GAME, ""), "easy", false);
    expect(order(withPreset(GAME, changed, "all")).options).toEqual({});
  });

  it("leave no engine at a table where none can sit", () => {
    const real = { ...GAME, presets: [...GAME.presets, { ...GAME.presets[1]!, name: "real", engines: false }] };
    const sheet = fresh(real, "Ada");
    const seated = withPreset(real, sheet, "real");
    expect(kindsOf(real, sheet)).toContain("engine");
    expect(kindsOf(real, seated)).not.toContain("engine");
    expect(seated.seats.map((plan) => plan.kind)).toEqual(["here", "here"]);
  });

  it.each([0, 13, 2.5, null, NaN])("of numbers do not start with %s", (value) => {
    const sheet = withOption(GAME, fresh(GAME, ""), "beans", value);
    expect(misfit(GAME, sheet)?.name).toBe("beans");
  });

  it.each([1, 12])("of numbers start with %s", (value) => {
    expect(misfit(GAME, withOption(GAME, fresh(GAME, ""), "beans", value))).toBeNull();
  });

  it("that are choices must be one of them", () => {
    const choice = { ...GAME.options[0]!, kind: "choice" as const, choices: ["a", "b"] };
    expect([fits(choice, "b"), fits(choice, "c")]).toEqual([true, false]);
  });

  it("with data are asked for where somebody can edit them, and sent as they are", () => {
    const names = (editable: boolean) => detailsOf(GAME, () => editable).map(({ name }) => name);
    expect(names(true)).toEqual(["beans", "easy", "own"]);
    expect(names(false)).toEqual(["beans", "easy"]);
    const own = [{ name: "x" }];
    expect(order(withOption(GAME, fresh(GAME, ""), "own", own)).options).toEqual({ own });
    expect(order(withOption(GAME, fresh(GAME, ""), "own", [])).options).toEqual({});
  });

  it("agree with the table on taking back, which is asked for once", () => {
    const sheet = { ...fresh(GAME, ""), takeback: true };
    expect(order(sheet)).toMatchObject({ takeback: true, options: { takeback: true } });
  });
});

describe("memory", () => {
  const sheet = withOption(GAME, withSeats(GAME, fresh(GAME, "Ada"), 3), "beans", 5);

  it("brings back what was left", () => {
    expect(restored(GAME, JSON.stringify({ ...sheet, moveSeconds: 30 }), "x")).toEqual({
      ...sheet,
      moveSeconds: 30,
    });
  });

  it.each([null, "", "{", "7", "null", '{"seats": [1, 2]}', '{"seats": [{}, {}]}'])(
    "forgets what it cannot read: %s",
    (kept) => expect(restored(GAME, kept, "Ada")).toEqual(fresh(GAME, "Ada")),
  );

  it("forgets presets, levels and options that a game no longer has", () => {
    const kept = (change: object) => restored(GAME, JSON.stringify({ ...sheet, ...change }), "Ada");
    expect(kept({ preset: "gone" })).toMatchObject({ preset: "all", changes: {} });
    expect(kept({ changes: { beans: 99, gone: 1, easy: true } }).changes).toEqual({ easy: true });
    const levels = sheet.seats.map((plan) => ({ ...plan, level: "gone" }));
    expect(kept({ seats: levels }).seats).toEqual(fresh(GAME, "Ada").seats);
    expect(kept({ moveSeconds: 7 }).moveSeconds).toBeNull();
  });
});
