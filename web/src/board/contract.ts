/**
 * The interface between pages and boards, version 1. It contains no framework: a board from another
 * package is one ES module whose default export is a `CreateBoard`.
 *
 * A board knows no rules. It draws a picture of the view that the server sends, animates the facts
 * between two views one by one, and offers the moves it is given.
 */

import type { Fact, Seat, View } from "../wire/http";

export const CONTRACT = 1;

/** In the units of the board's own SVG. */
export type Point = readonly [x: number, y: number];

/** An object moving from one place to another: a bean, a cup, a card. */
export interface Flight {
  /** Names of places, such as `pit:0-3`; only the board itself knows where they are. */
  from: string;
  to: string;
  /** What it looks like; only the board itself interprets this. */
  sprite: string;
  /** Height of the arc in board units; 0 slides. */
  lift?: number;
  /** Distance from the places in board units, for objects that move side by side. */
  fromShift?: Point;
  toShift?: Point;
}

export type Sound = "bean" | "cup" | "card" | "fist" | "capture" | "free" | "tock" | "bang" | "win" | "lot";

/** The animation and sounds of a fact. */
export interface Motion {
  ms: number;
  /** How long the result stays visible. Unlike `ms`, this also applies without animation. */
  hold?: number;
  flights?: Flight[];
  sound?: Sound;
  /** How many semitones higher than usual the sound is; 0 by default. */
  pitch?: number;
  /** Sounds, each with its delay in milliseconds. */
  sounds?: readonly { after: number; sound: Sound }[];
}

/** The predicted course of a real-time event if no one else moves. */
export interface LiveEvent {
  path: string;
  /** Start and duration: milliseconds on this page's own clock. */
  began: number;
  ms: number;
}

/** Where to look for a good move, without revealing it: the first step of a hint. */
export interface Clue {
  targets: readonly string[];
  /** The key of its text, which gets `places`. */
  key: string;
  /** The names of the places. */
  places: string;
}

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a player stands: what the score next to a name shows. */
export interface Standing {
  /** Beans, stones, cups, cards or points; null if it is secret. */
  value: number | null;
  /** The key of the value with its unit, such as "9 of 25" or "8 cards"; it gets `n` and `goal`. */
  key: string;
  /** The value that wins or ends the game, if there is one. */
  goal?: number;
  /** The value from which the way to the goal is measured; 0 by default. */
  start?: number;
  /** A value below this is dangerous. */
  danger?: number;
  /** The key of what the seat plays besides its mark, such as "white". */
  role?: string;
}

/**
 * What a player is about to do, shown before it is done. The texts are ready to show.
 *
 * A board also asks its own questions this way, such as which of two paths is meant: then `move` and
 * `action` are empty, and nothing can be confirmed.
 */
export interface Preview {
  move: string;
  /** The move as a question or a name, such as a card's name. */
  title: string;
  /** What it does. */
  detail: string;
  /** The label of the button that does it. */
  action: string;
}

/** Arguments of a text about one player. */
export interface Person {
  name: string;
  you: "seat" | "none";
}

/** What a page gives to a board. All of it follows the user's choices while the board is shown. */
export interface Kit {
  version: typeof CONTRACT;
  /** The text of a key in the current language; the key itself if there is no text. */
  t(key: string, details?: Record<string, string | number>): string;
  /** Whether there is a text. */
  knows(key: string): boolean;
  /** "You" for the reader's own seat, the name for others. */
  person(names: readonly string[], seat: Seat, you?: Seat | null): Person;
  /** Each seat's sign, shown wherever its colour is. */
  signOf(seat: Seat): string;
  /** A CSS colour. */
  colourOf(seat: Seat): string;
  /** The theme's colours, such as `--wood`. A board in a shadow root of its own can adopt it. */
  readonly theme: CSSStyleSheet;
  settings: BoardSettings;
  /** `pitch`: how many semitones higher than usual. */
  playSound(sound: Sound, pitch?: number): void;
}

export interface BoardSettings {
  /** The pace of animations: 1 is normal, 0 is no motion. */
  readonly pace: number;
  /** What the user chose on a board; it is kept in this browser. */
  get(name: string): unknown;
  set(name: string, value: unknown): void;
}

