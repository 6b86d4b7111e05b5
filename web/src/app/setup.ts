/**
 * The setup of a game: players, rules and options.
 *
 * It knows no rules. It holds choices among what the game description offers; the server checks
 * whether they are compatible.
 */

import type { GameInfo, OptionInfo, SeatOrder, TableOrder } from "../wire/http";

export const KINDS = ["here", "open", "engine"] as const;
export type Kind = (typeof KINDS)[number];

/** A seat keeps its name and its level while other kinds are tried out. */
export interface SeatPlan {
  kind: Kind;
  name: string;
  level: string;
}

type Preset = GameInfo["presets"][number];

export interface TableSetup {
  preset: string;
  /** Options that differ from the preset; invalid input is kept as typed. */
  changes: Record<string, unknown>;
  seats: SeatPlan[];
  /** Null until chosen; the game's default then applies. */
  hints: boolean | null;
  takeback: boolean;
  watching: boolean;
  moveSeconds: number | null;
}

export const LONGEST_NAME = 40;
export const TIMES: readonly (number | null)[] = [null, 15, 30, 60, 120, 300, 900];
/** Both an option of a game and of the table, but asked for once. */
export const TAKEBACK = "takeback";

/** The easiest level, for players who have not chosen one before. */
const engine = (game: GameInfo): SeatPlan => ({ kind: "engine", name: "", level: game.levels[0] ?? "" });

/** The default setup: you against engines of the easiest level, with the first preset. */
export function defaultSetup(game: GameInfo, name: string): TableSetup {
  const seats = Array.from({ length: game.seats[0]! }, () => engine(game));
  seats[0] = { ...seats[0]!, kind: "here", name };
  return {
    preset: presetsFor(game, seats.length)[0]!.name,
    changes: {},
    seats,
    hints: null,
    takeback: game.options.find((option) => option.name === TAKEBACK)?.default !== false,
    watching: true,
    moveSeconds: null,
  };
}

export function presetsFor(game: GameInfo, seats: number): GameInfo["presets"] {
  return game.presets.filter((preset) => preset.seats.includes(seats));
}

/** Takebacks are impossible if hidden things have been shown. */
export function takebackPossible(game: GameInfo): boolean {
  return !game.traits.includes("memory") && !game.traits.includes("secrets");
}

/** Whether hints are off by default, because several people have to remember what they saw. */
export function hintsTellTooMuch(game: GameInfo, setup: TableSetup): boolean {
  const { memory_option: option } = game;
  const memory = game.traits.includes("memory") && (option === null || valueOf(game, setup, option) === true);
  return memory && setup.seats.filter((plan) => plan.kind !== "engine").length > 1;
}

/** The value of an agreement with the current setup. */
export function agreed(game: GameInfo, setup: TableSetup, name: "hints" | "takeback" | "watching"): boolean {
  return name === "hints" ? (setup.hints ?? !hintsTellTooMuch(game, setup)) : setup[name];
}

// Changes: each returns a new setup

export function withPreset(game: GameInfo, setup: TableSetup, preset: string): TableSetup {
  return reseated(game, { ...setup, preset, changes: {} });
}

/** The kinds of players possible with these options; a real table has no engines. */
export function kindsOf(game: GameInfo, setup: TableSetup): readonly Kind[] {
  const alone = game.options.some(({ name, without_engines }) =>
    without_engines.some((value) => same(value, valueOf(game, setup, name))),
  );
  return alone ? KINDS.filter((kind) => kind !== "engine") : KINDS;
}

/** Turn seats whose kind is not possible into people on this device. */
export function reseated(game: GameInfo, setup: TableSetup): TableSetup {
  const kinds = kindsOf(game, setup);
  const seats = setup.seats.map((plan) => (kinds.includes(plan.kind) ? plan : { ...plan, kind: kinds[0]! }));
  return { ...setup, seats };
}

/** Set the number of seats; if the preset does not support it, use the first that does. */
export function withSeats(game: GameInfo, setup: TableSetup, count: number): TableSetup {
  const last = setup.seats.at(-1) ?? engine(game);
  const added = Array.from({ length: count }, () => ({ ...last, name: "" }));
  const seats = [...setup.seats, ...added].slice(0, count);
  const resized = withoutGoneSeats(game, { ...setup, seats });
  const fitting = presetsFor(game, count);
  if (fitting.some((preset) => preset.name === setup.preset)) return resized;
  return withPreset(game, resized, fitting[0]!.name);
}

/** Leave out what was agreed for seats that are gone. */
function withoutGoneSeats(game: GameInfo, setup: TableSetup): TableSetup {
  return handicapsOf(game).reduce((kept, option) => {
    const values = valueOf(game, kept, option.name) as readonly SeatValue[];
    return withOption(game, kept, option.name, stripped(option, values.slice(0, kept.seats.length)));
  }, setup);
}

export function withSeat(setup: TableSetup, seat: number, change: Partial<SeatPlan>): TableSetup {
  const seats = setup.seats.map((plan, at) => (at === seat ? { ...plan, ...change } : plan));
  return { ...setup, seats };
}

