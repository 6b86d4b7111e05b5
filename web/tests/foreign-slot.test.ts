/** Parts of pages that another package brings. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { kit } from "../src/app/kit";
import { foreignSlot, guardedSlot } from "../src/board/foreign-slot";
import { optionsOf, printOf } from "../src/board/slots";

const ADDRESS = "/games/nim/1/print.js";
const slot = { mount: () => ({ update: () => {}, destroy: () => {} }), parts: () => [{ name: "scores" }] };

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

it("is loaded from its address", async () => {
  const load = vi.fn(async () => ({ default: () => slot }));
  const found = await foreignSlot(1, ADDRESS, kit, load);
  expect(load).toHaveBeenCalledWith(ADDRESS);
  expect(found!.parts).toBe(slot.parts);
  expect(found!.default).toBeTypeOf("function");
});

it("is left out if it follows another contract, is missing or has no `mount`", async () => {
  expect(await foreignSlot(2, ADDRESS, kit, async () => ({ default: () => slot }))).toBeNull();
  expect(await foreignSlot(1, ADDRESS, kit, () => Promise.reject(new Error("404")))).toBeNull();
  expect(await foreignSlot(1, ADDRESS, kit, async () => ({ default: () => ({}) }))).toBeNull();
});

it("stays empty after it fails, whenever that is", () => {
  const target = { replaceChildren: vi.fn() } as unknown as Element;
  const update = vi.fn((heap: number) => {
    if (heap < 2) throw new Error("broken");
  });
  const shown = guardedSlot<number>(() => ({ update, destroy: () => {} }))(target, 3);
  shown.update(2);
  expect(target.replaceChildren).not.toHaveBeenCalled();
  shown.update(1);
  expect(target.replaceChildren).toHaveBeenCalledOnce();
  shown.update(2);
  shown.destroy();
  expect(update).toHaveBeenCalledTimes(2);
  guardedSlot<number>(() => {
    throw new Error("broken");
  })(target, 3).update(2);
  expect(target.replaceChildren).toHaveBeenCalledTimes(2);
});

it("is asked of the server only for games from other packages", async () => {
  const describe = vi.fn(async () => ({ web: null }));
  expect(await optionsOf({ game: "kessel", kit, describe })).not.toBeNull();
  expect(describe).not.toHaveBeenCalled();
  expect(await printOf({ game: "nim", kit, describe })).toBeNull();
  expect(describe).toHaveBeenCalled();
});
