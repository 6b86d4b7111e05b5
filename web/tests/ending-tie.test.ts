/** What broke a tie is a sentence of its own, apart from what ended the game. */

import { describe, expect, it, vi } from "vitest";
import { endingOf } from "../src/app/ending";
import type { Frame, OutcomeInfo } from "../src/wire/http";

vi.mock("../src/app/texts.svelte", () => ({
  t: (key: string) => key,
  texts: { knows: (key: string) => key.endsWith("-ending-tie-break") },
}));

const last = (kind: string, facts: unknown[] = []) =>
  ({ event: { kind, seat: 0, text: null }, facts }) as unknown as Pick<Frame, "event" | "facts">;
const outcome = (points: number[], ranks: number[]) => ({ points, ranks }) as OutcomeInfo;

describe("equal points", () => {
  it("are explained if a tie was broken", () => {
    const { tie, why } = endingOf("dacapo", outcome([3, 3], [2, 1]), last("move"), ["Mia", "Tom"]);
    expect(tie).toBe("dacapo-ending-tie-break");
    expect(why).toContain(tie);
  });

  it("are not mentioned after different scores or a resignation", () => {
    expect(endingOf("dacapo", outcome([3, 2], [1, 2]), last("move"), ["Mia", "Tom"]).tie).toBe("");
    expect(endingOf("dacapo", outcome([3, 3], [2, 1]), last("resigned"), ["Mia", "Tom"]).tie).toBe("");
  });
});
