/** The moment that decided a finished game, from its analysis. */

import { analysis, askAnalysis, replay } from "../../../api/http";
import { texts } from "../../../app/texts.svelte";
import type { MoveWords } from "../../../board/moves";
import type { AnalysisInfo, Frame, Seat } from "../../../wire/http";
import type { Report, TurningPoint } from "../../../wire/report";
import { describeTurningPoint } from "../../../learn/analysis-words";

/** Milliseconds before the analysis is requested: first the end, then what led to it. */
const CALM = 1500;
const PAUSE = 2000;
/** A game that was given up sooner has no moment to look for. */
const FEWEST_MOVES = 6;

/** The largest swing; of equal ones, the last. */
export function decisiveTurn({ turns }: Pick<Report, "turns">): TurningPoint | null {
  const swing = ({ before, after }: TurningPoint) => Math.abs(after - before);
  return turns.reduce<TurningPoint | null>((best, turn) => (best && swing(best) > swing(turn) ? best : turn), null);
}

/** The position after a move and what chance made of it, with all that happened. */
export function afterwards(frames: readonly Frame[], first: number): Frame | null {
  const rest = frames.slice(first + 1);
  const next = rest.findIndex(({ event }) => event.kind !== "resolved");
  const shown = frames.slice(first, first + 1 + (next < 0 ? rest.length : next));
  const last = shown.at(-1);
  return last ? { ...last, facts: shown.flatMap(({ facts }) => facts) } : null;
}

export class Decisive {
  report = $state.raw<Report | null>(null);
  /** What happened then, and the position it led to; null if it is not known. */
  frame = $state.raw<Frame | null>(null);
  readonly turn = $derived.by(() => (this.report ? decisiveTurn(this.report) : null));

  describe(board: MoveWords, names: readonly string[], you: Seat | null): string {
    return this.report && this.turn ? describeTurningPoint(this.turn, this.report, board, names, you) : "";
  }

  /**
   * Load the analysis in the background, and have it made if `ask`. Returns a function that stops.
   * A failure is not reported: the analysis page does that.
   */
  follow(code: string, moves: number, ask: boolean): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = moves < FEWEST_MOVES;
    const step = async (first: boolean): Promise<void> => {
      const told = await (first && ask ? askAnalysis(code) : analysis(code));
      if (told.report) await this.#know(code, told);
      else if (!stopped && (told.status === "waiting" || told.status === "running")) wait(PAUSE, false);
    };
    const wait = (ms: number, first: boolean): void => {
      timer = setTimeout(() => void step(first).catch(() => null), ms);
    };
    if (!stopped) wait(CALM, true);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  async #know(code: string, told: AnalysisInfo): Promise<void> {
    const report = told.report as unknown as Report;
    const turn = decisiveTurn(report);
    const [frames] = await Promise.all([turn ? replay(code, null) : [], texts.load("learn")]);
    this.frame = turn ? afterwards(frames, told.frames[turn.event + 1]!) : null;
    this.report = report;
  }
}
