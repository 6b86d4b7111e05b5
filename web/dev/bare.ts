/** Boards in shadow roots on a page that has nothing else of Cupboard; a browser test uses it. */

import type { Kit } from "../src/board/contract";
import { DEFAULT_PROPS } from "../src/board/props";
import { themeSheet } from "../src/board/theme";
import create from "../src/boards/kalaha/board";
import type { KalahaView } from "../src/wire/games/kalaha";

const kit: Kit = {
  version: 1,
  t: (key) => key,
  knows: () => false,
  person: (names, seat) => ({ name: names[seat] ?? "", you: "none" }),
  signOf: (seat) => String(seat),
  colourOf: (seat) => `var(--seat-${seat})`,
  theme: themeSheet(),
  settings: { pace: 1, get: () => null, set: () => {} },
  playSound: () => {},
};

export function show(host: Element, view: KalahaView): void {
  const board = create(kit);
  const props = { ...DEFAULT_PROPS, near: 0, names: ["Ada", "Ben"], actor: 0, waiting: [0], legal: ["1", "2"] };
  const target = document.createElement("div");
  host.attachShadow({ mode: "open" }).append(target);
  board.mount(target, { ...props, picture: board.picture(view) });
}
