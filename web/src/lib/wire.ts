/** What the table says and is told: the shapes of docs/table/wire.md. */

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
  hints: boolean;
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
}

export interface TableInfo {
  code: string;
  watch: string | null;
  game: string;
  preset: string | null;
  options: Record<string, unknown>;
  rules: string[];
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
}

export interface PresetInfo {
  name: string;
  seats: number[];
  options: Record<string, unknown>;
  rules: string[];
  /** Whether engines can sit at such a table. */
  engines: boolean;
}

export interface ClauseInfo {
  id: string;
  choice: boolean;
  beyond: boolean;
}

export interface GameInfo {
  id: string;
  seats: number[];
  traits: string[];
  levels: string[];
  presets: PresetInfo[];
  options: OptionInfo[];
  clauses: ClauseInfo[];
  /** How many there are. */
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
  event: GameEvent;
  facts: Fact[];
  view: View;
  turn: Turn;
  legal: Record<string, string[] | null>;
  left: Record<string, number>;
  outcome: Outcome | null;
  /** What a guide has to say of it; missing and empty at all other tables. */
  notes?: string[];
}

export interface Entry {
  number: number;
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
  /** What the move does, as far as the seat can know it. */
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
