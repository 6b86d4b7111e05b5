/** The hints requested at a table, and how much of each has been shown. */

import type { Seat } from "../wire/http";
import type { Hint, ToServer } from "../wire/socket";

/** The steps of a hint: where to look, which move, and why. */
export type HintStep = 1 | 2 | 3;
export interface OpenHint {
  seat: Seat;
  hint: Hint;
  step: HintStep;
}

export class HintState {
  open = $state.raw<OpenHint | null>(null);
  thinking = $state(false);
  #asked: { id: string; seat: Seat } | null = null;

  constructor(
    private readonly send: (message: ToServer) => boolean,
    private readonly newId: () => string,
  ) {}

  ask(seat: Seat): void {
    this.#asked = { id: this.newId(), seat };
    this.open = null;
    this.thinking = this.send({ type: "hint", ...this.#asked });
  }

  /** Show the next step of the open hint, or request a new one. */
  next(seat: Seat): void {
    const { open } = this;
    if (open?.seat !== seat || open.step === 3) this.ask(seat);
    else this.open = { ...open, step: (open.step + 1) as HintStep };
  }

  hear(id: string, hint: Hint): void {
    if (id !== this.#asked?.id) return;
    this.thinking = false;
    this.open = { seat: this.#asked.seat, hint, step: 1 };
  }

  refused(id: string | null): void {
    if (id === this.#asked?.id) this.thinking = false;
  }

  /** Drop the hint and any pending answer, because the position has changed. */
  forget(): void {
    this.open = null;
    this.thinking = false;
    this.#asked = null;
  }

  /** The connection is lost, so no answer will come. */
  lost(): void {
    this.thinking = false;
  }
}
