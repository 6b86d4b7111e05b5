/** Parts of the game page: names, hints in words, the seed's fingerprint, takebacks. */

import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { shortened } from "../src/board/kit/plate";
import { fingerprint } from "../src/pages/fair/fair";
import { describeHint } from "../src/pages/table/hints";
import { undoneIn } from "../src/pages/table/undone";
import { boardOf } from "../src/app/boards";
import { describeMove } from "../src/board/moves";
import { describeFact } from "../src/app/describe";
import { endingOf } from "../src/app/ending";
import { TableClient } from "../src/table-client/table-client.svelte";
import { seatNames } from "../src/ui/seats";
import { isHereOnly } from "../src/ui/share";
import type { EventInfo, Fact, OutcomeInfo, SeatInfo } from "../src/wire/http";
import type { Hint } from "../src/wire/socket";
import { texts } from "../src/app/texts.svelte";

beforeAll(async () => {
  // The language is set on the page's document, which does not exist here.
  globalThis.document = { documentElement: {} } as Document;
  await texts.setLanguage("en");
  await texts.load("table", "kalaha", "kessel");
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
  hints: 0,
  ...more,
});

describe("names", () => {
  it("are distinguished if they are the same", () => {
    const engine = { kind: "engine", level: "sprout" } as const;
    const seats = [seat(0, { name: "Ada" }), seat(1, engine), seat(2, engine), seat(3, {})];
    expect(seatNames(seats)).toEqual(["Ada", "Sprout 2", "Sprout 3", "Player 4"]);
  });
});

