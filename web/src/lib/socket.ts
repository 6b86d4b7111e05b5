/**
 * A line to the table that mends itself.
 *
 * It says `hello` whenever it is open, notices when the other end has gone silent, and comes back by
 * itself, with growing pauses; `nudge` tries at once. What is said on it is the room's affair.
 */

import type { ToClient, ToServer } from "./wire";

export type LineState = "connecting" | "open" | "lost" | "closed";

/** What the line needs of a WebSocket. */
export interface Transport {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LineCalls {
  open: () => Transport;
  hello: () => ToServer;
  hear: (message: ToClient) => void;
  /** `code` says why it is closed for good. */
  changed: (state: LineState, code: number | null) => void;
}

/** Answers that coming back would not change: garbage, wrong token, not allowed, no such table. */
const FINAL = new Set([4400, 4401, 4403, 4404]);
const PAUSES = [250, 500, 1000, 2000, 4000, 8000, 15000];
/** So long without a word, and the line asks; so long without an answer, and it is given up. */
export const QUIET = 20_000;
export const PATIENCE = 8_000;

export class Line {
  #transport: Transport | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #state: LineState = "connecting";

  constructor(private readonly calls: LineCalls) {}

  get state(): LineState {
    return this.#state;
  }

  start(): void {
    this.#connect();
  }

  stop(): void {
    this.#drop();
    this.#change("closed", null);
  }

  /** Something suggests that the way is free again: try at once, or see whether it still is. */
  nudge(): void {
    if (this.#state === "lost") {
      this.#tries = 0;
      this.#connect();
    } else if (this.#state === "open") this.#ask();
  }

  /** Whether it could be said. */
  send(message: ToServer): boolean {
    if (this.#state !== "open") return false;
    this.#transport?.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    this.#drop();
    const transport = this.calls.open();
    this.#transport = transport;
    transport.onopen = () => this.#opened(transport);
    transport.onmessage = (event) => this.#heard(String(event.data));
    transport.onclose = (event) => this.#lost(event.code);
    this.#wait(PATIENCE, () => this.#lost(1006));
  }

  #opened(transport: Transport): void {
    // Before anybody is told: nothing may be said before `hello`.
    transport.send(JSON.stringify(this.calls.hello()));
    this.#change("open", null);
    this.#listen();
  }

  #heard(text: string): void {
    this.#tries = 0;
    this.#listen();
    const message = JSON.parse(text) as ToClient;
    if (message.type !== "pong") this.calls.hear(message);
  }

  #listen(): void {
    this.#wait(QUIET, () => this.#ask());
  }

  #ask(): void {
    this.#transport?.send(JSON.stringify({ type: "ping" } satisfies ToServer));
    this.#wait(PATIENCE, () => this.#lost(1006));
  }

  #lost(code: number): void {
    this.#drop();
    if (FINAL.has(code)) return this.#change("closed", code);
    this.#change("lost", null);
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)]!;
    this.#tries += 1;
    // Not all of them at the same moment, when a server comes back.
    this.#wait(pause * (1 + Math.random() / 4), () => this.#connect());
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const transport = this.#transport;
    this.#transport = null;
    if (!transport) return;
    transport.onopen = transport.onmessage = transport.onclose = null;
    transport.close();
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }

  #change(state: LineState, code: number | null): void {
    this.#state = state;
    this.calls.changed(state, code);
  }
}

/** The real thing: a WebSocket to a table of this server. */
export function socketTo(code: string): Transport {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
  return new WebSocket(url) as Transport;
}
