/** Plates, trails, rewards and previews, which all boards share. */

import { describe, expect, it, vi } from "vitest";
import type { Preview } from "../../src/board/contract";
import { nameIn, plateWidth } from "../../src/board/kit/plate";
import { tapAway, tapMove } from "../../src/board/kit/preview";
import { rewardFlight, rewardOf } from "../../src/board/kit/reward";
import { keeper, type Target } from "../../src/board/kit/targets";
import { along } from "../../src/board/kit/trail";

describe("a name on a plate", () => {
  it("is shortened to the plate's width, marked or not, and keeps its number", () => {
    const width = plateWidth("Ben", true);
    expect(width).toBeGreaterThan(plateWidth("Ben", false));
    expect(nameIn("Ben", width)).toBe("Ben");
    const short = nameIn("Gardener 2", 170);
    expect(short).toMatch(/^G.*… 2$/);
    expect(plateWidth(short, true)).toBeLessThanOrEqual(170);
    expect(nameIn("Gardener", 10)).toBe("G…");
  });

  it("needs more room for wide letters", () => {
    expect(plateWidth("MWM", false)).toBeGreaterThan(plateWidth("ill", false) + 20);
  });
});

describe("a trail", () => {
  it("starts and ends exactly at its ends", () => {
    const path = along([
      [0, 0],
      [10, 0],
      [10, 20],
    ]);
    expect(path).toBe("M0,0Q10,0 10,10L10,20");
    expect(along([[1, 2]])).toBe("");
  });
});

describe("a reward", () => {
  it("is a flight that the board recognizes by its sprite", () => {
    const { from, to, sprite } = rewardFlight("pit:1", "store:0", 0, 11);
    expect([from, to]).toEqual(["pit:1", "store:0"]);
    expect(rewardOf(sprite)).toEqual({ seat: 0, text: "+11" });
    expect(rewardOf("bean")).toBeNull();
  });
});

describe("a tap on a move", () => {
  const look: Preview = { move: "3", title: "", detail: "", action: "" };
  const given = (confirms: boolean, preview: string | null) => ({
    confirms,
    preview,
    onpreview: vi.fn(),
    onmove: vi.fn(),
  });

  it("shows it first, and makes it the second time", () => {
    const first = given(true, null);
    tapMove(first, "3", () => look);
    expect(first.onpreview).toHaveBeenCalledExactlyOnceWith(look);
    expect(first.onmove).not.toHaveBeenCalled();
    const second = given(true, "3");
    tapMove(second, "3", () => look);
    expect(second.onmove).toHaveBeenCalledExactlyOnceWith("3");
    expect(second.onpreview).toHaveBeenCalledExactlyOnceWith(null);
  });

  it("shows another move instead of the one shown", () => {
    const other = given(true, "2");
    tapMove(other, "3", () => look);
    expect(other.onpreview).toHaveBeenCalledExactlyOnceWith(look);
    expect(other.onmove).not.toHaveBeenCalled();
  });

  it("makes it immediately if nothing has to be confirmed", () => {
    const quick = given(false, null);
    tapMove(quick, "3", () => look);
    expect(quick.onmove).toHaveBeenCalledExactlyOnceWith("3");
    expect(quick.onpreview).not.toHaveBeenCalled();
  });

  it("elsewhere stops showing it", () => {
    const shown = given(true, "3");
    tapAway(shown);
    expect(shown.onpreview).toHaveBeenCalledExactlyOnceWith(null);
    const none = given(true, null);
    tapAway(none);
    expect(none.onpreview).not.toHaveBeenCalled();
  });
});

describe("the targets of a board", () => {
  const target = (id: string, beans: number, enabled = true): Target => {
    return { id, x: 1, y: 2, rx: 3, ry: 4, shape: "rect", label: () => `${beans} beans`, enabled, act: vi.fn() };
  };

  it("are the same objects while they look and read the same", () => {
    const keep = keeper();
    const [a, b] = keep([target("a", 1), target("b", 2)], false);
    expect(keep([target("a", 1), target("b", 3)], false)).toEqual([a, expect.objectContaining({ words: "3 beans" })]);
    expect(keep([target("b", 3), target("a", 1)], false)[1]).toBe(a);
    expect(keep([target("b", 2, false)], false)[0]).not.toBe(b);
  });

  it("keep their labels while something moves, but not what they allow", () => {
    const keep = keeper();
    const [a] = keep([target("a", 1)], false);
    expect(keep([target("a", 7)], true)[0]).toBe(a);
    expect(keep([target("a", 7, false)], true)[0]).toMatchObject({ words: "1 beans", enabled: false });
    expect(keep([target("a", 7, false)], false)[0]).toMatchObject({ words: "7 beans" });
  });

  it("have labels even if they appear while something moves", () => {
    expect(keeper()([target("a", 7)], true)[0]!.words).toBe("7 beans");
  });
});
