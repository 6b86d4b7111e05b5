/**
 * A table as this browser knows it: who sits there, what lies there, what was asked and answered.
 *
 * It keeps what the table says and says what a person does. What it shows moving is the scene's
 * affair, which is told of every frame.
 */

import { Line, type LineState, type Transport } from "./socket";
import type { Entry, Frame, Hint, Problem, Seat, TableInfo, ToClient, ToServer } from "./wire";

type Move = Extract<ToServer, { type: "move" }>;
type Told<T extends ToClient["type"]> = Extract<ToClient, { type: T }>;

/** Whoever shows the frames. */
export interface Audience {
  /** Everything anew: the first view, a resync, or another eye. null: forget what you show. */
  reset(frame: Frame | null): void;
  steps(frames: Frame[]): void;
}

export interface RoomSettings {
  open: () => Transport;
  tokens: readonly string[];
  newId: () => string;
}

/** How much of a hint is told: where to look, which move, and why. */
export type HintStep = 1 | 2 | 3;
export interface Advice {
  seat: Seat;
  hint: Hint;
  step: HintStep;
}

const MOST_PROBLEMS = 3;

export class Room {
  link = $state<LineState>("connecting");
  /** Why the table will not be seen any more: the code the line was closed with. */
  closed = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  held = $state.raw<readonly Seat[]>([]);
  eye = $state<Seat | null>(null);
  /** The last frame the table sent; null until it has, and while another eye is asked for. */
  frame = $state.raw<Frame | null>(null);
  /** When that was, for clocks. */
  received = $state(0);
  waiting = $state.raw<readonly Seat[]>([]);
  log = $state.raw<readonly Entry[]>([]);
  offer = $state.raw<{ seat: Seat; waiting: readonly Seat[] } | null>(null);
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  problems = $state.raw<readonly { id: number; problem: Problem }[]>([]);
  /** Moves that were made here and are not answered yet. */
  pending = $state.raw<readonly Move[]>([]);
  /** What the game is like; null until it is known. */
  traits = $state.raw<readonly string[] | null>(null);

  #line: Line;
  #audience: Audience | null = null;
  #problems = 0;
  /** The line was lost, and the table has not said since how it stands. */
  #broken = false;
  #asked: { id: string; seat: Seat } | null = null;

