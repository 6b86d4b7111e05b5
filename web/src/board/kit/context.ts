/** The kit in Svelte components: pages provide it once, and boards get it when they are mounted. */

import { getContext, setContext } from "svelte";
import type { Kit } from "../contract";

export const KIT = "cupboard-kit";
export const BOARD_ID = "cupboard-board-id";

export const provideKit = (kit: Kit): Kit => setContext(KIT, kit);
export const getKit = (): Kit => getContext(KIT);

/** Where the ids of gradients and symbols begin; each mounted board has its own. */
export const getBoardId = (): string => getContext(BOARD_ID);
