/** How the players stand: the stones in their stores. */

import type { Standing } from "../../board/contract";
import type { Picture } from "./picture";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** KALAHA-9: of two players, the one with more than half the stones has won. */
export function standings({ pits, stores, hand, raised }: Picture): Standing[] {
  const total = sum(pits.flat()) + sum(stores) + (hand?.stones ?? 0) + raised;
  const goal = Math.floor(total / 2) + 1;
  return stores.map((value) =>
    stores.length === 2 ? { value, goal, key: "board-kalaha-goal" } : { value, key: "board-kalaha-stones" },
  );
}
