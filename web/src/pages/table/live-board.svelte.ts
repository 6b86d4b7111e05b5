/**
 * The visible part of a game: the animated board and its description in words. Everything that the
 * page shows about the game follows it, not what the server has already sent.
 */

import { bareBoardOf, createPlayer } from "../../app/boards";
import type { BoardModule } from "../../board/contract";
import type { Stage } from "../../board/player.svelte";
import type { Audience, Course } from "../../table-client/audience";
import { settings } from "../../app/settings.svelte";
import { isReachable } from "../../app/update.svelte";
import type { Fact, Frame } from "../../wire/http";
import type { Guide } from "../../table-client/guide.svelte";

/** Words for a fact, or for the event of a frame. */
export interface Told {
  frame: Frame;
  fact: Fact | null;
}

/** Words that were said: of the game, or any others. */
export interface Said {
  id: number;
  told: Told | null;
  text: string;
}

/** Null if there are no words. */
export type Describe = (told: Told) => string | null;

/** How much of what was said is kept, for screen readers. */
const LOG = 12;

/** How long a sentence is seen before the next one, in milliseconds. */
const readingTime = (text: string): number => Math.min(1600, 550 + 12 * text.length);

/** Whether chance decided what follows from a move, such as the next card. */
const isConsequence = ({ event }: Frame): boolean => event.kind === "resolved";

export class LiveBoard implements Audience {
  /** Null until the board is loaded, and while nothing may be shown. */
  stage = $state.raw<Stage<unknown> | null>(null);
  board = $state.raw<BoardModule<unknown> | null>(null);
  /** The board could not be loaded. */
  failed = $state(false);
  /** The frame being shown, or shown last. */
  showing = $state.raw<Frame | null>(null);
  /** What is being said in words: a fact, or the event of a frame; null between moves. */
  told = $state.raw<Told | null>(null);
  /** What was said last, without what has been covered again. */
  log = $state.raw<readonly Said[]>([]);
  /** What was said of the last turn, without what has been covered again. */
  story = $state.raw<readonly Told[]>([]);
  /** The facts of the last move, without what has been covered again; none while something moves. */
  trail = $state.raw<readonly Fact[]>([]);
  /** The last turn, and the frame before it. */
  turn = $state.raw<{ before: Frame; frames: readonly Frame[] } | null>(null);
  /** When the last frame had been shown, on this page's clock. */
  ended = $state(0);
  /** The number of the last frame that has been shown. */
  seen = $state(0);
  /** The current real-time event. */
  course = $state.raw<Course | null>(null);
  #last: Frame | null = null;
  #said = 0;

  /** The position and, in real time, what is in the air. */
  readonly picture = $derived.by(() => {
    const { stage, board, course } = this;
    return stage && course && board?.live ? board.live(stage.picture, course) : stage?.picture;
  });

  constructor(
    private readonly guide: Pick<Guide, "hear" | "unread">,
    private readonly describe: Describe,
    /** Whether what was said of earlier moves must be forgotten. */
    private readonly forgets: () => boolean,
  ) {}

  async load(game: string): Promise<void> {
    this.failed = false;
    try {
      this.board = await bareBoardOf(game);
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
    this.#last = this.showing = frame;
    this.told = this.turn = null;
    this.trail = [];
    this.seen = frame?.number ?? 0;
    this.forget();
    if (!frame) this.stage = null;
    else if (this.stage) this.stage.jump(frame);
    else this.#raise(frame);
    if (frame) this.guide.hear(frame);
  }

  /** Say something that is not part of the game. */
  say(text: string): void {
    this.#log(null, text);
  }

  /** Forget what was said. */
  forget(): void {
    this.log = this.story = [];
  }

  /** Show the last turn again. */
  recall(): void {
    if (!this.turn || !this.stage || this.stage.busy) return;
    this.trail = [];
    void this.stage.recall(this.turn.before, this.turn.frames);
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
      if (this.stage?.busy && this.#last) this.#cut(this.#last);
      this.course = course;
    });
  }

  /** Show the result of animations without the rest of them. */
  #cut(frame: Frame): void {
    this.showing = frame;
    this.told = null;
    this.seen = frame.number;
    this.trail = this.#lasting(frame.facts);
    this.stage!.jump(frame);
  }

  #begin(frame: Frame): void {
    const before = this.stage!.frame;
    this.told = null;
    if (this.forgets()) this.forget();
    if (!this.stage!.recalling) this.#follow(before, frame);
    this.showing = frame;
    if (!isConsequence(frame)) this.trail = [];
  }

  /** Add a frame to the last turn, or start another one with it. */
  #follow(before: Frame, frame: Frame): void {
    const { turn } = this;
    const last = turn?.frames.at(-1)?.event;
    const same = last && (isConsequence(frame) || (last.seat !== null && last.seat === frame.event.seat));
    if (same) this.turn = { ...turn, frames: [...turn.frames, frame] };
    else {
      this.turn = { before, frames: [frame] };
      this.story = [];
    }
  }

  #tell(frame: Frame, fact: Fact | null): void {
    this.told = { frame, fact };
    if (this.stage!.recalling) return;
    this.story = [...this.story, this.told];
    this.#log(this.told, "");
  }

  #log(told: Told | null, text: string): void {
    this.#said += 1;
    this.log = [...this.log, { id: this.#said, told, text }].slice(-LOG);
  }

  #hide(happening: Fact): void {
    const hidden = (told: Told | null) => (told?.fact && this.board?.hides?.(happening, told.fact)) ?? false;
    if (hidden(this.told)) this.told = null;
    if (!this.log.some(({ told }) => hidden(told))) return;
    this.log = this.log.filter(({ told }) => !hidden(told));
    this.story = this.story.filter((told) => !hidden(told));
  }

  #end(frame: Frame): void {
    this.told = null;
    this.trail = this.#lasting(isConsequence(frame) ? [...this.trail, ...frame.facts] : frame.facts);
    if (this.stage!.recalling) return;
    this.seen = frame.number;
    this.ended = performance.now();
    this.guide.hear(frame);
  }

  /** The facts whose words no later fact of the same move has covered. */
  #lasting(facts: readonly Fact[]): Fact[] {
    const hidden = (told: Fact, at: number) =>
      facts.slice(at + 1).some((happening) => this.board?.hides?.(happening, told) ?? false);
    return facts.filter((fact, at) => !hidden(fact, at));
  }

  #raise(frame: Frame): void {
    if (!this.board) return;
    this.stage = createPlayer(this.board, frame, {
      begins: (begun) => this.#begin(begun),
      words: (shown, fact) => {
        const text = this.describe({ frame: shown, fact });
        return text ? readingTime(text) : 0;
      },
      tells: (shown, fact) => this.#tell(shown, fact),
      happens: (fact) => this.#hide(fact),
      watched: (fact) => this.course !== null && fact.path === this.course.path,
      ends: (ended) => this.#end(ended),
      ready: () => this.guide.unread(),
    });
    this.seen = frame.number;
  }
}
