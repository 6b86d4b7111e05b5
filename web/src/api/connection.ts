/**
 * A connection to a table that reconnects by itself.
 *
 * It sends `hello` whenever it opens, detects a silent server, and reconnects with growing delays;
 * `reconnectNow` retries immediately. The table client handles the messages.
 */

import type { ToClient, ToServer } from "../wire/socket";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

/** The part of WebSocket that is used. */
export interface Transport {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionCallbacks {
  open: () => Transport;
  hello: () => ToServer;
  onMessage: (message: ToClient) => void;
  /** `code` is the reason if it is closed permanently. */
  changed: (state: ConnectionState, code: number | null) => void;
}

/**
 * Close codes for which reconnecting is useless: garbage, wrong token, forbidden, no such table.
 */
const FINAL = new Set([4400, 4401, 4403, 4404]);
const PAUSES = [250, 500, 1000, 2000, 4000, 8000, 15000];
/** Milliseconds of silence before a ping, and without an answer before reconnecting. */
export const QUIET = 5_000;
export const PATIENCE = 5_000;

export class Connection {
  #transport: Transport | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  /** Whether a message that needs an answer was sent and nothing has arrived since. */
  #asked = false;
  #state: ConnectionState = "connecting";

  constructor(private readonly calls: ConnectionCallbacks) {}

  get state(): ConnectionState {
    return this.#state;
  }

  start(): void {
    this.#connect();
  }

  stop(): void {
    this.#drop();
    this.#change("closed", null);
  }

  /** The network may be back: retry immediately, or check the connection. */
  reconnectNow(): void {
    if (this.#state === "lost") {
      this.#tries = 0;
      this.#connect();
    } else if (this.#state === "open") this.#ask();
  }

  /** Returns whether it was sent. */
  send(message: ToServer): boolean {
    if (this.#state !== "open") return false;
    this.#transport?.send(JSON.stringify(message));
    if (message.type === "move") this.#expect();
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
    // Before the state changes, because nothing may be sent before `hello`.
    transport.send(JSON.stringify(this.calls.hello()));
    this.#change("open", null);
    this.#listen();
  }

  #heard(text: string): void {
    this.#tries = 0;
    this.#listen();
    const message = JSON.parse(text) as ToClient;
    if (message.type !== "pong") this.calls.onMessage(message);
  }

  #listen(): void {
    this.#asked = false;
    this.#wait(QUIET, () => this.#ask());
  }

  #ask(): void {
    this.#transport?.send(JSON.stringify({ type: "ping" } satisfies ToServer));
    this.#expect();
  }

  /** Wait for any message as a sign that the connection works. */
  #expect(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#wait(PATIENCE, () => this.#lost(1006));
  }

  #lost(code: number): void {
    this.#drop();
    if (FINAL.has(code)) return this.#change("closed", code);
    this.#change("lost", null);
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)]!;
    this.#tries += 1;
    // Random delay, so that clients do not all reconnect at the same moment.
    this.#wait(pause * (1 + Math.random() / 4), () => this.#connect());
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#asked = false;
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

  #change(state: ConnectionState, code: number | null): void {
    this.#state = state;
    this.calls.changed(state, code);
  }
}

/** A real WebSocket to a table of this server. */
export function socketTo(code: string): Transport {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
  return new WebSocket(url) as Transport;
}
