/** How the players stand: the beans in their stores. */

import type { Standing } from "../../board/contract";
import type { Picture } from "./picture";

/** KALA-15: with fewer beans, a player cannot sow and loses. */
const TO_SOW = 4;

/** While an open bank gives the beans, an empty store is no danger (KALA-3). */
export function standings({ stores, bankOpen }: Picture): Standing[] {
  const danger = bankOpen ? {} : { danger: TO_SOW };
  return stores.map((value) => ({ value, key: "board-kala-beans", ...danger }));
}
