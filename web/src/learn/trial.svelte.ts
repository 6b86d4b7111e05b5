/** A lesson being tried: the board in motion, the moves made, and what came of them. */

import type { BoardModule } from "../boards/contract";
import { Stage, type StageSettings } from "../boards/shared/stage.svelte";
import { Refusal } from "../lib/api";
import type { Fact, Problem, Seat } from "../lib/wire";
import type { LessonInfo, Tried, Verdict } from "../lib/wire-learn";

export type Ask = (moves: readonly string[]) => Promise<Tried>;

export class Trial {
  readonly stage: Stage<unknown>;
  verdict = $state<Verdict>("going");
  problem = $state.raw<Problem | null>(null);
  /** The move that was refused, if it came to one. */
  refused = $state<string | null>(null);
  /** What happened since the learner's last move. */
  facts = $state.raw<readonly Fact[]>([]);
  /** The learner wants to be shown how. */
  stuck = $state(false);
  #made = $state.raw<readonly string[]>([]);
  #asking = $state(false);
  /** Counts the beginnings: an answer to an earlier try has nothing to say any more. */
  #tries = 0;

  constructor(
    board: BoardModule<unknown>,
    readonly lesson: LessonInfo,
    settings: StageSettings,
    private readonly ask: Ask,
    private readonly done: () => void,
  ) {
    this.stage = new Stage(board, lesson.frame, settings);
  }

  get ready(): boolean {
    return this.verdict === "going" && !this.#asking && !this.stage.busy;
  }

  get actor(): Seat | null {
    return this.ready ? this.lesson.seat : null;
  }

  get legal(): readonly string[] | null {
    const moves = this.ready ? this.stage.frame.legal[this.lesson.seat] : [];
    return moves === undefined ? [] : moves;
  }

  get begun(): boolean {
    return this.#made.length > 0;
  }

  /** The move to point at. */
  get hint(): string | null {
    return this.stuck && this.ready ? (this.lesson.answer[this.#made.length] ?? null) : null;
  }

  /** From the start; what led to it is shown first. */
  async begin(): Promise<void> {
    this.#tries += 1;
    this.#made = [];
    this.verdict = "going";
    this.problem = null;
    this.facts = [];
    this.#asking = false;
    this.stage.jump(this.lesson.frame);
    if (this.lesson.frame.number > 0) await this.#show([]);
  }

  async play(text: string): Promise<void> {
    if (!this.ready) return;
    await this.#show([...this.#made, text]);
  }

  /** Say why something cannot be done: a move, or what cannot even be tried. */
  refuse(problem: Problem, move: string | null = null): void {
    this.problem = problem;
    this.refused = move;
  }

  /** Ask for something that a rule forbids, to see which; each time for another. */
  async playWrong(): Promise<void> {
    const { wrong } = this.lesson;
    this.#wrongs += 1;
    await this.play(wrong[(this.#wrongs - 1) % wrong.length]!);
  }
  #wrongs = 0;

  async #show(moves: readonly string[]): Promise<void> {
    const answer = await this.#asked(moves);
    if (!answer) return;
    this.#made = moves;
    const [first] = answer.frames;
    // Without a move it is the position itself that is shown first.
    if (moves.length === 0 && first) this.stage.jump(first);
    const tries = this.#tries;
    this.facts = answer.frames.flatMap((frame) => frame.facts);
    await this.stage.play(...(moves.length === 0 ? answer.frames.slice(1) : answer.frames));
    if (tries === this.#tries) this.#judge(answer.verdict);
  }

  /** Null where it was refused, or came too late. */
  async #asked(moves: readonly string[]): Promise<Tried | null> {
    const tries = this.#tries;
    this.problem = null;
    this.#asking = true;
    try {
      const answer = await this.ask(moves);
      return tries === this.#tries ? answer : null;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (tries === this.#tries) this.refuse(fault.problem, moves.at(-1));
      return null;
    } finally {
      if (tries === this.#tries) this.#asking = false;
    }
  }

  #judge(verdict: Verdict): void {
    this.verdict = verdict;
    if (verdict === "right") {
      this.stuck = false;
      this.done();
    }
  }
}
