/** The client's behaviour with an unreliable connection, against a scripted server. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Audience, Course } from "../src/table-client/audience";
import { TableClient, SLOW } from "../src/table-client/table-client.svelte";
import { PATIENCE, QUIET, type Transport } from "../src/api/connection";
import type { Frame, Seat, TableInfo } from "../src/wire/http";
import type { ToClient, ToServer } from "../src/wire/socket";

class Scripted implements Transport {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ToServer[] = [];
  closed = false;
  constructor(private readonly traits: string[] = []) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.closed = true;
  }
  say(message: ToClient): void {
    const told = "table" in message ? { ...message, table: { ...message.table, traits: this.traits } } : message;
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  of<T extends ToServer["type"]>(type: T): Extract<ToServer, { type: T }>[] {
    return this.sent.filter((message) => message.type === type) as Extract<ToServer, { type: T }>[];
  }
}

function frame(number: number, waiting: Seat[], more: Partial<Frame> = {}): Frame {
  return {
    number,
    moves: number,
    event: { kind: "played", seat: 0, text: "1" },
    facts: [],
    view: { secret: `seen at ${number}` },
    turn: { kind: "act", seats: waiting, together: false, live: false, waiting },
    legal: Object.fromEntries(waiting.map((seat) => [seat, ["1", "2"]])),
    left: {},
    outcome: null,
    notes: [],
    ...more,
  };
}

const together = (number: number, waiting: Seat[], legal: Frame["legal"]): Frame =>
  frame(number, waiting, { turn: { kind: "act", seats: [0, 1], together: true, live: false, waiting }, legal });

const TABLE = { code: "T", game: "kala", status: "playing", seats: [] as TableInfo["seats"] } as TableInfo;

function welcome(at: Frame, held: Seat[], eye: Seat | null = held[0] ?? null): ToClient {
  return { type: "welcome", table: { ...TABLE, number: at.number }, held, eye, frame: at, log: [] };
}

/** What a server sends to a returning client: the table as it was left, and what was missed. */
function caughtUp({ line }: Entered, left: Frame, missed: Frame[], held: Seat[]): void {
  const now = missed.at(-1)!.number;
  line().onopen?.();
  line().say({ ...welcome(left, held), table: { ...TABLE, number: now } } as ToClient);
  line().say({ type: "steps", frames: missed });
}

class Watcher implements Audience {
  seen: string[] = [];
  reset(at: Frame | null): void {
    this.seen.push(at ? `reset ${at.number}` : "forget");
  }
  steps(frames: Frame[]): void {
    this.seen.push(...frames.map((one) => `step ${one.number}`));
  }
  watch({ path }: Course): void {
    this.seen.push(`watch ${path}`);
  }
}

/** A client with its connections; the last one is in use. */
function enter(traits: string[] = []) {
  const lines: Scripted[] = [];
  let ids = 0;
  const open = () => lines[lines.push(new Scripted(traits)) - 1]!;
  const client = new TableClient({ open, tokens: ["a", "b"], newId: () => `id${++ids}` });
  const watcher = new Watcher();
  client.attend(watcher);
  client.enter();
  return { client, watcher, lines, line: () => lines.at(-1)! };
}

type Entered = ReturnType<typeof enter>;

function greet({ line }: Entered, told: ToClient): void {
  line().onopen?.();
  line().say(told);
}

