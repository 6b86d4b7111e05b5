/** Who can open links to this server. On its own computer, the network can be let in. */

import * as api from "../api/http";
import type { Problem, Reach } from "../wire/http";

class Network {
  /** Null until the server has answered. */
  known = $state.raw<Reach | null>(null);
  problem = $state.raw<Problem | null>(null);
  changing = $state(false);

  /** Without an answer, no switch is shown. */
  async ask(): Promise<void> {
    this.problem = null;
    this.known = await api.reach().catch(() => this.known);
  }

  async letIn(network: boolean): Promise<void> {
    this.problem = null;
    this.changing = true;
    try {
      this.known = await api.letNetworkIn(network);
    } catch (fault) {
      if (!(fault instanceof api.Refusal)) throw fault;
      this.problem = fault.problem;
    } finally {
      this.changing = false;
    }
  }
}

export const network = new Network();
