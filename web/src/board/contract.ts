/**
 * The interface of all boards.
 *
 * A board knows no rules. It draws a picture of the view that the server sends, animates the facts
 * between two views one by one, and offers the moves it is given.
 */

import type { Component } from "svelte";
import type { Course } from "../table-client/audience";
import type { Fact, Seat, View } from "../wire/http";
import type { Look } from "./kit/look";

/** In the units of the board's own SVG. */
export type Point = readonly [x: number, y: number];

/** An object moving from one point to another: a bean, a cup, a card. */
export interface Flight {
  from: Point;
  to: Point;
  /** What it looks like; only the board itself interprets this. */
  look: string;
  /** Height of the arc in board units; 0 slides. */
  lift?: number;
}

export type Sound = "bean" | "cup" | "card" | "fist" | "capture" | "free" | "bang" | "win" | "lot";

/** The animation and sounds of a fact. */
export interface Motion {
  ms: number;
  /** How long the result stays visible. Unlike `ms`, this also applies without animation. */
  hold?: number;
  flights?: Flight[];
  sound?: Sound;
  /** Sounds, each with its delay in milliseconds. */
  sounds?: readonly { after: number; sound: Sound }[];
}

export interface BoardProps<P> {
  picture: P;
  /** The seat at the lower edge. */
  near: Seat;
  /** The point of view; null for a spectator or several people at one device. */
  eye: Seat | null;
  names: readonly string[];
  /** The only seat that labels address as "you"; null if several people share the device. */
  you?: Seat | null;
  /** The seat that can move on this device now. */
  actor: Seat | null;
  /** The seats that still have to choose, if all choose together. */
  waiting?: readonly Seat[];
  /** The moves available on this device now; null if there are too many to list. */
  legal: readonly string[] | null;
  flights: readonly Flight[];
  /** Duration of animations in milliseconds; 0 if motion is off. */
  ms: number;
  /** In real time: when the actor's reloading started and when it ends. */
  reload?: { from: number; until: number } | null;
  /** A move to highlight as a hint. */
  hint: string | null;
  /** Targets to highlight for a hint that does not reveal the move. */
  look?: readonly string[];
  /** A static picture in a rule book or on paper, drawn as simply as possible. */
  still?: boolean;
  /** Make a move. Illegal moves can be tried too; the server explains which rule forbids them. */
  play: (text: string) => void;
  /** Explain why something cannot even be tried: a text key and a rule. */
  refuse?: (key: string, rule: string) => void;
}

/** What a board's folder exports as `board`. `P` is the picture: a view plus moving objects. */
export interface BoardModule<P = any> {
  /** `facts` led to the view and may contain details it lacks, such as how points came about. */
  picture: (view: View, facts?: readonly Fact[]) => P;
  /** The animation of a fact, or null if it takes no time. `picture` is the one before it. */
  motion: (picture: P, fact: Fact, near: Seat) => Motion | null;
  /** The picture during a fact, if it differs from the one before. */
  during?: (picture: P, fact: Fact) => P;
  /** What has to be decoded before a fact can be shown; undefined if nothing. */
  prepare?: (fact: Fact) => Promise<unknown> | undefined;
  /** The picture including the current real-time event, which was prepared like a fact. */
  watch?: (picture: P, course: Course) => P;
  /** Whether words would give away what a fact is about to show, so that they have to wait. */
  suspense?: (fact: Fact) => boolean;
  /** Whether the words of an earlier fact must disappear when another fact happens. */
  hides?: (happening: Fact, told: Fact) => boolean;
  /** The picture after a fact. */
  after: (picture: P, fact: Fact) => P;
  /** The picture after the end, also by resignation: no one is to move. */
  ended: (picture: P) => P;
  /** The part that facts must keep correct: after all facts it equals the next view's. */
  drawn: (picture: P) => unknown;
  /** The number shown next to each player (beans, stones, points); null if it is secret. */
  counts?: (picture: P) => readonly (number | null)[];
  /** The text key of what to do now, such as "choose a cup". */
  task?: (picture: P) => string;
  /** Where to look for a move, without revealing it. */
  look: (picture: P, move: string, legal: readonly string[] | null, actor: Seat) => Look;
  Board: Component<BoardProps<P>>;
  /** The near player's private part, for a phone next to the board, if it makes sense alone. */
  Hand?: Component<BoardProps<P>>;
}
