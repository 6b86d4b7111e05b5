/** Plays frames on a board: each fact in turn, then the view. */

import type { Fact, Frame } from "../wire/http";
import type { BoardModule, Flight, Motion, Sound } from "./contract";

export interface StageSettings {
  /** 1 is the normal pace; 0 jumps to the result. */
  pace: () => number;
  sound: (name: Sound) => void;
  /** A frame starts to be shown; from now on it may be described in words. */
  begins?: (frame: Frame) => void;
  /** A fact starts to be shown. */
  happens?: (fact: Fact) => void;
  /** Whether a fact was already shown in real time. */
  watched?: (fact: Fact) => boolean;
  /** A frame has been shown. */
  ends?: (frame: Frame) => void;
  /** What to wait for before a frame, if anything. */
  ready?: () => Promise<void> | null;
}

/** The picture of a frame at rest. */
export function pictureAt<P>(board: BoardModule<P>, { view, facts, turn }: Frame): P {
  const picture = board.picture(view, facts);
  return turn.kind === "over" ? (board.whenOver?.(picture) ?? picture) : picture;
}

export class Stage<P> {
  picture = $state.raw<P>() as P;
  flights = $state.raw<Flight[]>([]);
  ms = $state(0);
  /** Whether facts are being animated: from the first animation of a frame until a hold or its end. */
  moving = $state(false);
  /** The frame being shown, or shown last. */
  frame = $state.raw<Frame>() as Frame;
  busy = $state(false);

  #waiting: Frame[] = [];
  /** Counts the jumps, so that animations started before one are ignored. */
  #jumps = 0;
  #skip: (() => void) | null = null;

  constructor(
    readonly board: BoardModule<P>,
    first: Frame,
    readonly settings: StageSettings,
  ) {
    this.#settle(first);
  }

  /** Show a frame immediately, and drop waiting frames. */
  jump(frame: Frame): void {
    this.#waiting = [];
    this.#jumps += 1;
    this.busy = false;
    this.#skip?.();
    this.#settle(frame);
  }

  /** Show frames one after another, after those still waiting. */
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
    const untold = this.#suspense(frame);
    if (untold < 0) this.settings.begins?.(frame);
    for (const [index, fact] of frame.facts.entries()) {
      await this.#happen(fact, jumps);
      if (jumps !== this.#jumps) return;
      if (index === untold) this.settings.begins?.(frame);
    }
    this.#settle(frame);
    this.settings.ends?.(frame);
  }

  /** The last fact of a frame that must be seen before the frame is described; −1 if none. */
  #suspense({ facts }: Frame): number {
    if (this.settings.pace() <= 0) return -1;
    return facts.findLastIndex((fact) => this.board.hidesOutcome?.(fact) ?? false);
  }

  async #happen(fact: Fact, jumps: number): Promise<void> {
    const prepared = this.settings.pace() > 0 && this.board.prepare?.(fact);
    if (prepared) await prepared;
    if (jumps !== this.#jumps) return;
    this.settings.happens?.(fact);
    const seen = this.settings.watched?.(fact) ?? false;
    const motion = seen ? null : this.board.motion(this.picture, fact);
    const ms = (motion?.ms ?? 0) * this.settings.pace();
    if (motion?.sound) this.settings.sound(motion.sound);
    if (ms > 0) {
      this.moving = true;
      if (this.board.during) this.picture = this.board.during(this.picture, fact);
      this.ms = ms;
      this.flights = motion?.flights ?? [];
      const hushed = this.#sound(motion?.sounds ?? []);
      await this.#wait(ms);
      hushed();
      if (jumps !== this.#jumps) return;
      this.flights = [];
    }
    this.picture = this.board.after(this.picture, fact);
    if (motion?.hold) {
      this.moving = false;
      await this.#wait(this.#looking(motion.hold));
    }
  }

  /** Schedule sounds. Returns a function that cancels those not played yet. */
  #sound(sounds: NonNullable<Motion["sounds"]>): () => void {
    const pace = this.settings.pace();
    const timers = sounds.map(({ after, sound }) => setTimeout(() => this.settings.sound(sound), after * pace));
    return () => timers.forEach(clearTimeout);
  }

  /** Without motion the result still has to be seen, so a hold is never cut to zero. */
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
    this.moving = false;
    this.frame = frame;
    this.picture = pictureAt(this.board, frame);
  }
}
