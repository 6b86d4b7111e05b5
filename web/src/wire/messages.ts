/** The messages between page and server; see docs/reference/api.md. */

export type Seat = number;

export interface Fact {
  fact: string;
  [field: string]: unknown;
}

export interface Outcome {
  ranks: number[];
  points: number[];
  rule: string;
}

export type SeatOrder =
  | { kind: "here"; name: string }
  | { kind: "open"; name?: string }
  | { kind: "engine"; level: string };

export interface TableOrder {
  game: string;
  preset: string | null;
  options: Record<string, unknown>;
  seats: SeatOrder[];
  /** Null for the server's default. */
  hints: boolean | null;
  takeback: boolean;
  watching: boolean;
  move_seconds: number | null;
  guide?: boolean;
}

export interface SeatInfo {
  seat: Seat;
  kind: "here" | "open" | "engine";
  name: string | null;
  level: string | null;
  taken: boolean;
  present: boolean;
  away_ms: number | null;
  resigned: boolean;
  /** How many hints it has taken; counted in memory games. */
  hints: number;
}

export interface TableInfo {
  code: string;
  watch: string | null;
  game: string;
  preset: string | null;
  options: Record<string, unknown>;
  rules: string[];
  /** Arguments of the rule texts at this table. */
  numbers: Record<string, string | number>;
  /** The game's traits, such as `memory` and `secrets`, as in `GameInfo`. */
  traits: string[];
  seats: SeatInfo[];
  host: boolean;
  status: "waiting" | "playing" | "over";
  number: number;
  commitment: string;
  hints: boolean;
  takeback: boolean;
  watching: boolean;
  move_seconds: number | null;
  guide: boolean;
  created: string;
  touched: string;
  next: string | null;
  outcome: Outcome | null;
}

export interface OptionInfo {
  name: string;
  kind: "flag" | "number" | "choice" | "data";
  rule: string;
  default: unknown;
  low: number | null;
  high: number | null;
  choices: string[];
  /** Values with which engines cannot play. */
  without_engines: unknown[];
}

export interface PresetInfo {
  name: string;
  seats: number[];
  options: Record<string, unknown>;
  rules: string[];
  /** Arguments of the rule texts. */
  numbers: Record<string, string | number>;
  /** Whether engines can play with this preset. */
  engines: boolean;
}

export interface ClauseInfo {
  id: string;
  choice: boolean;
  beyond: boolean;
}

export interface MinutesInfo {
  low: number;
  /** Null if there is no upper limit. */
  high: number | null;
  /** Whether this is our estimate because the box gives no time. */
  estimated: boolean;
}

/** Fields are null if the box does not state them. */
export interface GameInfo {
  id: string;
  genre: string | null;
  seats: number[];
  minutes: MinutesInfo | null;
  /** Minimum age. */
  age: number | null;
  authors: string[];
  traits: string[];
  /** The option without which the game does not test memory, if there is one. */
  memory_option: string | null;
  levels: string[];
  presets: PresetInfo[];
  /** The preset to offer first, by language. */
  preset_by_language: Record<string, string>;
  options: OptionInfo[];
  /** Arguments of rule texts if no preset is chosen. */
  numbers: Record<string, string | number>;
  clauses: ClauseInfo[];
  /** Printed advice; each is the text `rule-<id>`. */
  tips: string[];
  /** The number of puzzles. */
  puzzles: number;
}

export interface Problem {
  code: string;
  key: string;
  rule: string | null;
  details: Record<string, string | number>;
}

export interface GameEvent {
  kind: "start" | "played" | "joint" | "resolved" | "expired" | "takeback" | "resigned";
  seat: Seat | null;
  text: string | null;
}

export interface Turn {
  kind: "act" | "chance" | "over";
  seats: Seat[];
  together: boolean;
  live: boolean;
  waiting: Seat[];
}

export type View = Record<string, unknown>;

export interface Frame {
  number: number;
  /** Moves made so far; for a move, its number. */
  moves: number;
  event: GameEvent;
  facts: Fact[];
  view: View;
  turn: Turn;
  legal: Record<string, string[] | null>;
  left: Record<string, number>;
  outcome: Outcome | null;
  /** The guide's notes; missing or empty at other tables. */
  notes?: string[];
}

export interface Entry {
  number: number;
  moves: number;
  event: GameEvent;
  facts: Fact[];
}

export interface Hint {
  text: string;
  certainty: "proven" | "searched" | "estimated";
  value: number;
  unit: "margin" | "win" | "chance";
  depth: number | null;
  line: string[];
  mix: [string, number][];
  /** What the move does, as far as the seat can know. */
  facts: Fact[];
}

export type ToServer =
  | { type: "hello"; tokens: string[]; since?: number }
  | { type: "look"; seat: Seat | null }
  | { type: "move"; id: string; seat: Seat; expected: number; text: string }
  | { type: "hint"; id: string; seat: Seat }
  | { type: "takeback"; seat: Seat }
  | { type: "agree"; seat: Seat; yes: boolean }
  | { type: "resign"; seat: Seat }
  | { type: "leave"; seat: Seat }
  | { type: "hand-over"; seat: Seat; to: string }
  | { type: "watching"; on: boolean }
  | { type: "ping" };

export type ToClient =
  | { type: "welcome"; table: TableInfo; held: Seat[]; eye: Seat | null; frame: Frame; log: Entry[] }
  | { type: "steps"; frames: Frame[] }
  | { type: "table"; table: TableInfo }
  | { type: "sealed"; number: number; waiting: Seat[] }
  | { type: "offer"; seat: Seat; waiting: Seat[] }
  | { type: "offer-closed"; taken: boolean }
  | { type: "under-way"; number: number; elapsed: number; ms: number; wait: Record<string, number>; path: string }
  | { type: "done"; id: string; number: number }
  | { type: "hint"; id: string; advice: Hint }
  | { type: "problem"; id: string | null; problem: Problem }
  | { type: "pong" };