  constructor(private readonly settings: RoomSettings) {
    this.#line = new Line({
      open: settings.open,
      hello: () => this.#hello(),
      hear: (message) => this.hear(message),
      changed: (state, code) => this.#changed(state, code),
    });
  }

  enter(): void {
    this.#line.start();
  }

  exit(): void {
    this.#line.stop();
  }

  nudge(): void {
    this.#line.nudge();
  }

  /** Tell somebody of every frame from now on, beginning with what is there. */
  attend(audience: Audience | null): void {
    this.#audience = audience;
    if (this.frame) audience?.reset(this.frame);
  }

  // What follows from what is known

  /** Several people share this device and must not see each other's things. */
  get curtained(): boolean {
    return this.held.length > 1 && (this.traits === null || this.traits.includes("secrets"));
  }

  get forgets(): boolean {
    return this.traits === null || this.traits.includes("memory");
  }

  /** The seats of this device that have to decide, and have not begun to. */
  get due(): readonly Seat[] {
    const said = new Set(this.pending.map((move) => move.seat));
    return this.waiting.filter((seat) => this.held.includes(seat) && !said.has(seat));
  }

  learn(traits: readonly string[]): void {
    this.traits = traits;
    this.#openEyes();
  }

  // What a person does

  move(seat: Seat, text: string): void {
    if (!this.frame) return;
    const expected = this.frame.number;
    const move: Move = { type: "move", id: this.settings.newId(), seat, expected, text };
    this.advice = null;
    // A secret choice is made with closed eyes: what it leads to is for everybody to see.
    if (this.curtained && this.frame.turn.together) this.look(null);
    this.pending = [...this.pending, move];
    // After a break the table is heard first: it may know the move already, or have gone on.
    if (!this.#broken) this.#line.send(move);
  }

  /** See through the eyes of a seat. Where there are secrets, what another saw is dropped at once. */
  look(seat: Seat | null): void {
    if (this.curtained) {
      this.frame = null;
      this.log = [];
      this.advice = null;
      this.eye = null;
      this.#audience?.reset(null);
    }
    this.#line.send({ type: "look", seat });
  }

  askHint(seat: Seat): void {
    this.#asked = { id: this.settings.newId(), seat };
    this.advice = null;
    this.thinking = this.#line.send({ type: "hint", ...this.#asked });
  }

  /** The next step of the hint that lies open; the first of a new one where there is none. */
  hintOn(seat: Seat): void {
    const { advice } = this;
    if (advice?.seat !== seat || advice.step === 3) this.askHint(seat);
    else this.advice = { ...advice, step: (advice.step + 1) as HintStep };
  }

  say(message: ToServer): void {
    this.#line.send(message);
  }

  dismiss(id: number): void {
    this.problems = this.problems.filter((told) => told.id !== id);
  }

  complain(problem: Problem): void {
    this.#problems += 1;
    const told = { id: this.#problems, problem };
    this.problems = [...this.problems, told].slice(-MOST_PROBLEMS);
  }

  // What the table says

  hear(message: ToClient): void {
    const answers: { [T in ToClient["type"]]: (message: Told<T>) => void } = {
      welcome: (told) => this.#welcome(told),
      steps: (told) => this.#steps(told.frames),
      table: (told) => (this.table = told.table),
      sealed: (told) => (this.waiting = told.waiting),
      offer: (told) => (this.offer = { seat: told.seat, waiting: told.waiting }),
      "offer-closed": () => (this.offer = null),
      done: (told) => this.#settled(told.id),
      hint: (told) => this.#advised(told),
      problem: (told) => this.#refused(told),
      pong: () => {},
    };
    (answers[message.type] as (message: ToClient) => void)(message);
  }

  #hello(): ToServer {
    const tokens = [...this.settings.tokens];
    return this.frame ? { type: "hello", tokens, since: this.frame.number } : { type: "hello", tokens };
  }

  #welcome(told: Told<"welcome">): void {
    const sameEye = this.eye === told.eye || !this.curtained;
    const same = sameEye && this.frame?.number === told.frame.number;
    this.table = told.table;
    this.held = told.held;
    this.eye = told.eye;
    this.log = told.log;
    this.#keep(told.frame);
    // The frame may be an old one, with what was missed to follow; the table knows where it stands.
    this.pending = this.pending.filter((move) => move.expected >= told.table.number);
    this.#again();
    this.#openEyes();
    // Nothing new: whatever is still moving may go on to where it leads.
    if (!same) this.#audience?.reset(told.frame);
  }

  #steps(frames: readonly Frame[]): void {
    // While another eye is asked for, what the old one sees is nobody's business; a welcome follows.
    const last = this.frame?.number ?? Infinity;
    const fresh = frames.filter((frame) => frame.number > last);
    const end = fresh.at(-1);
    if (!end) return;
    this.#keep(end);
    this.#openEyes();
    this.advice = null;
    this.offer = null;
    if (!this.forgets) this.log = [...this.log, ...fresh];
    this.#audience?.steps(fresh);
  }

  #keep(frame: Frame): void {
    this.frame = frame;
    this.waiting = frame.turn.waiting;
    this.received = performance.now();
    this.pending = this.pending.filter((move) => this.#open(move, frame));
  }

  /** Whether a move can still be what the table waits for: else it was made, or came too late. */
  #open(move: Move, frame: Frame): boolean {
    return move.expected === frame.number && frame.turn.waiting.includes(move.seat);
  }

  /** After a break: say again what was not heard. It keeps its number, so it cannot count twice. */
  #again(): void {
    if (this.#broken) for (const move of this.pending) this.#line.send(move);
    this.#broken = false;
  }

  /** Moves are told to the eye that may make them; where nothing is secret, it needs no curtain. */
  #openEyes(): void {
    const { due, frame } = this;
    if (!frame || this.held.length < 2 || this.curtained || due.length === 0) return;
    if (!due.some((seat) => seat in frame.legal)) this.look(due[0]!);
  }

  #changed(state: LineState, code: number | null): void {
    this.link = state;
    this.closed = code;
    if (state !== "lost") return;
    this.thinking = false;
    this.#broken = true;
  }

  #settled(id: string): void {
    this.pending = this.pending.filter((move) => move.id !== id);
  }

  #advised(told: Told<"hint">): void {
    if (told.id !== this.#asked?.id) return;
    this.thinking = false;
    this.advice = { seat: this.#asked.seat, hint: told.advice, step: 1 };
  }

  #refused(told: Told<"problem">): void {
    if (told.id !== null) this.#settled(told.id);
    if (told.id === this.#asked?.id) this.thinking = false;
    this.complain(told.problem);
  }
}