async function breakLine({ line, lines }: Entered, code = 1006): Promise<void> {
  const before = lines.length;
  line().onclose?.({ code });
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines.length).toBe(before + 1);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the connection", () => {
  it("says hello first, with the tokens, and later with the last number it has", async () => {
    const all = enter();
    greet(all, welcome(frame(7, [0]), [0]));
    expect(all.line().sent[0]).toEqual({ type: "hello", tokens: ["a", "b"] });
    await breakLine(all);
    all.line().onopen?.();
    expect(all.line().sent).toEqual([{ type: "hello", tokens: ["a", "b"], since: 7 }]);
  });

  it("reports its loss and reconnects with growing delays", async () => {
    const { client, lines } = enter();
    const pauses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const before = lines.length;
      const since = Date.now();
      lines.at(-1)!.onclose?.({ code: 1006 });
      expect(client.link).toBe("lost");
      while (lines.length === before) await vi.advanceTimersByTimeAsync(10);
      pauses.push(Date.now() - since);
    }
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[3]).toBeGreaterThan(4 * pauses[0]!);
  });

  it("reconnects immediately when nudged", () => {
    const { client, lines } = enter();
    lines[0]!.onclose?.({ code: 1012 });
    client.reconnectNow();
    expect(lines.length).toBe(2);
  });

  it.each([4401, 4403, 4404])("does not reconnect after %i", async (code) => {
    const { client, lines } = enter();
    lines[0]!.onclose?.({ code });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines.length).toBe(1);
    expect([client.link, client.closed]).toEqual(["closed", code]);
  });

  it("detects a silent server", async () => {
    const all = enter();
    greet(all, welcome(frame(1, [0]), [0]));
    await vi.advanceTimersByTimeAsync(QUIET);
    expect(all.line().of("ping")).toHaveLength(1);
    all.line().say({ type: "pong" });
    await vi.advanceTimersByTimeAsync(QUIET + PATIENCE - 1);
    expect(all.client.link).toBe("open");
    await vi.advanceTimersByTimeAsync(1);
    expect(all.client.link).toBe("lost");
    expect(all.lines[0]!.closed).toBe(true);
  });

  it("reconnects if a move gets no answer", async () => {
    const all = enter();
    greet(all, welcome(frame(1, [0]), [0]));
    await vi.advanceTimersByTimeAsync(QUIET - 1);
    all.client.move(0, "1");
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(all.client.link).toBe("open");
    await vi.advanceTimersByTimeAsync(1);
    expect(all.client.link).toBe("lost");
  });

  it("does not extend the timeout when more messages are sent", async () => {
    const all = enter();
    greet(all, welcome(frame(1, [0]), [0]));
    await vi.advanceTimersByTimeAsync(QUIET);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    all.client.move(0, "1");
    all.client.reconnectNow();
    await vi.advanceTimersByTimeAsync(1);
    expect(all.client.link).toBe("lost");
  });

  it("ignores unknown messages of a newer server", () => {
    const all = enter();
    greet(all, welcome(frame(1, [0]), [0]));
    all.line().say({ type: "toString" } as unknown as ToClient);
    all.line().say({ type: "fireworks", colour: "red" } as unknown as ToClient);
    expect(all.client.link).toBe("open");
    expect(all.client.frame?.number).toBe(1);
  });

  it("is silent after the page is left", async () => {
    const all = enter();
    greet(all, welcome(frame(1, [0]), [0]));
    all.client.exit();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(all.lines.length).toBe(1);
  });
});

describe("frames", () => {
  it("are shown once, in order, whatever arrives twice", () => {
    const all = enter();
    greet(all, welcome(frame(3, [0]), [0]));
    all.line().say({ type: "steps", frames: [frame(4, [0]), frame(5, [0])] });
    all.line().say({ type: "steps", frames: [frame(5, [0]), frame(6, [0])] });
    expect(all.watcher.seen).toEqual(["reset 3", "step 4", "step 5", "step 6"]);
    expect(all.client.log.map((entry) => entry.number)).toEqual([4, 5, 6]);
  });

  it("that were seen already are not shown again after a reconnect", async () => {
    const all = enter();
    greet(all, welcome(frame(3, [0]), [0]));
    await breakLine(all);
    greet(all, welcome(frame(3, [0]), [0]));
    expect(all.watcher.seen).toEqual(["reset 3"]);
    await breakLine(all);
    greet(all, welcome(frame(9, [0]), [0]));
    expect(all.watcher.seen).toEqual(["reset 3", "reset 9"]);
  });

  it("of a memory game leave no log", () => {
    const all = enter(["memory"]);
    greet(all, welcome(frame(3, [0]), [0]));
    all.line().say({ type: "steps", frames: [frame(4, [0])] });
    expect(all.client.log).toEqual([]);
  });
});

