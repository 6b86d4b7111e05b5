/** The decisions of a report in steps. */

import type { Decision } from "../../wire/report";

/** One decision, or those of all seats that chose together. */
export interface Step {
  event: number;
  decisions: Decision[];
  after: number[];
}

export function stepsOf(decisions: readonly Decision[]): Step[] {
  const steps: Step[] = [];
  for (const decision of decisions) {
    const last = steps.at(-1);
    if (last?.event === decision.event) last.decisions.push(decision);
    else steps.push({ event: decision.event, decisions: [decision], after: decision.after });
  }
  return steps;
}
