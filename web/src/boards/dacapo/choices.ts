/** The five fists to choose from, offered only in a seat's own view. */

import type { Kit } from "../../board/contract";
import type { Target } from "../../board/kit/targets";
import { choiceAt, MOST } from "./layout";

export const CHOICES = Array.from({ length: MOST }, (_, index) => index + 1);

export const isLegal = (beans: number, legal: readonly string[] | null): boolean =>
  legal?.includes(String(beans)) ?? false;

export function targetsOf({ t }: Kit, legal: readonly string[] | null, play: (text: string) => void): Target[] {
  return CHOICES.map((beans) => ({
    id: `fist-${beans}`,
    ...choiceAt(beans),
    shape: "rect",
    label: () => t("board-dacapo-choose", { beans }),
    enabled: isLegal(beans, legal),
    // Too many beans, or a second choice: the server explains why not.
    act: () => play(String(beans)),
  }));
}
