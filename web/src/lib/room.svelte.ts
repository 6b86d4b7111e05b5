/**
 * A table as this browser knows it: who sits there, what lies there, what was asked and answered.
 *
 * It keeps what the table says and says what a person does. What it shows moving is the scene's
 * affair, which is told of every frame.
 */

import type { Audience, Course } from "./audience";
import { Complaints } from "./complaints.svelte";
import { Counsel } from "./counsel.svelte";
import { Line, type LineState, type Transport } from "./socket";
import type { Entry, Frame, Seat, TableInfo, ToClient, ToServer } from "./wire";

type Move = Extract<ToServer, { type: "move" }>;
type Told<T extends ToClient["type"]> = Extract<ToClient, { type: T }>;

export interface RoomSettings {
  open: () => Transport;
  tokens: readonly string[];
  newId: () => string;
}

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
  /** What was last told to be under way. */
  course = $state.raw<Course | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  offer = $state.raw<{ seat: Seat; waiting: readonly Seat[] } | null>(null);
  /** Moves that were made here and are not answered yet. */
  pending = $state.raw<readonly Move[]>([]);
  /** What the game is like; null until it is known. */
  traits = $state.raw<readonly string[] | null>(null);

  readonly complaints = new Complaints();
  readonly counsel: Counsel;
  #line: Line;
  #audience: Audience | null = null;
  /** The line was lost, and the table has not said since how it stands. */
  #broken = false;

  constructor(private readonly settings: RoomSettings) {
    this.#line = new Line({
      open: settings.open,
      hello: () => this.#hello(),
      hear: (message) => this.hear(message),
      changed: (state, code) => this.#changed(state, code),
    });
    this.counsel = new Counsel((message) => this.#line.send(message), settings.newId);
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

  /** While hands reload: since when and until when a seat has to wait. */
  reload(seat: Seat): { from: number; until: number } | null {
    const { course, frame } = this;
    const until = course?.opens[seat];
    const live = frame?.turn.kind === "chance" && frame.turn.live;
    return live && course && until && until > course.told ? { from: course.told, until } : null;
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
    this.counsel.forget();
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
      this.counsel.forget();
      this.eye = null;
      this.#audience?.reset(null);
    }
    this.#line.send({ type: "look", seat });
  }

  say(message: ToServer): void {
    this.#line.send(message);
  }

  // What the table says

  hear(message: ToClient): void {
    const answers: { [T in ToClient["type"]]: (message: Told<T>) => void } = {
      welcome: (told) => this.#welcome(told),
      steps: (told) => this.#steps(told.frames),
      table: (told) => (this.table = told.table),
      sealed: (told) => this.#sealed(told.waiting),
      offer: (told) => (this.offer = { seat: told.seat, waiting: told.waiting }),
      "offer-closed": () => (this.offer = null),
      "under-way": (told) => this.#underWay(told),
      done: (told) => this.#settled(told.id),
      hint: (told) => this.counsel.hear(told.id, told.advice),
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
    this.counsel.forget();
    this.offer = null;
    if (!this.forgets) this.log = [...this.log, ...fresh];
    this.#audience?.steps(fresh);
  }

  /** One has chosen: where nothing is hidden, the next one of this device may. */
  #sealed(waiting: readonly Seat[]): void {
    this.waiting = waiting;
    this.#openEyes();
  }

  #underWay({ path, elapsed, ms, wait }: Told<"under-way">): void {
    const told = performance.now();
    const opens = Object.fromEntries(Object.entries(wait).map(([seat, left]) => [seat, told + left]));
    this.course = { path, began: told - elapsed, ms, told, opens };
    this.#audience?.watch(this.course);
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
    this.counsel.lost();
    this.#broken = true;
  }

  #settled(id: string): void {
    this.pending = this.pending.filter((move) => move.id !== id);
  }

  #refused(told: Told<"problem">): void {
    if (told.id !== null) this.#settled(told.id);
    this.counsel.refused(told.id);
    this.complaints.add(told.problem);
  }
}
