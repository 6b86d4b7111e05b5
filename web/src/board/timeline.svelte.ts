/** The replay of a finished game: forwards, backwards, or to any step. */

import type { BoardModule } from "./contract";
import { Stage, type StageSettings } from "./player.svelte";
import type { Frame } from "../wire/http";

/** Milliseconds between two steps, whatever the pace. */
export const REST = 700;

export class Timeline {
  at = $state(0);
  playing = $state(false);
  readonly stage: Stage<unknown>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly board: BoardModule<unknown>,
    readonly frames: readonly Frame[],
    settings: StageSettings,
  ) {
    this.stage = new Stage(board, frames[0]!, settings);
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get frame(): Frame {
    return this.frames[this.at]!;
  }

  /** Jump to a step. */
  seek(at: number): void {
    this.pause();
    this.at = Math.min(Math.max(0, at), this.last);
    this.stage.jump(this.frame);
  }

  /** Show the next step with its animation. */
  async step(): Promise<void> {
    if (this.at >= this.last) return;
    if (this.stage.busy) this.stage.jump(this.frame);
    this.at += 1;
    await this.stage.play(this.frame);
  }

  /** Show the next step, and stop there. */
  next(): void {
    this.pause();
    void this.step();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.run();
  }

  /** Play to the end; from the start if already there. */
  run(): void {
    if (this.at >= this.last) this.seek(0);
    this.playing = true;
    void this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #next(): Promise<void> {
    const begun = this.at;
    await this.step();
    // The user may have paused or moved elsewhere meanwhile.
    if (!this.playing || this.at !== Math.min(begun + 1, this.last)) return;
    if (this.at >= this.last) return this.pause();
    this.#timer = setTimeout(() => void this.#next(), REST);
  }
}
