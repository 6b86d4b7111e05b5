/** The last sheet of each game, kept in this browser. What no longer fits the game is forgotten. */

import type { GameInfo } from "../../lib/wire";
import {
  fits,
  fresh,
  KINDS,
  presetsFor,
  TAKEBACK,
  TIMES,
  type Kind,
  type SeatPlan,
  type Sheet,
} from "./sheet";

const PREFIX = "cupboard.sheet.";

export function keepSheet(game: GameInfo, sheet: Sheet): void {
  localStorage.setItem(PREFIX + game.id, JSON.stringify(sheet));
}

/** The sheet as it was left, or a fresh one. */
export function lastSheet(game: GameInfo, name: string): Sheet {
  return restored(game, localStorage.getItem(PREFIX + game.id), name);
}

export function restored(game: GameInfo, kept: string | null, name: string): Sheet {
  const usual = fresh(game, name);
  const old = read(kept);
  if (!old) return usual;
  const seats = seatsOf(game, old.seats) ?? usual.seats;
  const known = presetsFor(game, seats.length);
  const preset = known.find((one) => one.name === old.preset)?.name;
  return {
    preset: preset ?? known[0]!.name,
    changes: preset ? changesOf(game, old.changes) : {},
    seats,
    hints: flag(old.hints, usual.hints),
    takeback: flag(old.takeback, usual.takeback),
    watching: flag(old.watching, usual.watching),
    moveSeconds: TIMES.includes(old.moveSeconds as number) ? (old.moveSeconds as number) : null,
  };
}

type Unknown<T> = { [K in keyof T]?: unknown };

function read(kept: string | null): Unknown<Sheet> | null {
  try {
    const old: unknown = JSON.parse(kept ?? "null");
    return old !== null && typeof old === "object" ? old : null;
  } catch {
    return null;
  }
}

function seatsOf(game: GameInfo, seats: unknown): SeatPlan[] | null {
  if (!Array.isArray(seats) || !game.seats.includes(seats.length)) return null;
  const plans = seats.map((seat) => seatOf(game, (seat ?? {}) as Unknown<SeatPlan>));
  return plans.every((plan) => plan !== null) ? plans : null;
}

function seatOf(game: GameInfo, seat: Unknown<SeatPlan>): SeatPlan | null {
  const known = KINDS.includes(seat.kind as Kind) && game.levels.includes(seat.level as string);
  if (!known || typeof seat.name !== "string") return null;
  return { kind: seat.kind as Kind, name: seat.name, level: seat.level as string };
}

function changesOf(game: GameInfo, changes: unknown): Record<string, unknown> {
  const old = (changes ?? {}) as Record<string, unknown>;
  const kept = game.options.filter(
    (option) => option.name in old && option.name !== TAKEBACK && fits(option, old[option.name]),
  );
  return Object.fromEntries(kept.map((option) => [option.name, old[option.name]]));
}

const flag = (value: unknown, usual: boolean): boolean =>
  typeof value === "boolean" ? value : usual;
