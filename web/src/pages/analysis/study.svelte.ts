/** A report and the replay of its game, stepped through together. */

import type { Timeline } from "../../board/timeline.svelte";
import type { Decision, Report } from "../../wire/report";
import { stepsOf, type Step } from "./report";

export class Study {
  /** The current step. */
  at = $state(0);
  readonly steps: readonly Step[];

  constructor(
    readonly report: Report,
    /** The numbers of the replay's frames before the first event and after each. */
    readonly frames: readonly number[],
    readonly film: Timeline,
  ) {
    this.steps = stepsOf(report.decisions);
    this.go(this.#first());
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** The number of a step's move, as in the move list and the replay. */
  number(at = this.at): number {
    return this.steps[at]!.decisions[0]!.number;
  }

  get step(): Step {
    return this.steps[this.at]!;
  }

  /** The decision whose better move is highlighted, if one seat decided alone. */
  get better(): Decision | null {
    const [decision, other] = this.step.decisions;
    return decision && !other && decision.loss && decision.best ? decision : null;
  }

  /** Show the board at the time of a step. */
  go(at: number): void {
    if (this.steps.length === 0) return;
    this.at = Math.min(Math.max(0, at), this.last);
    this.film.seek(this.frames[this.step.event]!);
  }

  goTo(event: number): void {
    this.go(this.steps.findIndex((step) => step.event === event));
  }

  /** Play what really happened, up to the next decision. */
  async watch(): Promise<void> {
    const next = this.steps[this.at + 1]?.event ?? this.frames.length - 1;
    this.film.seek(this.frames[this.step.event]!);
    for (const number of this.frames.slice(this.step.event + 1, next + 1)) {
      // Skip what was taken back in between.
      if (this.film.at !== number - 1) this.film.seek(number - 1);
      await this.film.step();
      if (this.film.at !== number) return;
    }
  }

  /** Whether the board still shows the position before the decision. */
  get before(): boolean {
    return this.film.at === this.frames[this.step.event];
  }

  #first(): number {
    const turn = this.report.turns[0];
    const found = turn ? this.steps.findIndex((step) => step.event === turn.event) : 0;
    return Math.max(0, found);
  }
}
