/** Hints that were asked for at a table, and how much of them has been told. */

import type { Hint, Seat, ToServer } from "./wire";

/** How much of a hint is told: where to look, which move, and why. */
export type HintStep = 1 | 2 | 3;
export interface Advice {
  seat: Seat;
  hint: Hint;
  step: HintStep;
}

export class Counsel {
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  #asked: { id: string; seat: Seat } | null = null;

  constructor(
    private readonly send: (message: ToServer) => boolean,
    private readonly newId: () => string,
  ) {}

  ask(seat: Seat): void {
    this.#asked = { id: this.newId(), seat };
    this.advice = null;
    this.thinking = this.send({ type: "hint", ...this.#asked });
  }

  /** The next step of the hint that lies open; the first of a new one where there is none. */
  goOn(seat: Seat): void {
    const { advice } = this;
    if (advice?.seat !== seat || advice.step === 3) this.ask(seat);
    else this.advice = { ...advice, step: (advice.step + 1) as HintStep };
  }

  hear(id: string, hint: Hint): void {
    if (id !== this.#asked?.id) return;
    this.thinking = false;
    this.advice = { seat: this.#asked.seat, hint, step: 1 };
  }

  refused(id: string | null): void {
    if (id === this.#asked?.id) this.thinking = false;
  }

  /** What was advised is about something that is past. */
  forget(): void {
    this.advice = null;
  }

  /** Nothing is heard any more: no answer will come. */
  lost(): void {
    this.thinking = false;
  }
}
