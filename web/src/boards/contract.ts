/**
 * What every board is.
 *
 * A board knows no rule. It draws a picture, made from the view that the table sends; between two
 * views it is moved on by facts, one by one; and it offers the moves it is given.
 */

import type { Component } from "svelte";
import type { Course } from "../lib/audience";
import type { Fact, Seat, View } from "../lib/wire";
import type { Look } from "./shared/look";

/** In the units of the board's own SVG. */
export type Point = readonly [x: number, y: number];

/** Something that moves from here to there: a bean, a cup, a card. */
export interface Flight {
  from: Point;
  to: Point;
  /** What it looks like: a word that only the board itself understands. */
  look: string;
  /** How high it arcs, in board units; 0 slides. */
  lift?: number;
}

export type Sound = "bean" | "cup" | "card" | "fist" | "capture" | "free" | "bang" | "win" | "lot";

/** What can be seen and heard while a fact happens. */
export interface Motion {
  ms: number;
  /** How long its end stays to be looked at. Unlike `ms` also where no motion is wanted. */
  hold?: number;
  flights?: Flight[];
  sound?: Sound;
  /** What is heard while it goes on, each so many milliseconds after its beginning. */
  sounds?: readonly { after: number; sound: Sound }[];
}

export interface BoardProps<P> {
  picture: P;
  /** Whose side lies nearest to the person who looks. */
  near: Seat;
  /** Through whose eyes it is drawn; null: a spectator, or several people at one device. */
  eye: Seat | null;
  names: readonly string[];
  /** Whose move can be made with this device now. */
  actor: Seat | null;
  /** Who is still waited for, where all choose together. */
  waiting?: readonly Seat[];
  /** The moves that can be made with this device now; null: too many to list. */
  legal: readonly string[] | null;
  flights: readonly Flight[];
  /** How long the flights take; 0: no motion is wanted. */
  ms: number;
  /** Where moves are made in real time: from when until when the actor's hand is not ready. */
  reload?: { from: number; until: number } | null;
  /** A move to point at. */
  hint: string | null;
  /** Targets to look at, for somebody who wants to find a move alone. */
  look?: readonly string[];
  /** Only to be looked at, one of many in a book or on paper: the plainest picture will do. */
  still?: boolean;
  /** Make a move. One that is not legal may be tried too: the table explains what forbids it. */
  play: (text: string) => void;
  /** Say why something cannot even be tried: a text and the rule behind it. */
  refuse?: (key: string, rule: string) => void;
}

/** What the folder of a board exports as `board`. `P` is the picture: a view and what is in the air. */
export interface BoardModule<P = any> {
  /** `facts` led to the view; they may tell what it does not say, as how points came about. */
  picture: (view: View, facts?: readonly Fact[]) => P;
  /** What a fact shows: null where it takes no time. `picture` is the one before it. */
  motion: (picture: P, fact: Fact, near: Seat) => Motion | null;
  /** The picture while it happens, where that differs from the one before. */
  during?: (picture: P, fact: Fact) => P;
  /** What must be unpacked before a fact can be shown; undefined where there is nothing to wait for. */
  prepare?: (fact: Fact) => Promise<unknown> | undefined;
  /** The picture with what is under way just now in it; the course was prepared as a fact is. */
  watch?: (picture: P, course: Course) => P;
  /** Whether words would give away what a fact is about to show: they wait until it was seen. */
  suspense?: (fact: Fact) => boolean;
  /** The picture after it. */
  after: (picture: P, fact: Fact) => P;
  /** The picture when all is over, also where somebody gave up: nobody is to move any more. */
  ended: (picture: P) => P;
  /** What facts must keep right: folded over a step it equals that of the view which follows. */
  drawn: (picture: P) => unknown;
  /** The number shown beside each player (beans, stones, points); null where it is a secret. */
  counts?: (picture: P) => readonly (number | null)[];
  /** The key of a text that says what is to be done now: "choose a cup". */
  task?: (picture: P) => string;
  /** Where to look for a move, without telling it. */
  look: (picture: P, move: string, legal: readonly string[] | null, actor: Seat) => Look;
  Board: Component<BoardProps<P>>;
  /** What belongs to the near player alone, for a phone beside the board; where it can stand alone. */
  Hand?: Component<BoardProps<P>>;
}
