/** Plays frames on a board: fact after fact, each in its time, then the view as it lies. */

import type { Fact, Frame, Seat } from "../../lib/wire";
import type { BoardModule, Flight, Sound } from "../contract";

export interface StageSettings {
  /** 1 is the pace the boards were made for; 0 jumps to the result. */
  pace: () => number;
  near: () => Seat;
  sound: (name: Sound) => void;
  /** A frame begins to be shown. */
  begins?: (frame: Frame) => void;
  /** A frame has been shown. */
  ends?: (frame: Frame) => void;
  /** Before a frame: what has to be waited for, if anything. */
  ready?: () => Promise<void> | null;
}

export class Stage<P> {
  picture = $state.raw<P>() as P;
  flights = $state.raw<Flight[]>([]);
  ms = $state(0);
  /** The frame whose end is shown, or being shown. */
  frame = $state.raw<Frame>() as Frame;
  busy = $state(false);

  #waiting: Frame[] = [];
  /** Counts the jumps: what was being shown before one has nothing to say any more. */
  #jumps = 0;
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
    this.#jumps += 1;
    this.busy = false;
    this.#skip?.();
    this.#settle(frame);
  }

  /** Show frames one after the other, after those still waiting. */
  async play(...frames: Frame[]): Promise<void> {
    this.#waiting.push(...frames);
    if (this.busy) return;
    this.busy = true;
    const jumps = this.#jumps;
    while (jumps === this.#jumps) {
      const frame = this.#waiting.shift();
      if (!frame) break;
      await this.#show(frame, jumps);
    }
    if (jumps === this.#jumps) this.busy = false;
  }

  async #show(frame: Frame, jumps: number): Promise<void> {
    const before = this.settings.ready?.();
    if (before) await before;
    if (jumps !== this.#jumps) return;
    this.settings.begins?.(frame);
    for (const fact of frame.facts) {
      await this.#happen(fact, jumps);
      if (jumps !== this.#jumps) return;
    }
    this.#settle(frame);
    this.settings.ends?.(frame);
  }

  async #happen(fact: Fact, jumps: number): Promise<void> {
    const motion = this.board.motion(this.picture, fact, this.settings.near());
    const ms = (motion?.ms ?? 0) * this.settings.pace();
    if (motion?.sound) this.settings.sound(motion.sound);
    if (ms > 0) {
      if (this.board.during) this.picture = this.board.during(this.picture, fact);
      this.ms = ms;
      this.flights = motion?.flights ?? [];
      await this.#wait(ms);
      if (jumps !== this.#jumps) return;
      this.flights = [];
    }
    this.picture = this.board.after(this.picture, fact);
    if (motion?.hold) await this.#wait(this.#looking(motion.hold));
  }

  /** Who wants no motion still has to see what lies there: a hold is never cut to nothing. */
  #looking(hold: number): number {
    return hold * (this.settings.pace() || 1);
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

  #settle(frame: Frame): void {
    this.flights = [];
    this.frame = frame;
    this.picture = this.board.picture(frame.view, frame.facts);
  }
}
