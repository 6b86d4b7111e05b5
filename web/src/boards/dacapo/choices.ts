/** The five fists that can be chosen from. They are there only for the eye of a seat. */

import { say } from "../../lib/texts.svelte";
import type { Target } from "../shared/targets";
import { choiceAt, MOST } from "./layout";

export const CHOICES = Array.from({ length: MOST }, (_, index) => index + 1);

export const isLegal = (beans: number, legal: readonly string[] | null): boolean =>
  legal?.includes(String(beans)) ?? false;

export function targetsOf(legal: readonly string[] | null, play: (text: string) => void): Target[] {
  return CHOICES.map((beans) => ({
    id: `fist-${beans}`,
    ...choiceAt(beans),
    shape: "rect",
    label: say("board-dacapo-choose", { beans }),
    enabled: isLegal(beans, legal),
    // More beans than one has, or a second choice: the table says why not.
    act: () => play(String(beans)),
  }));
}