describe("a move", () => {
  it("without an answer is soon reported as slow", async () => {
    const all = enter();
    greet(all, welcome(frame(1, [0]), [0]));
    all.client.move(0, "1");
    await vi.advanceTimersByTimeAsync(SLOW - 1);
    expect(all.client.slow).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(all.client.slow).toBe(true);
    all.line().say({ type: "steps", frames: [frame(2, [1])] });
    expect(all.client.slow).toBe(false);
  });

  it("answered in time is never reported as slow", async () => {
    const all = enter();
    greet(all, welcome(frame(1, [0]), [0]));
    all.client.move(0, "1");
    all.line().say({ type: "problem", id: "id1", problem: { code: "illegal", key: "k", rule: null, details: {} } });
    await vi.advanceTimersByTimeAsync(2 * SLOW);
    expect(all.client.slow).toBe(false);
  });

  it("carries the number it was made for and is settled by its answer", () => {
    const all = enter();
    greet(all, welcome(frame(3, [0]), [0]));
    all.client.move(0, "2");
    expect(all.line().of("move")).toEqual([{ type: "move", id: "id1", seat: 0, expected: 3, text: "2" }]);
    expect(all.client.due).toEqual([]);
    all.line().say({ type: "done", id: "id1", number: 4 });
    expect(all.client.pending).toEqual([]);
  });

  it("is sent again after a reconnect if the game has not moved on", async () => {
    const all = enter();
    greet(all, welcome(frame(3, [0]), [0]));
    all.client.move(0, "2");
    await breakLine(all);
    greet(all, welcome(frame(3, [0]), [0]));
    expect(
      all
        .line()
        .of("move")
        .map((move) => move.id),
    ).toEqual(["id1"]);
  });

  it("is not sent again if the game has moved on", async () => {
    const all = enter();
    greet(all, welcome(frame(3, [0]), [0]));
    all.client.move(0, "2");
    await breakLine(all);
    greet(all, welcome(frame(4, [0]), [0]));
    expect(all.line().of("move")).toEqual([]);
    expect(all.client.pending).toEqual([]);
  });

  it("is not sent again if it is among the missed frames", async () => {
    const all = enter();
    greet(all, welcome(frame(3, [0]), [0]));
    all.client.move(0, "2");
    await breakLine(all);
    caughtUp(all, frame(3, [0]), [frame(4, [1]), frame(5, [0])], [0]);
    expect(all.line().of("move")).toEqual([]);
    expect(all.client.pending).toEqual([]);
    expect(all.watcher.seen).toEqual(["reset 3", "step 4", "step 5"]);
  });

  it("that was sealed is not sent again, though the number is the same", async () => {
    const all = enter();
    greet(all, welcome(together(3, [0, 1], { 0: ["1"] }), [0]));
    all.client.move(0, "1");
    await breakLine(all);
    greet(all, welcome(together(3, [1], {}), [0]));
    expect(all.line().of("move")).toEqual([]);
  });

  it("made while disconnected is sent once after the reconnect", async () => {
    const all = enter();
    greet(all, welcome(frame(3, [0]), [0]));
    all.line().onclose?.({ code: 1006 });
    all.client.move(0, "2");
    await vi.advanceTimersByTimeAsync(1000);
    all.line().onopen?.();
    expect(all.line().of("move")).toEqual([]);
    all.line().say(welcome(frame(3, [0]), [0]));
    expect(all.line().of("move")).toHaveLength(1);
    all.line().say(welcome(frame(3, [0]), [0]));
    expect(all.line().of("move")).toHaveLength(1);
  });

  it("that is refused is reported and can be made again", () => {
    const all = enter();
    greet(all, welcome(frame(3, [0]), [0]));
    all.client.move(0, "9");
    const problem = { code: "illegal", key: "kala-x", rule: "KALA-5", details: {} };
    all.line().say({ type: "problem", id: "id1", problem });
    expect(all.client.due).toEqual([0]);
    expect(all.client.notices.all.map((told) => told.problem)).toEqual([problem]);
    all.client.notices.dismiss(all.client.notices.all[0]!.id);
    expect(all.client.notices.all).toEqual([]);
  });
});

