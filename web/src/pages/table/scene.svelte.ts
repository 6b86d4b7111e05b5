/** What is shown of a table: its board in motion, and what is told of it in words. */

import { boardOf } from "../../boards";
import type { BoardModule } from "../../boards/contract";
import { Stage } from "../../boards/shared/stage.svelte";
import type { Audience, Course } from "../../lib/audience";
import { settings } from "../../lib/settings.svelte";
import { play } from "../../lib/sound";
import type { Frame, Seat } from "../../lib/wire";
import type { Guide } from "./guide.svelte";

export class Scene implements Audience {
  /** Null until the board is there, and while nothing may be shown. */
  stage = $state.raw<Stage<unknown> | null>(null);
  board = $state.raw<BoardModule<unknown> | null>(null);
  /** The frame that is being shown, or was last: what is told in words. */
  showing = $state.raw<Frame | null>(null);
  /** What happens just now, in real time. */
  course = $state.raw<Course | null>(null);
  #last: Frame | null = null;

  /** What lies there and, in real time, flies there now. */
  readonly picture = $derived.by(() => {
    const { stage, board, course } = this;
    return stage && course && board?.watch ? board.watch(stage.picture, course) : stage?.picture;
  });

  constructor(
    private readonly near: () => Seat,
    private readonly guide: Pick<Guide, "hear" | "unread">,
  ) {}

  async load(game: string): Promise<void> {
    this.board = await boardOf(game);
    if (this.#last) this.#raise(this.#last);
  }

  reset(frame: Frame | null): void {
    this.#last = frame;
    this.showing = null;
    if (!frame) this.stage = null;
    else if (this.stage) this.stage.jump(frame);
    else this.#raise(frame);
    if (frame) this.guide.hear(frame);
  }

  steps(frames: Frame[]): void {
    this.#last = frames.at(-1) ?? this.#last;
    void this.stage?.play(...frames);
  }

  /** Where no motion is wanted, the end will be told. */
  watch(course: Course): void {
    const { board } = this;
    if (!board?.watch || !course.path || settings.pace === 0) return;
    void Promise.resolve(board.prepare?.({ fact: "", path: course.path })).then(() => {
      // Real time waits for nobody: whatever is still being shown of the time before is dropped.
      if (this.stage?.busy && this.#last) this.stage.jump((this.showing = this.#last));
      this.course = course;
    });
  }

  #raise(frame: Frame): void {
    if (!this.board) return;
    this.stage = new Stage(this.board, frame, {
      pace: () => settings.pace,
      near: this.near,
      sound: play,
      begins: (begun) => (this.showing = begun),
      watched: (fact) => this.course !== null && fact.path === this.course.path,
      ends: (ended) => this.guide.hear(ended),
      ready: () => this.guide.unread(),
    });
  }
}
