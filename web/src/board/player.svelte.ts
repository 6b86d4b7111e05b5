/** Plays frames on a board: each fact in turn, then the view. */

import type { Fact, Frame } from "../wire/http";
import type { BoardModule, Flight, Motion, Sound } from "./contract";

export interface StageSettings {
  /** 1 is the normal pace; 0 jumps to the result. */
  pace: () => number;
  sound: (name: Sound, pitch?: number) => void;
  /** A frame starts to be shown. */
  begins?: (frame: Frame) => void;
  /** How long the words of a fact, or of the frame's event, have to be seen, in milliseconds; 0 without words. */
  words?: (frame: Frame, fact: Fact | null) => number;
  /** From now on its words may be seen: what they say is being shown, or was if they would give it away. */
  tells?: (frame: Frame, fact: Fact | null) => void;
  /** A fact starts to be shown. */
  happens?: (fact: Fact) => void;
  /** Whether a fact was already shown in real time. */
  watched?: (fact: Fact) => boolean;
  /** A frame has been shown. */
  ends?: (frame: Frame) => void;
  /** What to wait for before a frame, if anything. */
  ready?: () => Promise<void> | null;
}

/** The factor by which everything takes longer when it is shown again. */
const SLOWLY = 1.8;

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
  /** How many frames wait behind the one being shown. */
  queued = $state(0);

  #waiting: Frame[] = [];
  /** Counts the jumps, so that animations started before one are ignored. */
  #jumps = 0;
  #skip: (() => void) | null = null;
  /** Whether the rest of the current frame is shown without animation. */
  #hurried = false;
  /** Whether nothing is animated any more. */
  #rushed = false;
  /** How many of the frames to come are shown again, which touches nothing else. */
  #again = $state(0);
  /** How much longer the last words have to be seen, in milliseconds. */
  #owed = 0;

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
    this.queued = 0;
    this.#jumps += 1;
    this.#again = 0;
    this.busy = false;
    this.#skip?.();
    this.#settle(frame);
  }

  /** Show frames one after another, after those still waiting. */
  async play(...frames: Frame[]): Promise<void> {
    this.#waiting.push(...frames);
    this.queued = this.#waiting.length;
    if (this.busy) return;
    this.busy = true;
    const jumps = this.#jumps;
    while (jumps === this.#jumps) {
      const frame = this.#waiting.shift();
      if (!frame) break;
      this.queued = this.#waiting.length;
      await this.#show(frame, jumps);
    }
    if (jumps === this.#jumps) this.busy = false;
  }

  /** Whether something is shown again. */
  get recalling(): boolean {
    return this.#again > 0;
  }

  /** Show frames again, slowly: those after `before`, which end with the current one. */
  async recall(before: Frame, frames: readonly Frame[]): Promise<void> {
    if (this.busy || frames.length === 0) return;
    this.#again = frames.length;
    this.#settle(before);
    await this.play(...frames);
  }

  /** Show the rest of the current frame immediately, and all that is only shown again. */
  finish(): void {
    if (!this.busy) return;
    this.#hurried = true;
    this.#owed = 0;
    this.#skip?.();
  }

  /** Show everything immediately from now on. */
  rush(): void {
    this.#rushed = true;
    this.finish();
  }

  get #pace(): number {
    if (this.#rushed || this.#hurried) return 0;
    return this.settings.pace() * (this.recalling ? SLOWLY : 1);
  }

  async #show(frame: Frame, jumps: number): Promise<void> {
    const before = this.settings.ready?.();
    if (before) await before;
    if (jumps !== this.#jumps) return;
    if (!this.recalling) this.#hurried = false;
    this.#owed = 0;
    this.settings.begins?.(frame);
    this.#tell(frame, null, await this.#beforeWords(frame, null));
    for (const fact of frame.facts) {
      if (jumps !== this.#jumps) return;
      await this.#happen(frame, fact, jumps);
    }
    await this.#wait(this.#owed);
    if (jumps !== this.#jumps) return;
    this.#settle(frame);
    this.settings.ends?.(frame);
    if (this.recalling) this.#again -= 1;
  }

  /** Wait until the last words have been read, if others follow, and return how long those are seen. */
  async #beforeWords(frame: Frame, fact: Fact | null): Promise<number> {
    const ms = this.settings.words?.(frame, fact) ?? 0;
    if (ms > 0) await this.#wait(this.#owed);
    return ms;
  }

  /** Let words be seen. */
  #tell(frame: Frame, fact: Fact | null, ms: number): void {
    if (ms === 0) return;
    this.settings.tells?.(frame, fact);
    this.#owed = ms * this.#pace;
  }

  async #happen(frame: Frame, fact: Fact, jumps: number): Promise<void> {
    const prepared = this.#pace > 0 && this.board.prepare?.(fact);
    if (prepared) await prepared;
    if (jumps !== this.#jumps) return;
    const seen = this.settings.watched?.(fact) ?? false;
    const motion = seen ? null : this.board.motion(this.picture, fact);
    const told = !motion || !this.board.hidesOutcome?.(fact);
    const words = await this.#beforeWords(frame, fact);
    if (jumps !== this.#jumps) return;
    // In the same moment as the picture, or after it.
    if (told) this.#tell(frame, fact, words);
    this.settings.happens?.(fact);
    if (motion?.sound) this.settings.sound(motion.sound, motion.pitch);
    const ms = (motion?.ms ?? 0) * this.#pace;
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
    if (!told) this.#tell(frame, fact, words);
    if (motion?.hold && !this.#hurried && !this.#rushed && jumps === this.#jumps) {
      this.moving = false;
      await this.#wait(this.#looking(motion.hold));
    }
  }

  /** Schedule sounds. Returns a function that cancels those not played yet. */
  #sound(sounds: NonNullable<Motion["sounds"]>): () => void {
    const pace = this.#pace;
    const timers = sounds.map(({ after, sound }) => setTimeout(() => this.settings.sound(sound), after * pace));
    return () => timers.forEach(clearTimeout);
  }

  /** Without motion the result still has to be seen, so a hold is never cut to zero. */
  #looking(hold: number): number {
    return hold * (this.#pace || 1);
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      this.#owed -= ms;
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