describe("moves that were taken back", () => {
  const entries = (...told: [EventInfo["kind"], number][]) =>
    told.map(([kind, moves], number) => ({ number, moves, event: { kind, seat: 0, text: "1" } }));

  it("are those since the position that is left, with what chance made of them", () => {
    const once = entries(
      ["resolved", 0],
      ["played", 1],
      ["played", 2],
      ["resolved", 2],
      ["takeback", 1],
      ["played", 2],
    );
    expect([...undoneIn(once)].sort()).toEqual([2, 3]);
    const twice = entries(
      ["played", 1],
      ["played", 2],
      ["takeback", 1],
      ["played", 2],
      ["takeback", 1],
      ["takeback", 0],
    );
    expect([...undoneIn(twice)].sort()).toEqual([0, 1, 3]);
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
  const why = (told: Hint) => describeHint({ seat: 0, hint: told, step: 3 }, "", "kalaha", null, NAMES);

  it("come in steps: where to look, which move, and why", () => {
    const step = (step: 1 | 2) => describeHint({ seat: 0, hint, step }, "look there", "kalaha", null, NAMES);
    expect(step(1)).toEqual(["look there"]);
    expect(step(2)).toEqual([texts.t("hint-best", { move: "4" })]);
  });

  it("say what the move does, in the words of the game and not as it is typed", () => {
    const told = why({ ...hint, facts: [{ fact: "FreeTurn", seat: 0 }] });
    expect(told[0]).toBe(texts.t("page-table-hint-best"));
    expect(told[1]).toContain(texts.t("kalaha-fact-free-turn", { seat: "Ada", you: "seat" }));
  });

  it("say the move, its value and how certain it is", () => {
    const told = why(hint);
    expect(told).toHaveLength(3);
    expect(told[0]).toContain("4");
    expect(told[1]).toMatch(/3 points behind/);
    expect(told[2]).toMatch(/7 moves/);
  });

  it("say a proven win or loss, and an estimate as one", () => {
    const won = why({ ...hint, unit: "win", certainty: "proven", value: 1 });
    expect(won.slice(1)).toEqual([texts.t("hint-win-won"), texts.t("hint-proven")]);
    const worse = why({ ...hint, unit: "win", certainty: "estimated", value: -0.2 });
    expect(worse.slice(1)).toEqual([texts.t("hint-win-worse"), texts.t("hint-estimated")]);
  });

  it("say the mix if there is one, and no list of typed moves", () => {
    const told = why({
      ...hint,
      unit: "chance",
      value: 0.625,
      line: Array.from({ length: 20 }, (_, n) => `m${n}`),
      mix: [
        ["1", 0.25],
        ["2", 0.75],
        ["3", 0],
      ],
    });
    expect(told[1]).toContain("63%");
    expect(told[3]).toContain("1 (25%), 2 (75%)");
  });
});

describe("moves", () => {
  it.each([
    ["kessel", "waive", "board-kessel-says-waive"],
    ["ronda", "pass", "board-ronda-says-pass"],
    ["ronda", "+4", "board-ronda-says-plus"],
    ["ronda", "=4", "board-ronda-says-equal"],
  ])("of %s that name no place are told in words: %s", async (game, text, key) => {
    expect(describeMove(await boardOf(game), text)).toBe(texts.t(key, { a: text.slice(1) }));
  });

  it("of a shot name each number", async () => {
    expect(describeMove(await boardOf("hopper"), "shot -20 480 7")).toBe("aim -20, power 480, timing 7");
  });

  it.each([
    ["kessel", "c4"],
    ["kala", "NEEx"],
    ["ronda", "10"],
    ["dacapo", "3"],
  ])("of %s that name a place or a number stay as they are typed: %s", async (game, text) => {
    expect(describeMove(await boardOf(game), text)).toBe(text);
  });

  it("stay as they are typed while there is no board", () => expect(describeMove(null, "+4")).toBe("+4"));
});

describe("the compass of Kala", () => {
  const LETTERS = { de: "NOSW", en: "NESW", fr: "NESO", es: "NESO", nl: "NOZW" } as const;
  const languages = Object.keys(LETTERS) as (keyof typeof LETTERS)[];

  it.each(languages)("uses the letters of the language: %s", async (language) => {
    const board = await boardOf("kala");
    await texts.setLanguage(language);
    const [n, e, s, w] = LETTERS[language];
    expect(board.describeMove!("NNEx")).toBe(`${n}${n}${e}x`);
    expect(board.describeMove!("SWW@c3")).toBe(`${s}${w}${w}@c3`);
    expect(board.readMove!(`${n}${e}${e}x`.toLowerCase())).toBe("NEEX");
    expect(board.readMove!(`${s}${s}${w}@c3`)).toBe("SSW@C3");
    expect(board.readMove!("ESW")).toBe("ESW"); // as records have it
    await texts.setLanguage("en");
  });

  it("is used only for Kala", async () => expect(await boardOf("kessel")).not.toHaveProperty("readMove"));
});

describe("addresses", () => {
  it.each(["http://localhost:8127/join/X", "http://127.0.0.1/x", "http://127.1.2.3/", "http://[::1]:1/"])(
    "that always mean the device itself are recognised: %s",
    (url) => expect(isHereOnly(url)).toBe(true),
  );
  it.each(["http://192.168.1.7:8127/join/X", "https://localhost.example/", "http://127.example/"])(
    "that other devices can open are recognised: %s",
    (url) => expect(isHereOnly(url)).toBe(false),
  );
});

describe("short names", () => {
  it("keep the number that distinguishes equal names", () => {
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

describe("a takeback", () => {
  const entry = (kind: EventInfo["kind"], by: number | null) => ({ event: { kind, seat: by, text: "1" } });
  const client = (held: number[], log: unknown[], offer: unknown = null) =>
    Object.assign(new TableClient({ open: () => null as never, tokens: [], newId: () => "" }), { held, log, offer });

  it("is requested for the seat of this device that decided last", () => {
    const log = [entry("played", 0), entry("played", 1), entry("played", 2), entry("resolved", null)];
    expect(client([0, 1], log).takebackSeat).toBe(1);
  });

  it("is not requested without a move, or while a request is open", () => {
    expect(client([1], [entry("played", 0)]).takebackSeat).toBeNull();
    expect(client([0], [entry("played", 0)], {}).takebackSeat).toBeNull();
  });
});

describe("facts and results", () => {
  const NAMES = ["Ada", "Ben"];
  const captured: Fact = { fact: "Captured", seat: 0, owner: 1, pit: 3, stones: 2 };
  const outcome: OutcomeInfo = { ranks: [1, 2], points: [26, 22], rule: "KALAHA-9" };

  it("address the reader and name everyone else", () => {
    expect(describeFact("kalaha", captured, NAMES, 0)).toMatch(/^You capture 2 stones/);
    expect(describeFact("kalaha", captured, NAMES, 1)).toBe("Ada captures 2 stones from you.");
    expect(describeFact("kalaha", captured, NAMES)).toBe("Ada captures 2 stones from Ben.");
  });

  it("do not say that someone captures from themselves", () => {
    const own = { ...captured, owner: 0, stones: 1 };
    expect(describeFact("kalaha", own, NAMES, 0)).toBe("You also take your capturing stone.");
    expect(describeFact("kalaha", own, NAMES, 1)).toBe("Ada also takes the capturing stone.");
  });

  const last = { event: { kind: "played" as const, seat: 0, text: "3" }, facts: [] as Fact[] };

  it("say who won, and by how much if points are counted", () => {
    expect(endingOf("kalaha", outcome, last, NAMES, 0)).toMatchObject({
      title: "You won by 4",
      winners: [0],
      scored: true,
    });
    expect(endingOf("kalaha", outcome, last, NAMES, 1).title).toBe("Ada won by 4");
    const won = endingOf(
      "ronda",
      { ...outcome, points: [1, 0] },
      { ...last, facts: [{ fact: "Won", seat: 0 }] },
      NAMES,
      0,
    );
    expect(won).toMatchObject({ title: "You won", why: "You added your last bean.", scored: false });
    const low = endingOf("kessel", { ...outcome, points: [1, -13] }, last, NAMES, 0);
    expect(low).toMatchObject({ title: "You won by 14", scored: true });
  });

  it("explain ties and what broke them", () => {
    const tie = endingOf("kalaha", { ...outcome, ranks: [1, 1], points: [24, 24] }, last, NAMES, 0);
    expect(tie).toMatchObject({
      title: "You and Ben share the victory",
      why: "The scores are equal.",
      winners: [0, 1],
    });
    const broken = endingOf("dacapo", { ...outcome, points: [3, 3] }, last, NAMES);
    expect(broken.title).toBe("Ada won");
    expect(broken.why).toMatch(/fewer beans/);
  });

  it("invent no score after a resignation", () => {
    const given = { event: { kind: "resigned" as const, seat: 1, text: null }, facts: [] };
    const ended = endingOf("kalaha", { ...outcome, points: [1, 0] }, given, NAMES, 0);
    expect(ended).toMatchObject({ title: "You won", why: "Ben resigned.", scored: false });
    expect(endingOf("kalaha", outcome, given, NAMES, 1)).toMatchObject({
      title: "Ada won",
      why: "You resigned.",
      scored: false,
    });
  });

  it("write negative numbers with a minus sign", () => {
    const scored: Fact = { fact: "Totalled", seat: 0, points: -6 };
    expect(describeFact("kessel", scored, NAMES)).toBe("Ada: −6 in total.");
  });
});
