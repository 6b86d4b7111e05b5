/** What a browser stores, and what happens if it cannot. */

import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
let refuses = false;

function refuse(): void {
  if (refuses) throw new DOMException("full", "QuotaExceededError");
}

beforeEach(() => {
  kept.clear();
  refuses = false;
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      refuse();
      kept.set(key, text);
    },
  });
});

const load = () => import("../src/api/persisted.svelte");
const numbers = (found: unknown): number[] => (Array.isArray(found) ? (found as number[]) : []);

describe("a stored value", () => {
  it("is available at the next visit", async () => {
    const { persisted, storage } = await load();
    persisted("beans", numbers).write([1, 2]);
    vi.resetModules();
    expect((await load()).persisted("beans", numbers).read()).toEqual([1, 2]);
    expect(storage.failed).toBe(false);
  });

  it.each(["", "{", "null", "7", '{"a": 1}'])("is interpreted by its parser: %s", async (text) => {
    const { persisted } = await load();
    kept.set("beans", text);
    expect(persisted("beans", numbers).read()).toEqual([]);
  });

  it("stays while the page is open if storage is full", async () => {
    const { persisted, storage } = await load();
    const beans = persisted("beans", numbers);
    beans.write([1]);
    refuses = true;
    beans.write([2]);
    expect(beans.read()).toEqual([2]);
    expect(storage.failed).toBe(true);
    refuses = false;
    beans.write([3]);
    expect([beans.read(), kept.get("beans")]).toEqual([[3], "[3]"]);
  });

  it("stays while the page is open if storage is blocked", async () => {
    vi.stubGlobal("localStorage", undefined);
    const { persisted } = await load();
    const beans = persisted("beans", numbers);
    expect(beans.read()).toEqual([]);
    beans.write([1]);
    expect(beans.read()).toEqual([1]);
  });
});
