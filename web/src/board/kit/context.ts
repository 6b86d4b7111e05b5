/** The kit in Svelte components: pages provide it once, and boards get it when they are mounted. */

import { getContext, setContext } from "svelte";
import type { Kit } from "../contract";

export const KIT = "cupboard-kit";

export const provideKit = (kit: Kit): Kit => setContext(KIT, kit);
export const getKit = (): Kit => getContext(KIT);
