/** Addresses and codes, and the pages they lead to. */

import { describe, expect, it } from "vitest";
import { codeIn } from "../src/pages/home/code";
import { freeSeats, hostNames } from "../src/pages/join/seats";
import { matchRoute } from "../src/routes";
import type { SeatInfo, TableInfo } from "../src/wire/http";

describe("addresses", () => {
  const at = (path: string) => matchRoute(path.split("/").filter(Boolean));

  it("lead to pages about a game or a table", () => {
    expect(at("/")).toEqual({ word: "home", param: "" });
    expect(at("/new/kala")).toEqual({ word: "new", param: "kala" });
    expect(at("/join/AB12CD/")).toEqual({ word: "join", param: "AB12CD" });
    expect(at("/rules/kessel")).toEqual({ word: "rules", param: "kessel" });
  });

  it("lead to pages about all games", () => {
    for (const word of ["rules", "puzzles", "print"]) expect(at(`/${word}/`)).toEqual({ word: "shelf", param: word });
  });

  it.each([
    "/home",
    "/home/x",
    "/shelf/rules",
    "/table",
    "/nowhere/x",
    "/new",
    "/new/kala/more",
    "/__proto__/x",
    "/toString/x",
  ])("lead nowhere: %s", (path) => expect(at(path)).toBeNull());
});

describe("codes", () => {
  it.each([
    ["k7pq2m", "K7PQ2M"],
    [" K7P-Q2M ", "K7PQ2M"],
    ["k7p q2m", "K7PQ2M"],
    ["https://example.org/join/K7PQ2M", "K7PQ2M"],
    ["http://127.0.0.1:8127/table/K7PQ2M?x=1", "K7PQ2M"],
    ["/watch/ABCDEFGH23", "ABCDEFGH23"],
  ])("are found in %s", (typed, code) => expect(codeIn(typed)).toBe(code));

  it.each(["", "   ", "abc", "K7PQ2M/../x", "https://example.org/", "what?"])("are not in “%s”", (typed) =>
    expect(codeIn(typed)).toBeNull(),
  );
});

describe("an invitation", () => {
  const seat = (number: number, part: Partial<SeatInfo>): SeatInfo => ({
    seat: number,
    kind: "open",
    name: null,
    level: null,
    taken: false,
    present: false,
    away_ms: null,
    resigned: false,
    hints: 0,
    ...part,
  });
  const table = {
    seats: [
      seat(0, { kind: "here", name: "Ada", taken: true }),
      seat(1, { kind: "engine", level: "master", taken: true }),
      seat(2, { taken: true, name: "Ben" }),
      seat(3, {}),
      seat(4, { resigned: true }),
    ],
  } as TableInfo;

  it("shows the free seats and the host", () => {
    expect(freeSeats(table)).toEqual([3]);
    expect(hostNames(table)).toEqual(["Ada"]);
  });
});