describe("several people at one device", () => {
  const SECRET = ["secrets", "together", "memory"];

  it("do not see each other's secrets: a view is dropped before another is requested", () => {
    const all = enter(SECRET);
    greet(all, welcome(together(3, [0, 1], {}), [0, 1], null));
    all.client.viewAs(0);
    all.line().say(welcome(together(3, [0, 1], { 0: ["1"] }), [0, 1], 0));
    expect(all.client.eye).toBe(0);
    all.client.viewAs(null);
    expect(JSON.stringify([all.client.frame, all.client.log, all.client.eye])).toBe("[null,[],null]");
    expect(all.watcher.seen.at(-1)).toBe("forget");
  });

  it("do not see late frames of the old point of view", () => {
    const all = enter(SECRET);
    greet(all, welcome(together(3, [0, 1], { 0: ["1"] }), [0, 1], 0));
    all.client.viewAs(null);
    all.line().say({ type: "steps", frames: [together(4, [0, 1], { 0: ["1"] })] });
    expect(all.client.frame).toBeNull();
    expect(all.watcher.seen.at(-1)).toBe("forget");
  });

  it("return to the shared view after a secret choice, so that all see the result", () => {
    const all = enter(SECRET);
    greet(all, welcome(together(3, [0, 1], { 1: ["1"] }), [0, 1], 1));
    all.client.move(1, "1");
    const [look, move] = all.line().sent.slice(-2);
    expect(look).toEqual({ type: "look", seat: null });
    expect(move).toMatchObject({ type: "move", seat: 1, expected: 3 });
    all.line().say(welcome(together(3, [0, 1], {}), [0, 1], null));
    expect(all.client.due).toEqual([0]);
    expect(all.line().of("move")).toHaveLength(1);
  });

  it("need no curtain without secrets: the point of view follows the turn", () => {
    const all = enter(["together", "dexterity"]);
    greet(all, welcome(frame(3, [1], { legal: {} }), [0, 1], null));
    expect(all.line().of("look")).toEqual([{ type: "look", seat: 1 }]);
    expect(all.watcher.seen).toEqual(["reset 3"]);
    all.line().say(welcome(frame(3, [1]), [0, 1], 1));
    expect(all.line().of("look")).toHaveLength(1);
    expect(all.watcher.seen).toEqual(["reset 3"]);
  });

  it("know the game's traits from the first message on", () => {
    const all = enter(["memory", "secrets"]);
    greet(all, welcome(frame(3, [1], { legal: {} }), [0, 1], null));
    expect(all.client.device.hidesSecrets && all.client.forgets).toBe(true);
    expect(all.line().of("look")).toEqual([]);
  });
});

describe("choices of several people at one device", () => {
  it("request the next player's moves if nothing is hidden", () => {
    const all = enter(["together"]);
    const turn = { kind: "act", seats: [0, 1], together: true, live: false, waiting: [0, 1] } as const;
    const asked = frame(3, [0, 1], { turn: { ...turn, seats: [0, 1], waiting: [0, 1] }, legal: { 0: null } });
    greet(all, welcome(asked, [0, 1], 0));
    all.client.move(0, "shot 0 500 0");
    all.line().say({ type: "sealed", number: 3, waiting: [1] });
    expect(all.line().of("look")).toEqual([{ type: "look", seat: 1 }]);
  });
});

