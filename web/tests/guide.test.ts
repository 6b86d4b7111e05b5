/** The guide shows each note once, a few at a time, and continues after a reload. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { Guide, keptOf } from "../src/table-client/guide.svelte";

vi.mock("../src/api/http", () => ({
  guide: () =>
    Promise.resolve({
      order: {},
      notes: ["a", "b", "c", "d"].map((name) => ({ name, rule: `RULE-${name}` })),
      at_once: 2,
    }),
}));
vi.mock("../src/app/texts.svelte", () => ({ texts: { load: () => Promise.resolve() } }));

async function guideOf(code = "TABLE"): Promise<Guide> {
  const guide = new Guide(code);
  await guide.load("kala");
  return guide;
}

describe("the guide", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it("shows one note after another, each with its rule, and none twice", async () => {
    const guide = await guideOf();
    guide.hear({ notes: ["a", "b"] });
    expect(guide.note).toEqual({ name: "a", rule: "RULE-a" });
    guide.next();
    guide.hear({ notes: ["b", "a"] });
    expect(guide.note?.name).toBe("b");
    guide.next();
    guide.hear({ notes: ["a", "b"] });
    expect(guide.note).toBeNull();
  });

  it("shows a few notes at a time, and the rest when they apply again", async () => {
    const guide = await guideOf();
    guide.hear({ notes: ["a", "b", "c"] });
    guide.next();
    guide.next();
    expect(guide.note).toBeNull();
    guide.hear({ notes: ["c"] });
    expect(guide.note?.name).toBe("c");
  });

  it("delays frames until all notes are read or the player moves", async () => {
    const guide = await guideOf();
    expect(guide.unread()).toBeNull();
    guide.hear({ notes: ["a", "b"] });
    let went = false;
    const waiting = guide.unread()!.then(() => (went = true));
    guide.next();
    await Promise.resolve();
    expect(went).toBe(false);
    guide.skip();
    await waiting;
    expect(guide.note).toBeNull();
  });

  it("continues after a reload, and stays dismissed", async () => {
    const before = await guideOf();
    before.hear({ notes: ["a", "b"] });
    before.next();
    const after = await guideOf();
    expect(after.note?.name).toBe("b");
    after.leave();
    const gone = await guideOf();
    gone.hear({ notes: ["c"] });
    expect([gone.left, gone.note, keptOf("table").left]).toEqual([true, null, true]);
    expect((await guideOf("OTHER")).left).toBe(false);
  });
});
