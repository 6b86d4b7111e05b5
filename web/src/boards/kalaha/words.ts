/** What a move would do, in words. */

import type { Kit, Preview } from "../../board/contract";
import type { Sowing } from "../../wire/games/kalaha";
import type { Seat } from "../../wire/http";
import type { Place } from "./picture";

/** Where the last stone of a sowing lands. */
export const endOf = ({ owner, end }: Sowing): Place => ({ owner, pit: end === 0 ? "store" : end });

export function detailOf({ t, person }: Kit, names: readonly string[], actor: Seat, sowing: Sowing): string {
  if (sowing.again) return t("board-kalaha-plan-again");
  if (sowing.captured > 0) return t("board-kalaha-plan-captures", { stones: sowing.captured });
  if (sowing.end === 0) return t("board-kalaha-plan-store");
  if (sowing.owner === actor) return t("board-kalaha-plan-own");
  return t("board-kalaha-plan-other", { name: person(names, sowing.owner).name });
}

export function previewOf(kit: Kit, names: readonly string[], actor: Seat, stones: number, sowing: Sowing): Preview {
  return {
    move: String(sowing.pit),
    title: kit.t("board-kalaha-plan", { stones }),
    detail: detailOf(kit, names, actor, sowing),
    action: kit.t("board-kalaha-sow"),
  };
}
