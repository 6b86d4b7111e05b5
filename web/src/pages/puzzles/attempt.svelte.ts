/** A puzzle being solved: a move is tried, judged and shown; then it is taken back or continued. */

import type { BoardModule } from "../../board/contract";
import { createPlayer } from "../../app/boards";
import type { Stage } from "../../board/player.svelte";
import { answerPuzzle, Refusal } from "../../api/http";
import type { AnswerInfo, Problem, PuzzleInfo } from "../../wire/http";
import { keepSolved } from "../../learn/solved";

export class Attempt {
  readonly stage: Stage<unknown>;
  /** Null until a move is made. */
  answer = $state.raw<AnswerInfo | null>(null);
  tried = $state<string | null>(null);
  problem = $state.raw<Problem | null>(null);
  #asking = $state(false);

  constructor(
    readonly game: string,
    readonly puzzle: PuzzleInfo,
    readonly board: BoardModule<unknown>,
  ) {
    this.stage = createPlayer(board, puzzle.frame);
  }

  /** Whether a move can be made now. */
  get open(): boolean {
    return this.answer === null && !this.#asking;
  }

  get legal(): readonly string[] {
    return this.open ? (this.puzzle.frame.legal[this.puzzle.seat] ?? []) : [];
  }

  /** Try a move; without one, show the solution. */
  async try(move: string | null): Promise<void> {
    if (!this.open) return;
    this.#asking = true;
    this.problem = null;
    try {
      const answer = await answerPuzzle(this.game, this.puzzle.id, move);
      if (answer.right) keepSolved(this.game, this.puzzle.id);
      this.tried = move;
      this.answer = answer;
      void this.stage.play(...answer.frames.slice(0, 1));
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.problem = fault.problem;
    } finally {
      this.#asking = false;
    }
  }

  /** Play the moves after the solution. */
  playOn(): void {
    const [first, ...rest] = this.answer?.frames ?? [];
    if (!first) return;
    this.stage.jump(first);
    void this.stage.play(...rest);
  }

  again(): void {
    this.answer = null;
    this.tried = null;
    this.problem = null;
    this.stage.jump(this.puzzle.frame);
  }
}