export interface BoardProps<P = unknown> {
  picture: P;
  /** The seat at the lower edge. */
  near: Seat;
  /** The point of view; null for a spectator or several people at one device. */
  eye: Seat | null;
  names: readonly string[];
  /** The only seat that labels address as "you"; null if several people share the device. */
  you: Seat | null;
  /** The seat that can move on this device now. */
  actor: Seat | null;
  /** The seats that still have to choose, if all choose together. */
  waiting: readonly Seat[];
  /** The moves available on this device now; null if there are too many to list. */
  legal: readonly string[] | null;
  flights: readonly Flight[];
  /** Duration of animations in milliseconds; 0 if motion is off. */
  ms: number;
  /** Whether facts are being animated; what screen readers say stays the same until they are shown. */
  moving: boolean;
  /** In real time: when the actor's reloading started and when it ends. */
  reload: { from: number; until: number } | null;
  /** A move to highlight as a hint. */
  hint: string | null;
  /** Targets to highlight for a hint that does not reveal the move. */
  clue: readonly string[];
  /** The room for the board, which it fills with its best arrangement; null if only the width is limited. */
  box: Size | null;
  /** What happened in the last move; its trail stays on the board until the next one. */
  trail: readonly Fact[];
  /** Whether the first tap on a move only shows it. */
  confirms: boolean;
  /** The move being shown before it is made; null if none. */
  preview: string | null;
  /** Whether the device lies between the players, so that each side must face its own player. */
  tabletop: boolean;
  /** A static picture in a rule book or on paper, drawn as simply as possible. */
  still: boolean;
  /**
   * Make a move. Illegal moves can be tried too; the server explains which rule forbids them. `seat`:
   * whose move it is, if several players at this device decide at the same time.
   */
  onmove: (text: string, seat?: Seat) => void;
  /** Show what a move would do before it is made; null stops showing it. */
  onpreview: (preview: Preview | null) => void;
  /** Explain why something cannot even be tried: a text key and a rule. */
  onrefuse: (key: string, rule: string) => void;
}

/** A board on the page. */
export interface Mounted<P> {
  update(props: BoardProps<P>): void;
  destroy(): void;
}

export type Mount<P> = (target: Element, props: BoardProps<P>) => Mounted<P>;

/** `P` is the picture: a view plus moving objects. `V` and `F` are the game's views and facts. */
export interface BoardModule<P = unknown, V = View, F = Fact> {
  /** `facts` led to the view and may contain details it lacks, such as how points came about. */
  picture(view: V, facts?: readonly F[]): P;
  /** The picture after a fact. */
  after(picture: P, fact: F): P;
  /** The picture during a fact, if it differs from the one before. */
  during?(picture: P, fact: F): P;
  /** The animation of a fact, or null if it takes no time. `picture` is the one before it. */
  motion(picture: P, fact: F): Motion | null;
  /** What has to be decoded before a fact can be shown; undefined if nothing. */
  prepare?(fact: F | LiveEvent): Promise<unknown> | undefined;
  /** The picture including the current real-time event, which was prepared like a fact. */
  live?(picture: P, event: LiveEvent): P;
  /** Whether words would give away what a fact is about to show, so that they have to wait. */
  hidesOutcome?(fact: F): boolean;
  /** Whether the words of an earlier fact must disappear when another fact happens. */
  hides?(happening: F, described: F): boolean;
  /** The picture after the end, also by resignation: no one is to move. */
  whenOver?(picture: P): P;
  /** The part that facts must keep correct: after all facts it equals the next view's. */
  comparable?(picture: P): unknown;
  /** Without `standings`: the number next to each player (beans, stones, points); null if it is secret. */
  counts?(picture: P): readonly (number | null)[];
  /** How each player stands. */
  standings?(picture: P): readonly Standing[];
  /** The text key of what the players compete for, such as "first to 0"; null if there is nothing to say. */
  stake?(picture: P): string | null;
  /** The seats that have nothing left to decide in this game. */
  out?(picture: P): readonly Seat[];
  /** The text key of what to do now, such as "choose a cup". */
  task?(picture: P): string;
  /** A move in words, if its typed form does not name a visible place on the board. */
  describeMove?(text: string): string;
  /** The move that a player typed, if people write moves in other letters than the server. */
  readMove?(typed: string): string;
  /** Where to look for a move, without revealing it. */
  clue?(picture: P, move: string, legal: readonly string[] | null, actor: Seat): Clue;
  /**
   * The parts of the board that each note of the guide is about: the names of targets and of elements
   * with `data-part`, in which `me` stands for the reader's seat and `them` for each other seat.
   */
  guide?: Readonly<Record<string, readonly string[]>>;
  /**
   * Whether the board can lie between two players: seat 0 below, seat 1 above, each facing their own
   * side. `hidden`: also with secret choices, which the board then hides from the other player.
   */
  tabletop?: true | "hidden";
  mount: Mount<P>;
  /** The near player's private part, for a phone next to the board, if it makes sense alone. */
  mountHand?: Mount<P>;
}

export type CreateBoard<P = any, V = any, F = any> = (kit: Kit) => BoardModule<P, V, F>;
