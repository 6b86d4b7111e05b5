/** Plays frames on a board: fact after fact, each in its time, then the view as it lies. */

import type { Fact, Frame, Seat } from "../../lib/wire";
import type { BoardModule, Flight, Sound } from "../contract";

export interface StageSettings {
  /** 1 is the pace the boards were made for; 0 jumps to the result. */
  pace: () => number;
  near: () => Seat;
  sound: (name: Sound) => void;
  /** A fact begins to be shown. */
  told?: (fact: Fact, frame: Frame) => void;
}

export class Stage<P> {
  picture = $state.raw<P>() as P;
  flights = $state.raw<Flight[]>([]);
  ms = $state(0);
  /** The frame whose end is shown, or being shown. */
  frame = $state.raw<Frame>() as Frame;
  busy = $state(false);

  #waiting: Frame[] = [];
  #skip: (() => void) | null = null;

  constructor(
    readonly board: BoardModule<P>,
    first: Frame,
    readonly settings: StageSettings,
  ) {
    this.#settle(first);
  }

  /** Show a frame at once, and forget what was waiting. */
  jump(frame: Frame): void {
    this.#waiting = [];
    this.#skip?.();
    this.#settle(frame);
  }

  /** Show frames one after the other, after those still waiting. */
  async play(...frames: Frame[]): Promise<void> {
    this.#waiting.push(...frames);
    if (this.busy) return;
    this.busy = true;
    try {
      for (let frame = this.#waiting.shift(); frame; frame = this.#waiting.shift()) {
        await this.#show(frame);
      }
    } finally {
      this.busy = false;
    }
  }

  async #show(frame: Frame): Promise<void> {
    const jumped = () => !this.busy;
    for (const fact of frame.facts) {
      if (jumped()) return;
      this.settings.told?.(fact, frame);
      await this.#happen(fact);
    }
    if (!jumped()) this.#settle(frame, true);
  }

  async #happen(fact: Fact): Promise<void> {
    const motion = this.board.motion(this.picture, fact, this.settings.near());
    const ms = (motion?.ms ?? 0) * this.settings.pace();
    if (motion?.sound) this.settings.sound(motion.sound);
    if (ms > 0) {
      if (this.board.during) this.picture = this.board.during(this.picture, fact);
      this.ms = ms;
      this.flights = motion?.flights ?? [];
      await this.#wait(ms);
      this.flights = [];
    }
    if (this.busy) this.picture = this.board.after(this.picture, fact);
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      const stage = this;
      function done(): void {
        clearTimeout(timer);
        stage.#skip = null;
        resolve();
      }
      this.#skip = done;
    });
  }

  #settle(frame: Frame, playing = false): void {
    this.busy = playing;
    this.flights = [];
    this.frame = frame;
    this.picture = this.board.picture(frame.view, frame.facts);
  }
}
