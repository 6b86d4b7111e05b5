/**
 * A table as this browser knows it: players, position, requests and answers.
 *
 * It stores what the server sends, and sends what the user does. The live board, which gets every frame,
 * handles animation.
 */

import type { Audience, Course } from "./audience";
import { Notices } from "./notices.svelte";
import { HintState } from "./hint-state.svelte";
import { SharedDevice } from "./shared-device";
import { Connection, type ConnectionState, type Transport } from "../api/connection";
import type { Frame, Seat, TableInfo } from "../wire/http";
import type { Entry, ToClient, ToServer } from "../wire/socket";

type Move = Extract<ToServer, { type: "move" }>;
/** Milliseconds after which a move without an answer is reported as slow. */
export const SLOW = 1_000;
type Message<T extends ToClient["type"]> = Extract<ToClient, { type: T }>;

export interface TableClientSettings {
  open: () => Transport;
  tokens: readonly string[];
  newId: () => string;
}

export class TableClient {
  link = $state<ConnectionState>("connecting");
  /** The close code if the table cannot be reached any more. */
  closed = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  held = $state.raw<readonly Seat[]>([]);
  eye = $state<Seat | null>(null);
  /** The last frame from the server; null before it, and while switching the point of view. */
  frame = $state.raw<Frame | null>(null);
  /** When it arrived, for clocks. */
  received = $state(0);
  waiting = $state.raw<readonly Seat[]>([]);
  /** The current or last real-time event. */
  course = $state.raw<Course | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  /** The seat whose hint is announced to everyone; null after it was read. */
  hinted = $state<Seat | null>(null);
  offer = $state.raw<{ seat: Seat; waiting: readonly Seat[] } | null>(null);
  /** Moves made here that have not been answered yet. */
  pending = $state.raw<readonly Move[]>([]);
  /** Whether one of them is taking too long. */
  slow = $state(false);

