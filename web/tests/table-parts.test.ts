/** Small parts of the table's pages: names, hints in words, the seed's fingerprint, who asks back. */

import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { shortened } from "../src/boards/shared/seats";
import { fingerprint } from "../src/lib/fair";
import { tellHint } from "../src/lib/hints";
import { tellMove } from "../src/lib/moves";
import type { Room } from "../src/lib/room.svelte";
import { namesOf } from "../src/lib/seats";
import { isHereOnly } from "../src/lib/share";
import type { GameEvent, Hint, SeatInfo } from "../src/lib/wire";
import { askedBack } from "../src/pages/table/takeback";
import { texts } from "../src/lib/texts.svelte";

beforeAll(async () => {
  // The language is told to the page, of which there is none here.
  globalThis.document = { documentElement: {} } as Document;
  await texts.speak("en");
});

const seat = (at: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat: at,
  kind: "here",
  name: null,
  level: null,
  taken: true,
  present: true,
  away_ms: null,
  resigned: false,
  ...more,
});

describe("names", () => {
  it("are told apart where they sound the same", () => {
    const engine = { kind: "engine", level: "sprout" } as const;
    const seats = [seat(0, { name: "Ada" }), seat(1, engine), seat(2, engine), seat(3, {})];
    expect(namesOf(seats)).toEqual(["Ada", "Sprout 2", "Sprout 3", "Player 4"]);
  });
});

describe("hints", () => {
  const hint: Hint = {
    text: "4",
    certainty: "searched",
    value: -3,
    unit: "margin",
    depth: 7,
    line: ["4"],
    mix: [],
    facts: [],
  };
  const NAMES = ["Ada", "Ben"];
  const why = (told: Hint) => tellHint({ seat: 0, hint: told, step: 3 }, "", "kalaha", NAMES);

  it("come in steps: where to look, which move, and why", () => {
    const step = (step: 1 | 2) => tellHint({ seat: 0, hint, step }, "look there", "kalaha", NAMES);
    expect(step(1)).toEqual(["look there"]);
    expect(step(2)).toEqual([texts.say("hint-best", { move: "4" })]);
  });

  it("say what the move does, in the words of the game", () => {
    const told = why({ ...hint, facts: [{ fact: "FreeTurn", seat: 0 }] });
    expect(told[1]).toContain(texts.say("kalaha-fact-free-turn", { seat: "Ada" }));
  });

  it("say the move, its worth and how sure it is", () => {
    const told = why(hint);
    expect(told).toHaveLength(3);
    expect(told[0]).toContain("4");
    expect(told[1]).toMatch(/3 points behind/);
    expect(told[2]).toMatch(/7 moves/);
  });

  it("say a proven win or loss, and an estimate as one", () => {
    const won = why({ ...hint, unit: "win", certainty: "proven", value: 1 });
    expect(won.slice(1)).toEqual([texts.say("hint-win-won"), texts.say("hint-proven")]);
    const worse = why({ ...hint, unit: "win", certainty: "estimated", value: -0.2 });
    expect(worse.slice(1)).toEqual([texts.say("hint-win-worse"), texts.say("hint-estimated")]);
  });

  it("say the line and the mix where there is one", () => {
    const told = why({
      ...hint,
      unit: "chance",
      value: 0.625,
      line: Array.from({ length: 20 }, (_, n) => `m${n}`),
      mix: [
        ["1", 0.25],
        ["2", 0.75],
      ],
    });
    expect(told[1]).toContain("63%");
    expect(told[3]).toMatch(/m11 …$/);
    expect(told[4]).toContain("1 25%, 2 75%");
  });
});

describe("moves", () => {
  it.each([
    ["kessel", "waive", "board-kessel-says-waive"],
    ["ronda", "pass", "board-ronda-says-pass"],
    ["ronda", "+4", "board-ronda-says-plus"],
    ["ronda", "=4", "board-ronda-says-equal"],
  ])("of %s that name no place are told in words: %s", (game, text, key) => {
    expect(tellMove(game, text)).toBe(texts.say(key, { a: text.slice(1) }));
  });

  it("of a shot tell what each number is", () => {
    expect(tellMove("hopper", "shot -20 480 7")).toBe("direction -20, power 480, moment 7");
  });

  it.each([
    ["kessel", "c4"],
    ["kala", "NEEx"],
    ["ronda", "10"],
    ["dacapo", "3"],
  ])("of %s that name a place or a number stay as they are typed: %s", (game, text) => {
    expect(tellMove(game, text)).toBe(text);
  });
});

describe("addresses", () => {
  it.each(["http://localhost:8127/join/X", "http://127.0.0.1/x", "http://127.1.2.3/", "http://[::1]:1/"])(
    "that mean every device itself are known: %s",
    (url) => expect(isHereOnly(url)).toBe(true),
  );
  it.each(["http://192.168.1.7:8127/join/X", "https://localhost.example/", "http://127.example/"])(
    "that others can follow too: %s",
    (url) => expect(isHereOnly(url)).toBe(false),
  );
});

describe("short names", () => {
  it("keep the number that tells namesakes apart", () => {
    expect(shortened("Gardener 3", 9)).toBe("Garden… 3");
    expect(shortened("Bernadette", 9)).toBe("Bernadet…");
    expect(shortened("Ada", 9)).toBe("Ada");
  });
});

describe("the fingerprint of a seed", () => {
  it.each(["", "00", "00ff10", "ab".repeat(32)])("is the SHA-256 of its bytes: %s", async (seed) => {
    const expected = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
    expect(await fingerprint(seed)).toBe(expected);
  });
});

describe("a take-back", () => {
  const entry = (kind: GameEvent["kind"], by: number | null) => ({ event: { kind, seat: by, text: "1" } });
  const room = (held: number[], log: unknown[], offer: unknown = null) =>
    ({ held, log, offer }) as unknown as Room;

  it("is asked for by whoever of this device decided last", () => {
    const log = [entry("played", 0), entry("played", 1), entry("played", 2), entry("resolved", null)];
    expect(askedBack(room([0, 1], log))).toBe(1);
  });

  it("is not asked for without a move, or while one is open", () => {
    expect(askedBack(room([1], [entry("played", 0)]))).toBeNull();
    expect(askedBack(room([0], [entry("played", 0)], {}))).toBeNull();
  });
});
