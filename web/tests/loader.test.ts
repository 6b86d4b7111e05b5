/** Boards of other packages: loaded by their description, replaced by the plain board if unusable. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kit } from "../src/app/kit";
import type { BoardModule, BoardProps, Kit } from "../src/board/contract";
import { guarded } from "../src/board/guarded";
import type { BoardSource } from "../src/board/foreign";
import { loadBoard } from "../src/board/loader";
import { linesOf } from "../src/board/plain/plain";

const own: BoardModule<number> = {
  picture: (view) => view.heap as number,
  after: (picture) => picture - 1,
  motion: () => ({ ms: 100 }),
  mount: () => ({ update: () => {}, destroy: () => {} }),
};
const web = (contract = 1, board: string | null = "board.js"): BoardSource => ({
  web: { contract, base: "/games/nim/1/", board, style: null },
});
const boardOf = (
  source: BoardSource | null,
  load = async (): Promise<{ default?: unknown }> => ({ default: () => own }),
) => loadBoard("nim", kit, async () => source, load);
/** The plain board's picture is the view itself. */
const isPlain = (board: BoardModule<any>) => {
  const view = { heap: 3 };
  return board.picture(view) === view;
};

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe("the board of another package", () => {
  it("is loaded from its address and gets the kit", async () => {
    const create = vi.fn((_kit: Kit) => own);
    const load = vi.fn(async () => ({ default: create }));
    const board = await boardOf(web(), load);
    expect(load).toHaveBeenCalledWith("/games/nim/1/board.js");
    expect(create.mock.calls[0]![0]).toBe(kit);
    expect(board.counts!(board.picture({ heap: 3 }))).toEqual([]);
    expect(board.motion(board.picture({ heap: 3 }), { fact: "Taken" })).toEqual({ ms: 100 });
  });

  it.each([
    ["has none", null],
    ["names no file", web(1, null)],
    ["follows another contract", web(2)],
  ])("is the plain one if the package %s", async (_, source) => {
    expect(isPlain(await boardOf(source))).toBe(true);
  });

  it("is the plain one if its file is missing or does not work", async () => {
    expect(isPlain(await boardOf(web(), () => Promise.reject(new Error("404"))))).toBe(true);
    expect(isPlain(await boardOf(web(), async () => ({})))).toBe(true);
    expect(
      isPlain(
        await boardOf(web(), async () => ({
          default: () => {
            throw new Error("broken");
          },
        })),
      ),
    ).toBe(true);
  });
});

describe("a board that fails later", () => {
  const plain: BoardModule<any> = {
    ...own,
    picture: (view) => view,
    mount: vi.fn(() => ({ update: vi.fn(), destroy: vi.fn() })),
  };
  const target = { replaceChildren: vi.fn() } as unknown as Element;
  const props = (picture: unknown) => ({ picture }) as BoardProps<any>;

  it("is replaced when drawing throws, and shows the view", () => {
    const broken = guarded(
      {
        ...own,
        mount: () => {
          throw new Error("broken");
        },
      },
      () => plain,
    );
    broken.mount(target, props(broken.picture({ heap: 3 })));
    expect(plain.mount).toHaveBeenLastCalledWith(target, expect.objectContaining({ picture: { heap: 3 } }));
  });

  it("is replaced when a change throws, at the first and at a later one", () => {
    const broken = guarded(
      {
        ...own,
        mount: () => ({
          update: ({ picture }: BoardProps<number>) => {
            if (picture < 2) throw new Error("broken");
          },
          destroy: () => {
            throw new Error("broken too");
          },
        }),
      },
      () => plain,
    );
    const shown = broken.mount(target, props(broken.picture({ heap: 3 })));
    vi.mocked(plain.mount).mockClear();
    shown.update(props(broken.picture({ heap: 2 })));
    expect(plain.mount).not.toHaveBeenCalled();
    shown.update(props(broken.picture({ heap: 1 })));
    expect(plain.mount).toHaveBeenCalledExactlyOnceWith(target, expect.objectContaining({ picture: { heap: 1 } }));
    shown.update(props(broken.picture({ heap: 0 })));
    const replaced = vi.mocked(plain.mount).mock.results[0]!.value;
    expect(replaced.update).toHaveBeenCalledWith(expect.objectContaining({ picture: { heap: 0 } }));
  });

  it("is replaced when a fact throws", () => {
    const destroy = vi.fn();
    const broken = guarded(
      {
        ...own,
        after: () => {
          throw new Error("broken");
        },
        mount: () => ({ update: () => {}, destroy }),
      },
      () => plain,
    );
    const shown = broken.mount(target, props(broken.picture({ heap: 3 })));
    shown.update(props(broken.after(broken.picture({ heap: 2 }), { fact: "Taken" })));
    expect(destroy).toHaveBeenCalled();
    expect(plain.mount).toHaveBeenLastCalledWith(target, expect.objectContaining({ picture: { heap: 2 } }));
  });
});

it("the plain board describes any view", () => {
  const told = linesOf(
    kit,
    "nim",
    {
      heap: 3,
      hands: [1, 2],
      last_move: null,
      moves: ["1", "2", "3"],
      card: { value: 4, owner: 1 },
      mover: 0,
      seat: null,
    },
    ["Ada", "Ben"],
  );
  expect(told).toEqual([
    { label: "heap", value: "3" },
    { label: "hands", value: "Ada: 1, Ben: 2" },
    { label: "last move", value: "–" },
    { label: "moves", value: "1, 2, 3" },
    { label: "card", value: "value: 4, owner: Ben" },
    { label: "mover", value: "Ada" },
    { label: "seat", value: "–" },
  ]);
});
