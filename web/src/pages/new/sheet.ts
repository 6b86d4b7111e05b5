/**
 * What somebody fills in before a game: who sits where, by which rules, with which agreements.
 *
 * A sheet knows no rule of a game: it holds choices among what the game says of itself. Whether they
 * go together is for the table to say.
 */

import type { GameInfo, OptionInfo, SeatOrder, TableOrder } from "../../lib/wire";

export const KINDS = ["here", "open", "engine"] as const;
export type Kind = (typeof KINDS)[number];

/** A seat keeps its name and its level while its kind is tried out. */
export interface SeatPlan {
  kind: Kind;
  name: string;
  level: string;
}

export interface Sheet {
  preset: string;
  /** Options that differ from the preset; what stands in a field as long as it cannot be read. */
  changes: Record<string, unknown>;
  seats: SeatPlan[];
  hints: boolean;
  takeback: boolean;
  watching: boolean;
  moveSeconds: number | null;
}

/** Gentle enough for a first game, and not dull. */
const USUAL_LEVEL = "gardener";
export const TIMES: readonly (number | null)[] = [null, 15, 30, 60, 120, 300, 900];
/** The same agreement as an option of a game, and of the table: asked for once. */
export const TAKEBACK = "takeback";

const engine = (game: GameInfo): SeatPlan => {
  const level = game.levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (game.levels[0] ?? "");
  return { kind: "engine", name: "", level };
};

/** You against the gentle engines, by the first rules of the book. */
export function fresh(game: GameInfo, name: string): Sheet {
  const seats = Array.from({ length: game.seats[0]! }, () => engine(game));
  seats[0] = { ...seats[0]!, kind: "here", name };
  return {
    preset: presetsFor(game, seats.length)[0]!.name,
    changes: {},
    seats,
    hints: true,
    takeback: game.options.find((option) => option.name === TAKEBACK)?.default !== false,
    watching: true,
    moveSeconds: null,
  };
}

export function presetsFor(game: GameInfo, seats: number): GameInfo["presets"] {
  return game.presets.filter((preset) => preset.seats.includes(seats));
}

/** Where covered things were shown, nothing can be taken back. */
export function takebackPossible(game: GameInfo): boolean {
  return !game.traits.includes("memory") && !game.traits.includes("secrets");
}

// Changes: each gives a new sheet

export function withPreset(game: GameInfo, sheet: Sheet, preset: string): Sheet {
  const next = { ...sheet, preset, changes: {} };
  const kinds = kindsOf(game, next);
  const seats = sheet.seats.map((plan) => (kinds.includes(plan.kind) ? plan : { ...plan, kind: kinds[0]! }));
  return { ...next, seats };
}

/** Who can sit at the table of this preset: a real one has no place for engines. */
export function kindsOf(game: GameInfo, sheet: Sheet): readonly Kind[] {
  const engines = game.presets.find((preset) => preset.name === sheet.preset)?.engines !== false;
  return engines ? KINDS : KINDS.filter((kind) => kind !== "engine");
}

/** So many seats; where the preset is not made for them, the first that is. */
export function withSeats(game: GameInfo, sheet: Sheet, count: number): Sheet {
  const last = sheet.seats.at(-1) ?? engine(game);
  const added = Array.from({ length: count }, () => ({ ...last, name: "" }));
  const resized = { ...sheet, seats: [...sheet.seats, ...added].slice(0, count) };
  const fitting = presetsFor(game, count);
  if (fitting.some((preset) => preset.name === sheet.preset)) return resized;
  return withPreset(game, resized, fitting[0]!.name);
}

export function withSeat(sheet: Sheet, seat: number, change: Partial<SeatPlan>): Sheet {
  const seats = sheet.seats.map((plan, at) => (at === seat ? { ...plan, ...change } : plan));
  return { ...sheet, seats };
}

/** The first seat is yours; all others get this kind of player. */
export function withOthers(sheet: Sheet, kind: Kind): Sheet {
  const seats = sheet.seats.map((plan, seat) => ({ ...plan, kind: seat === 0 ? "here" : kind }));
  return { ...sheet, seats };
}

/** Who the others are, if they are all of one kind and the first seat is here. */
export function othersOf(sheet: Sheet): Kind | null {
  const [first, ...others] = sheet.seats.map((plan) => plan.kind);
  return first === "here" && new Set(others).size === 1 ? others[0]! : null;
}

export function withOption(game: GameInfo, sheet: Sheet, name: string, value: unknown): Sheet {
  const { [name]: _, ...changes } = sheet.changes;
  if (!same(value, presetValues(game, sheet)[name])) changes[name] = value;
  return { ...sheet, changes };
}

// What is on it

function presetValues(game: GameInfo, sheet: Sheet): Record<string, unknown> {
  return game.presets.find((preset) => preset.name === sheet.preset)?.options ?? {};
}

export function valueOf(game: GameInfo, sheet: Sheet, name: string): unknown {
  return name in sheet.changes ? sheet.changes[name] : presetValues(game, sheet)[name];
}

/** The options that are asked for in the details; `editable`: whether data can be edited. */
export function detailsOf(game: GameInfo, editable: (option: string) => boolean): OptionInfo[] {
  return game.options.filter(
    ({ name, kind }) => name !== TAKEBACK && (kind !== "data" || editable(name)),
  );
}

/** Whether a value is one the option can have; what only the table can judge passes. */
export function fits(option: OptionInfo, value: unknown): boolean {
  if (option.kind === "flag") return typeof value === "boolean";
  if (option.kind === "choice") return option.choices.includes(value as string);
  if (option.kind === "data") return true;
  const [low, high] = [option.low ?? -Infinity, option.high ?? Infinity];
  return Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
}

/** The first option that stands in the way of a start. */
export function misfit(game: GameInfo, sheet: Sheet): OptionInfo | null {
  return game.options.find((option) => !fits(option, valueOf(game, sheet, option.name))) ?? null;
}

// What is sent

/** `unnamed`: what somebody is called who gave no name. */
export function orderOf(
  game: GameInfo,
  sheet: Sheet,
  unnamed: (seat: number) => string,
): TableOrder {
  return {
    game: game.id,
    preset: sheet.preset,
    options: optionsOf(game, sheet),
    seats: sheet.seats.map((plan, seat) => seatOrder(plan, unnamed(seat))),
    hints: sheet.hints,
    takeback: sheet.takeback && takebackPossible(game),
    watching: sheet.watching,
    move_seconds: sheet.moveSeconds,
  };
}

function optionsOf(game: GameInfo, sheet: Sheet): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const option of game.options) {
    if (option.name in sheet.changes) options[option.name] = sheet.changes[option.name];
    if (option.name !== TAKEBACK || presetValues(game, sheet)[TAKEBACK] === sheet.takeback) continue;
    options[TAKEBACK] = sheet.takeback;
  }
  return options;
}

function seatOrder(plan: SeatPlan, unnamed: string): SeatOrder {
  const name = plan.name.trim();
  if (plan.kind === "engine") return { kind: "engine", level: plan.level };
  if (plan.kind === "here") return { kind: "here", name: name || unnamed };
  return name ? { kind: "open", name } : { kind: "open" };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
