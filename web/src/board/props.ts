/** A board's properties where a page needs no others. */

import type { BoardProps } from "./contract";

export const DEFAULT_PROPS: Omit<BoardProps<any>, "picture" | "near" | "names"> = {
  eye: null,
  you: null,
  actor: null,
  waiting: [],
  legal: [],
  flights: [],
  ms: 0,
  moving: false,
  reload: null,
  hint: null,
  clue: [],
  box: null,
  trail: [],
  confirms: false,
  preview: null,
  tabletop: false,
  still: false,
  onmove: () => {},
  onpreview: () => {},
  onrefuse: () => {},
};
