/** The names in a lesson: the learner's, if known, otherwise "You"; numbers for the others. */

import { guest } from "../app/guest.svelte";
import { SIGNS } from "../ui/seats";
import { t } from "../app/texts.svelte";
import type { Seat } from "../wire/http";

/** For every seat that a table can have. `learner` is null if everyone is a number. */
export function learnerNames(learner: Seat | null): string[] {
  const own = guest.name.trim() || t("player-you");
  return SIGNS.map((_, seat) => (seat === learner ? own : t("player-person", { n: seat + 1 })));
}
