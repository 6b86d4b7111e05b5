/** A finished game as a film: forwards, backwards, to any place. */

import type { BoardModule } from "../../boards/contract";
import { Stage, type StageSettings } from "../../boards/shared/stage.svelte";
import type { Frame } from "../../lib/wire";

/** How long a picture stays before the next step, however fast things move. */
export const REST = 700;

export class Film {
  at = $state(0);
  playing = $state(false);
  readonly stage: Stage<unknown>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    board: BoardModule<unknown>,
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

  /** Go to a place at once. */
  seek(at: number): void {
    this.pause();
    this.at = Math.min(Math.max(0, at), this.last);
    this.stage.jump(this.frame);
  }

  /** Show the next step as it happened. */
  async step(): Promise<void> {
    if (this.at >= this.last) return;
    if (this.stage.busy) this.stage.jump(this.frame);
    this.at += 1;
    await this.stage.play(this.frame);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.run();
  }

  /** From here to the end; from the beginning where the end is shown already. */
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
    // Somebody may have paused or gone elsewhere while it was shown.
    if (!this.playing || this.at !== Math.min(begun + 1, this.last)) return;
    if (this.at >= this.last) return this.pause();
    this.#timer = setTimeout(() => void this.#next(), REST);
  }
}
