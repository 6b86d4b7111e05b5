/** A lesson being tried: the board, the moves made, and their result. */

import type { BoardModule } from "../../board/contract";
import { Stage, type StageSettings } from "../../board/player.svelte";
import { Refusal } from "../../api/http";
import type { Fact, LessonInfo, Problem, Seat, TriedInfo } from "../../wire/http";

export type Ask = (moves: readonly string[]) => Promise<TriedInfo>;

export class Trial {
  readonly stage: Stage<unknown>;
  verdict = $state<TriedInfo["verdict"]>("going");
  problem = $state.raw<Problem | null>(null);
  /** The refused move, if there was one. */
  refused = $state<string | null>(null);
  /** What happened since the learner's last move. */
  facts = $state.raw<readonly Fact[]>([]);
  /** Whether the learner wants to see the solution. */
  stuck = $state(false);
  #made = $state.raw<readonly string[]>([]);
  #asking = $state(false);
  /** Counts the attempts, so that answers to earlier ones are ignored. */
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

  /** The move to highlight. */
  get hint(): string | null {
    return this.stuck && this.ready ? (this.lesson.answer[this.#made.length] ?? null) : null;
  }

  /** Start over; what led to the position is shown first. */
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

  /** Show why something cannot be done, whether a move or something that is not even one. */
  refuse(problem: Problem, move: string | null = null): void {
    this.problem = problem;
    this.refused = move;
  }

  /** Try an illegal move to show the rule that forbids it, a different one each time. */
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
    // Without a move the position itself is shown first.
    if (moves.length === 0 && first) this.stage.jump(first);
    const tries = this.#tries;
    this.facts = answer.frames.flatMap((frame) => frame.facts);
    await this.stage.play(...(moves.length === 0 ? answer.frames.slice(1) : answer.frames));
    if (tries === this.#tries) this.#judge(answer.verdict);
  }

  /** Null if it was refused or a newer attempt has started. */
  async #asked(moves: readonly string[]): Promise<TriedInfo | null> {
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

  #judge(verdict: TriedInfo["verdict"]): void {
    this.verdict = verdict;
    if (verdict === "right") {
      this.stuck = false;
      this.done();
    }
  }
}
