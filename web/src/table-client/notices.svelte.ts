/** Refusals to show to the player. */

import type { Problem } from "../wire/http";

const MOST = 3;

export class Notices {
  all = $state.raw<readonly { id: number; problem: Problem }[]>([]);
  #count = 0;

  add(problem: Problem): void {
    this.#count += 1;
    this.all = [...this.all, { id: this.#count, problem }].slice(-MOST);
  }

  clear(): void {
    this.all = [];
  }

  dismiss(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}