  readonly notices = new Notices();
  readonly hints: HintState;
  readonly device = new SharedDevice(this);
  #connection: Connection;
  #audience: Audience | null = null;
  /** Whether the connection was lost and the server has not sent the state since. */
  #broken = false;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly settings: TableClientSettings) {
    this.#connection = new Connection({
      open: settings.open,
      hello: () => this.#hello(),
      onMessage: (message) => this.onMessage(message),
      changed: (state, code) => this.#changed(state, code),
    });
    this.hints = new HintState((message) => this.#connection.send(message), settings.newId);
  }

  enter(): void {
    this.#connection.start();
  }

  exit(): void {
    clearTimeout(this.#slowTimer);
    this.#connection.stop();
  }

  reconnectNow(): void {
    this.#connection.reconnectNow();
  }

  /** Send every frame to a receiver from now on, starting with the current state. */
  attend(audience: Audience | null): void {
    this.#audience = audience;
    if (this.frame) audience?.reset(this.frame);
  }

  // Derived state

  get forgets(): boolean {
    return this.traits.includes("memory");
  }

  /** The game's traits. The server sends them before any frame. */
  get traits(): readonly string[] {
    return this.table?.traits ?? [];
  }

  /** The seats of this device that have to decide and have not started to. */
  get due(): readonly Seat[] {
    const said = new Set(this.pending.map((move) => move.seat));
    return this.waiting.filter((seat) => this.held.includes(seat) && !said.has(seat));
  }

  /** The seat of this device whose last move can be taken back; null if there is none. */
  get takebackSeat(): Seat | null {
    const last = this.log.findLast(
      ({ event }) => event.kind === "played" && event.seat !== null && this.held.includes(event.seat),
    );
    return this.offer ? null : (last?.event.seat ?? null);
  }

  /** The seat of this device that must answer a takeback request; null if none. */
  get askedSeat(): Seat | null {
    return this.offer?.waiting.find((seat) => this.held.includes(seat)) ?? null;
  }

  /** While a hand reloads: when it started and when it ends. */
  reload(seat: Seat): { from: number; until: number } | null {
    const { course, frame } = this;
    const until = course?.opens[seat];
    const live = frame?.turn.kind === "chance" && frame.turn.live;
    return live && course && until && until > course.told ? { from: course.told, until } : null;
  }

  // User actions

  move(seat: Seat, text: string): void {
    if (!this.frame) return;
    const expected = this.frame.number;
    const move: Move = { type: "move", id: this.settings.newId(), seat, expected, text };
    this.hints.forget();
    // After a secret choice switch to the shared view, so that all can see the result.
    if (this.device.isOpen && this.frame.turn.together) this.viewAs(null);
    this.#expect([...this.pending, move]);
    // After a reconnect wait for the server, which may already have the move or have moved on.
    if (!this.#broken) this.#connection.send(move);
  }

  /** Switch to a seat's point of view. If there are secrets, drop the old view immediately. */
  viewAs(seat: Seat | null): void {
    if (this.device.hidesSecrets) {
      this.frame = null;
      this.log = [];
      this.hints.forget();
      this.eye = null;
      this.#audience?.reset(null);
    }
    this.#connection.send({ type: "look", seat });
  }

  takeBack(seat: Seat): void {
    this.#connection.send({ type: "takeback", seat });
  }

  /** Answer another player's takeback request. */
  answerTakeback(yes: boolean): void {
    if (this.askedSeat !== null) this.#connection.send({ type: "agree", seat: this.askedSeat, yes });
  }

  /** Ask for a rematch or agree to one; or withdraw or decline it. */
  rematch(yes: boolean): void {
    const [seat] = this.held;
    if (seat !== undefined) this.#connection.send({ type: "rematch", seat, yes });
  }

  resign(seat: Seat): void {
    this.#connection.send({ type: "resign", seat });
  }

  /** Give up all seats of this device. */
  leave(): void {
    for (const seat of this.held) this.#connection.send({ type: "leave", seat });
  }

  letWatch(on: boolean): void {
    this.#connection.send({ type: "watching", on });
  }

  /** Let an engine play for an absent player. */
  handOver(seat: Seat, level: string): void {
    this.#connection.send({ type: "hand-over", seat, to: level });
  }

  // Server messages

  onMessage(message: ToClient): void {
    const answers: { [T in ToClient["type"]]: (message: Message<T>) => void } = {
      welcome: (message) => this.#welcome(message),
      steps: (message) => this.#steps(message.frames),
      table: (message) => this.#know(message.table),
      sealed: (message) => this.#sealed(message.waiting),
      offer: (message) => (this.offer = { seat: message.seat, waiting: message.waiting }),
      "offer-closed": () => (this.offer = null),
      "under-way": (message) => this.#underWay(message),
      done: (message) => this.#settled(message.id),
      hint: (message) => this.hints.hear(message.id, message.advice),
      problem: (message) => this.#refused(message),
      pong: () => {},
    };
    // Ignore messages of a newer server that this page does not know.
    if (!Object.hasOwn(answers, message.type)) return;
    (answers[message.type] as (message: ToClient) => void)(message);
  }

  #hello(): ToServer {
    const tokens = [...this.settings.tokens];
    return this.frame ? { type: "hello", tokens, since: this.frame.number } : { type: "hello", tokens };
  }

  #welcome(message: Message<"welcome">): void {
    const sameEye = this.eye === message.eye || !this.device.hidesSecrets;
    const same = sameEye && this.frame?.number === message.frame.number;
    this.#know(message.table);
    this.held = message.held;
    this.eye = message.eye;
    this.log = message.log;
    this.#keep(message.frame);
    // The frame may be an old one, followed by what was missed; the table's number is current.
    this.#expect(this.pending.filter((move) => move.expected >= message.table.number));
    this.#again();
    this.#follow();
    // Nothing new, so animations in progress may continue.
    if (!same) this.#audience?.reset(message.frame);
  }

  #know(table: TableInfo): void {
    const before = this.table?.seats ?? table.seats;
    const took = table.seats.find(({ seat, hints }) => hints > (before[seat]?.hints ?? 0));
    if (took) this.hinted = took.seat;
    this.table = table;
  }

  #steps(frames: readonly Frame[]): void {
    // While switching the point of view, ignore frames of the old one; a welcome follows.
    const last = this.frame?.number ?? Infinity;
    const fresh = frames.filter((frame) => frame.number > last);
    const end = fresh.at(-1);
    if (!end) return;
    this.#keep(end);
    this.#follow();
    this.hints.forget();
    this.offer = null;
    if (!this.forgets) this.log = [...this.log, ...fresh];
    this.#audience?.steps(fresh);
  }

  /** A seat has chosen; if nothing is hidden, the next one of this device may choose. */
  #sealed(waiting: readonly Seat[]): void {
    this.waiting = waiting;
    this.#follow();
  }

  #underWay({ path, elapsed, ms, wait }: Message<"under-way">): void {
    const now = performance.now();
    const opens = Object.fromEntries(Object.entries(wait).map(([seat, left]) => [seat, now + left]));
    this.course = { path, began: now - elapsed, ms, told: now, opens };
    this.#audience?.watch(this.course);
  }

  #keep(frame: Frame): void {
    this.frame = frame;
    this.waiting = frame.turn.waiting;
    this.received = performance.now();
    this.#expect(this.pending.filter((move) => this.#open(move, frame)));
  }

  /** Mark these moves as pending. */
  #expect(moves: readonly Move[]): void {
    const first = this.pending.length === 0;
    this.pending = moves;
    if (moves.length === 0) {
      clearTimeout(this.#slowTimer);
      this.slow = false;
    } else if (first) this.#slowTimer = setTimeout(() => (this.slow = true), SLOW);
  }

  /** Whether the server can still accept a move; otherwise it was made, or came too late. */
  #open(move: Move, frame: Frame): boolean {
    return move.expected === frame.number && frame.turn.waiting.includes(move.seat);
  }

  /**
   * After a reconnect, send unanswered moves again. They keep their numbers, so none counts twice.
   */
  #again(): void {
    if (this.#broken) for (const move of this.pending) this.#connection.send(move);
    this.#broken = false;
  }

  /** Without secrets, switch to the point of view of the next player at this device. */
  #follow(): void {
    const seat = this.device.following;
    if (seat !== null) this.viewAs(seat);
  }

  #changed(state: ConnectionState, code: number | null): void {
    this.link = state;
    this.closed = code;
    if (state !== "lost") return;
    this.hints.lost();
    this.#broken = true;
  }

  #settled(id: string): void {
    this.#expect(this.pending.filter((move) => move.id !== id));
  }

  #refused(message: Message<"problem">): void {
    if (message.id !== null) this.#settled(message.id);
    this.hints.refused(message.id);
    this.notices.add(message.problem);
  }
}
