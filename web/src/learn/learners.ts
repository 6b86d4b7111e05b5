/** The names in a lesson: the learner's, if known, and numbers for the others. */

import { guest } from "../app/guest.svelte";
import { t } from "../app/texts.svelte";
import type { Seat } from "../wire/http";

/** More than any game has seats; boards take what they need. */
const MOST = 5;

/** `learner` is null if everyone is a number. */
export function learnerNames(learner: Seat | null): string[] {
  const own = guest.name.trim();
  return Array.from({ length: MOST }, (_, seat) =>
    seat === learner && own ? own : t("player-person", { n: seat + 1 }),
  );
}
