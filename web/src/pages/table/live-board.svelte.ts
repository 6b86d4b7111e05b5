/** The visible part of a game: the animated board and its description in words. */

import { boardOf, createPlayer } from "../../app/boards";
import type { BoardModule } from "../../board/contract";
import type { Stage } from "../../board/player.svelte";
import type { Audience, Course } from "../../table-client/audience";
import { settings } from "../../app/settings.svelte";
import { isReachable } from "../../app/update.svelte";
import type { Fact, Frame } from "../../wire/http";
import type { Guide } from "../../table-client/guide.svelte";

export class LiveBoard implements Audience {
  /** Null until the board is loaded, and while nothing may be shown. */
  stage = $state.raw<Stage<unknown> | null>(null);
  board = $state.raw<BoardModule<unknown> | null>(null);
  /** The board could not be loaded. */
  failed = $state(false);
  /** The frame being shown, or shown last. */
  showing = $state.raw<Frame | null>(null);
  /** What is described in words, without what has been covered again. */
  caption = $state.raw<Frame | null>(null);
  /** The current real-time event. */
  course = $state.raw<Course | null>(null);
  #last: Frame | null = null;

  /** The position and, in real time, what is in the air. */
  readonly picture = $derived.by(() => {
    const { stage, board, course } = this;
    return stage && course && board?.live ? board.live(stage.picture, course) : stage?.picture;
  });

  constructor(private readonly guide: Pick<Guide, "hear" | "unread">) {}

  async load(game: string): Promise<void> {
    this.failed = false;
    try {
      this.board = await boardOf(game);
      if (this.#last) this.#raise(this.#last);
    } catch {
      this.failed = true;
    }
  }

  /** Some browsers cache a failed import; only a new page can retry then. */
  async loadAgain(game: string): Promise<void> {
    await this.load(game);
    if (this.failed && (await isReachable())) location.reload();
  }

  reset(frame: Frame | null): void {
    this.#last = frame;
    this.#tell(null);
    if (!frame) this.stage = null;
    else if (this.stage) this.stage.jump(frame);
    else this.#raise(frame);
    if (frame) this.guide.hear(frame);
  }

  steps(frames: Frame[]): void {
    this.#last = frames.at(-1) ?? this.#last;
    void this.stage?.play(...frames);
  }

  /** Without motion, only the result is shown. */
  watch(course: Course): void {
    const { board } = this;
    if (!board?.live || !course.path || settings.pace === 0) return;
    void Promise.resolve(board.prepare?.(course)).then(() => {
      // Real time does not wait, so drop animations of earlier events.
      if (this.stage?.busy && this.#last) this.stage.jump(this.#tell(this.#last));
      this.course = course;
    });
  }

  #tell<F extends Frame | null>(frame: F): F {
    this.showing = this.caption = frame;
    return frame;
  }

  #hide(happening: Fact): void {
    const { board, caption } = this;
    const hidden = (told: Fact) => board?.hides?.(happening, told) ?? false;
    if (caption?.facts.some(hidden)) {
      this.caption = { ...caption, facts: caption.facts.filter((told) => !hidden(told)) };
    }
  }

  #raise(frame: Frame): void {
    if (!this.board) return;
    this.stage = createPlayer(this.board, frame, {
      begins: (begun) => this.#tell(begun),
      happens: (fact) => this.#hide(fact),
      watched: (fact) => this.course !== null && fact.path === this.course.path,
      ends: (ended) => this.guide.hear(ended),
      ready: () => this.guide.unread(),
    });
  }
}
