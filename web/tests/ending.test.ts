/** What follows a game: the decisive moment, and a stronger opponent. */

import { describe, expect, it } from "vitest";
import { decisiveTurn } from "../src/pages/table/ending/decisive.svelte";
import { nextLevel, orderAgainst } from "../src/pages/table/ending/stronger";
import type { SeatInfo, TableInfo } from "../src/wire/http";

const LEVELS = ["sprout", "gardener", "farmer"];
const person = (seat: number) => ({ seat, kind: "here", name: "Mia", level: null }) as SeatInfo;
const engine = (seat: number, level: string) => ({ seat, kind: "engine", name: null, level }) as SeatInfo;

describe("the decisive moment", () => {
  const turn = (event: number, before: number, after: number) => ({ event, seat: 0, kind: "swing", before, after });

  it("is the largest swing, and the last of equal ones", () => {
    expect(decisiveTurn({ turns: [] })).toBeNull();
    const turns = [turn(1, 0.4, 0.5), turn(5, 0.75, 0.25), turn(9, 0.25, 0.75), turn(12, 0.75, 1)];
    expect(decisiveTurn({ turns })?.event).toBe(9);
  });
});

describe("a stronger opponent", () => {
  it("is one level above the strongest engine", () => {
    expect(nextLevel([person(0), engine(1, "sprout")], LEVELS)).toBe("gardener");
    expect(nextLevel([engine(0, "sprout"), person(1), engine(2, "gardener")], LEVELS)).toBe("farmer");
  });

  it("is not offered against the strongest, unknown engines, or people", () => {
    expect(nextLevel([person(0), engine(1, "farmer")], LEVELS)).toBeNull();
    expect(nextLevel([person(0), engine(1, "random")], LEVELS)).toBeNull();
    expect(nextLevel([person(0), person(1)], LEVELS)).toBeNull();
    expect(nextLevel([person(0), person(1), engine(2, "sprout")], LEVELS)).toBeNull();
  });

  it("gets the same table", () => {
    const table = {
      game: "kala",
      preset: "usual",
      options: { store_beans: 20 },
      hints: true,
      takeback: false,
    } as unknown;
    const order = orderAgainst({ ...(table as TableInfo), seats: [engine(0, "sprout"), person(1)] }, "gardener");
    expect(order.seats).toEqual([
      { kind: "engine", level: "gardener" },
      { kind: "here", name: "Mia" },
    ]);
    expect(order).toMatchObject({ game: "kala", preset: "usual", options: { store_beans: 20 }, takeback: false });
  });
});
