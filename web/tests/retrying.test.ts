/** A page without a server retries until there is one. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retrying } from "../src/api/retrying";

const target = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
});
afterEach(() => void vi.useRealTimers());

/** A server that answers from the given try on. */
function server(answersAt: number) {
  let tries = 0;
  const got: string[] = [];
  const faults: unknown[] = [];
  const ask = () => ((tries += 1) < answersAt ? Promise.reject(new Error(`${tries}`)) : Promise.resolve("beans"));
  const asked = retrying({ ask, got: (answer) => got.push(answer), failed: (fault) => faults.push(fault) });
  return { asked, got, faults, tries: () => tries };
}

it("retries by itself until it gets an answer", async () => {
  const { got, faults, tries } = server(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(got).toEqual(["beans"]);
  expect(faults).toHaveLength(3);
  expect(tries()).toBe(4);
});

it("retries immediately when the network is back or the user asks", async () => {
  const { asked, got, tries } = server(3);
  await vi.advanceTimersByTimeAsync(0);
  target.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(tries()).toBe(2);
  asked.now();
  await vi.advanceTimersByTimeAsync(0);
  expect(got).toEqual(["beans"]);
});

it("stops after the page is left", async () => {
  const { asked, got, tries } = server(2);
  await vi.advanceTimersByTimeAsync(0);
  asked.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([got, tries()]).toEqual([[], 1]);
});