/** Keep the first seat and give all others this kind of player. */
export function withOthers(setup: TableSetup, kind: Kind): TableSetup {
  const seats = setup.seats.map((plan, seat) => ({ ...plan, kind: seat === 0 ? "here" : kind }));
  return { ...setup, seats };
}

/** All engines of the same level. */
export function withLevel(setup: TableSetup, level: string): TableSetup {
  return { ...setup, seats: setup.seats.map((plan) => ({ ...plan, level })) };
}

/** The kind of the other players, if they are all the same and the first seat is here. */
export function othersOf(setup: TableSetup): Kind | null {
  const [first, ...others] = setup.seats.map((plan) => plan.kind);
  return first === "here" && new Set(others).size === 1 ? others[0]! : null;
}

export function withOption(game: GameInfo, setup: TableSetup, name: string, value: unknown): TableSetup {
  const { [name]: _, ...changes } = setup.changes;
  if (!same(value, presetValues(game, setup)[name])) changes[name] = value;
  return reseated(game, { ...setup, changes });
}

// Contents

export interface Difference {
  option: OptionInfo;
  value: unknown;
}

/** How a preset differs from another one, in the order of the options. */
export function differences(game: GameInfo, usual: Preset, preset: Preset): Difference[] {
  return game.options
    .filter(
      ({ name, kind, per_seat }) => kind !== "data" && !per_seat && !same(preset.options[name], usual.options[name]),
    )
    .map((option) => ({ option, value: preset.options[option.name] }));
}

function presetValues(game: GameInfo, setup: TableSetup): Record<string, unknown> {
  return game.presets.find((preset) => preset.name === setup.preset)?.options ?? {};
}

export function valueOf(game: GameInfo, setup: TableSetup, name: string): unknown {
  return name in setup.changes ? setup.changes[name] : presetValues(game, setup)[name];
}

/** The options shown in the details; `editable`: whether structured data can be edited. */
export function detailsOf(game: GameInfo, editable: (option: string) => boolean): OptionInfo[] {
  return game.options.filter(
    ({ name, kind, per_seat }) => name !== TAKEBACK && !per_seat && (kind !== "data" || editable(name)),
  );
}

/** Helps and handicaps of individual players. */
export function handicapsOf(game: GameInfo): OptionInfo[] {
  return game.options.filter((option) => option.per_seat);
}

export type SeatValue = number | boolean;

/** A seat's value of an option per seat. */
export function seatValue(game: GameInfo, setup: TableSetup, option: OptionInfo, seat: number): SeatValue {
  const values = valueOf(game, setup, option.name) as readonly SeatValue[];
  return values[seat] ?? nothing(option);
}

export function withSeatValue(
  game: GameInfo,
  setup: TableSetup,
  option: OptionInfo,
  seat: number,
  value: SeatValue,
): TableSetup {
  const values = setup.seats.map((_, at) => (at === seat ? value : seatValue(game, setup, option, at)));
  return withOption(game, setup, option.name, stripped(option, values));
}

/** Without trailing values that change nothing. */
function stripped(option: OptionInfo, values: readonly SeatValue[]): SeatValue[] {
  return values.slice(0, values.findLastIndex((value) => value !== nothing(option)) + 1);
}

const nothing = ({ kind }: OptionInfo): SeatValue => (kind === "flag" ? false : 0);

/** Whether an option can have a value; values that only the server can check pass. */
export function isValid(option: OptionInfo, value: unknown): boolean {
  if (option.per_seat)
    return Array.isArray(value) && value.every((one) => isValid({ ...option, per_seat: false }, one));
  if (option.kind === "flag") return typeof value === "boolean";
  if (option.kind === "choice") return option.choices.includes(value as string);
  if (option.kind === "data") return true;
  const [low, high] = [option.low ?? -Infinity, option.high ?? Infinity];
  return Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
}

/** The first option that prevents a start. */
export function firstInvalid(game: GameInfo, setup: TableSetup): OptionInfo | null {
  return game.options.find((option) => !isValid(option, valueOf(game, setup, option.name))) ?? null;
}

// The request

/** Seats without a name stay unnamed: every reader gets the default name in their own language. */
export function toRequest(game: GameInfo, setup: TableSetup): TableOrder {
  return {
    game: game.id,
    preset: setup.preset,
    options: optionsOf(game, setup),
    seats: setup.seats.map(seatOrder),
    hints: setup.hints,
    takeback: setup.takeback && takebackPossible(game),
    watching: setup.watching,
    move_seconds: setup.moveSeconds,
  };
}

function optionsOf(game: GameInfo, setup: TableSetup): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const option of game.options) {
    if (option.name in setup.changes) options[option.name] = setup.changes[option.name];
    if (option.name !== TAKEBACK || presetValues(game, setup)[TAKEBACK] === setup.takeback) continue;
    options[TAKEBACK] = setup.takeback;
  }
  return options;
}

function seatOrder(plan: SeatPlan): SeatOrder {
  const name = plan.name.trim();
  if (plan.kind === "engine") return { kind: "engine", level: plan.level };
  if (plan.kind === "here") return { kind: "here", name };
  return name ? { kind: "open", name } : { kind: "open" };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