describe("real time", () => {
  const live = { kind: "chance", seats: [0, 1], together: false, live: true, waiting: [0, 1] } as const;

  it("shows an event from its start, and a hand waits until it has reloaded", () => {
    const all = enter();
    greet(all, welcome(frame(3, [0, 1], { turn: { ...live, seats: [0, 1], waiting: [0, 1] } }), [0]));
    all.line().say({ type: "under-way", number: 3, elapsed: 200, ms: 1500, wait: { 0: 900, 1: 0 }, path: "x" });
    const { course } = all.client;
    expect(all.watcher.seen.at(-1)).toBe("watch x");
    expect(course!.told - course!.began).toBe(200);
    expect(all.client.reload(0)).toEqual({ from: course!.told, until: course!.told + 900 });
    expect(all.client.reload(1)).toBeNull();
    all.line().say({ type: "steps", frames: [frame(4, [0, 1])] });
    expect(all.client.reload(0)).toBeNull();
  });
});

describe("hints and offers", () => {
  it("a hint belongs to the last request and ends with the next step", () => {
    const all = enter();
    greet(all, welcome(frame(3, [0]), [0]));
    all.client.hints.ask(0);
    all.client.hints.ask(0);
    expect(all.client.hints.thinking).toBe(true);
    const advice = { text: "1", certainty: "proven", value: 1, unit: "win" } as never;
    all.line().say({ type: "hint", id: "id1", advice });
    expect(all.client.hints.open).toBeNull();
    all.line().say({ type: "hint", id: "id2", advice });
    expect(all.client.hints.open?.hint.text).toBe("1");
    all.line().say({ type: "steps", frames: [frame(4, [0])] });
    expect(all.client.hints.open).toBeNull();
  });

  it("a hint that arrives after the point of view has changed is not shown", () => {
    const all = enter(["secrets"]);
    greet(all, welcome(frame(3, [0, 1]), [0, 1], 0));
    all.client.hints.ask(0);
    const asked = all.line().of("hint").at(-1)!;
    all.client.viewAs(1);
    all.line().say({ type: "hint", id: asked.id, advice: { text: "1" } as never });
    expect(all.client.hints.open).toBeNull();
    expect(all.client.hints.thinking).toBe(false);
  });

  it("a player who takes a hint is named, also to clients that were away", () => {
    const seats = (...hints: number[]) => hints.map((n, seat) => ({ seat, hints: n })) as TableInfo["seats"];
    const all = enter();
    const told = welcome(frame(3, [0]), [0]) as Extract<ToClient, { type: "welcome" }>;
    greet(all, { ...told, table: { ...TABLE, seats: seats(1, 0) } });
    expect(all.client.hinted).toBeNull();
    all.line().say({ type: "table", table: { ...TABLE, seats: seats(1, 1) } });
    expect(all.client.hinted).toBe(1);
    all.client.hinted = null;
    all.line().say({ type: "table", table: { ...TABLE, seats: seats(1, 1) } });
    expect(all.client.hinted).toBeNull();
    all.line().say({ ...told, table: { ...TABLE, seats: seats(2, 1) } });
    expect(all.client.hinted).toBe(0);
  });

  it("an offer stays until it is closed", () => {
    const all = enter();
    greet(all, welcome(frame(3, [0]), [0]));
    all.line().say({ type: "offer", seat: 1, waiting: [0] });
    expect(all.client.offer).toEqual({ seat: 1, waiting: [0] });
    all.line().say({ type: "offer-closed", taken: false });
    expect(all.client.offer).toBeNull();
  });
});

describe("commands", () => {
  it("answer a takeback request for the seat that was asked, and only then", () => {
    const all = enter();
    greet(all, welcome(frame(3, [0]), [0, 2]));
    all.client.answerTakeback(true);
    all.line().say({ type: "offer", seat: 1, waiting: [2, 3] });
    all.client.answerTakeback(false);
    expect(all.line().of("agree")).toEqual([{ type: "agree", seat: 2, yes: false }]);
  });

  it("give up every seat of the device", () => {
    const all = enter();
    greet(all, welcome(frame(3, [0]), [0, 2]));
    all.client.leave();
    expect(
      all
        .line()
        .of("leave")
        .map(({ seat }) => seat),
    ).toEqual([0, 2]);
  });
});
