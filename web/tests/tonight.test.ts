/** The results of an evening, kept in the browser. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OutcomeInfo, SeatInfo } from "../src/wire/http";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

const load = () => import("../src/app/tonight.svelte");

const seats = (...names: readonly (string | null)[]): SeatInfo[] =>
  names.map((name, seat) => ({ seat, kind: name === "computer" ? "engine" : "here", name }) as SeatInfo);
const won = (...ranks: number[]): OutcomeInfo => ({ ranks, points: ranks }) as unknown as OutcomeInfo;
const table = (...names: readonly (string | null)[]) => ({ code: "ABC", game: "some", seats: seats(...names) });

describe("a result", () => {
  it("names those who won", async () => {
    const { resultFor } = await load();
    expect(resultFor(table("Mia ", "Tom", "computer"), won(2, 1, 3), 7)).toEqual({
      code: "ABC",
      game: "some",
      at: 7,
      names: ["Mia", "Tom"],
      winners: ["Tom"],
    });
    expect(resultFor(table("Mia", "Tom"), won(1, 1), 7)!.winners).toEqual(["Mia", "Tom"]);
    expect(resultFor(table("Mia", "Tom", "computer"), won(2, 2, 1), 7)!.winners).toEqual([]);
  });

  it.each([[["Mia", "computer"]], [["Mia", null]], [["Mia", " "]], [["Mia", "Mia"]]])(
    "is not counted without two different names: %s",
    async (names) => {
      const { resultFor } = await load();
      expect(resultFor(table(...names), won(1, 2), 7)).toBeNull();
    },
  );
});

const NOW = Date.now();
const result = (code: string, winner: string, at = NOW) => ({
  code,
  game: "some",
  at,
  names: ["Mia", "Tom"],
  winners: [winner],
});

describe("an evening", () => {
  it("counts the wins of everyone, the best first", async () => {
    const { tonight, talliesOf } = await load();
    tonight.add(result("A", "Tom"));
    tonight.add(result("B", "Tom"));
    tonight.add({ ...result("C", "Papa"), names: ["Mia", "Papa"] });
    expect(talliesOf(tonight.results)).toEqual([
      { name: "Tom", wins: 2 },
      { name: "Papa", wins: 1 },
      { name: "Mia", wins: 0 },
    ]);
  });

  it("counts a game once, also after a reload", async () => {
    (await load()).tonight.add(result("A", "Tom"));
    vi.resetModules();
    const { tonight } = await load();
    tonight.add(result("A", "Tom"));
    expect(tonight.results).toHaveLength(1);
  });

  it("ends after some hours without a game", async () => {
    const { tonight, EVENING } = await load();
    tonight.add(result("A", "Tom", NOW - 2 * EVENING));
    tonight.add(result("B", "Tom", NOW - 1.2 * EVENING));
    tonight.add(result("C", "Mia"));
    expect(tonight.results.map(({ code }) => code)).toEqual(["C"]);
  });

  it("is wiped, which can be undone until the next game", async () => {
    const { tonight } = await load();
    tonight.add(result("A", "Tom"));
    tonight.wipe();
    expect([tonight.results, tonight.canUndo]).toEqual([[], true]);
    // The end of the last game is still on the screen.
    tonight.add(result("A", "Tom"));
    expect(tonight.results).toEqual([]);
    tonight.undo();
    expect(tonight.results).toHaveLength(1);
    tonight.wipe();
    tonight.add(result("B", "Mia"));
    expect([tonight.results.length, tonight.canUndo]).toEqual([1, false]);
  });

  it("ignores what it cannot read", async () => {
    kept.set("cupboard.tonight", JSON.stringify([7, null, { code: "A" }, result("B", "Mia")]));
    expect((await load()).tonight.results.map(({ code }) => code)).toEqual(["B"]);
  });
});
