/** The last setup of each game, stored in this browser. What no longer fits the game is dropped. */

import { fieldsOf, persisted } from "../api/persisted.svelte";
import type { GameInfo } from "../wire/http";
import {
  isValid,
  defaultSetup,
  KINDS,
  presetsFor,
  reseated,
  TAKEBACK,
  TIMES,
  type Kind,
  type SeatPlan,
  type TableSetup,
} from "./setup";

const keptOf = (game: GameInfo) => persisted<unknown>(`cupboard.sheet.${game.id}`, (kept) => kept);

export function keepSetup(game: GameInfo, setup: TableSetup): void {
  keptOf(game).write(setup);
}

/** The setup as it was left, or a new one. */
export function lastSetup(game: GameInfo, name: string): TableSetup {
  return restored(game, keptOf(game).read(), name);
}

export function restored(game: GameInfo, kept: unknown, name: string): TableSetup {
  const usual = defaultSetup(game, name);
  if (kept === null) return usual;
  const old: Unknown<TableSetup> = fieldsOf<TableSetup>(kept);
  const seats = seatsOf(game, old.seats) ?? usual.seats;
  const known = presetsFor(game, seats.length);
  const preset = known.find((one) => one.name === old.preset)?.name;
  return reseated(game, {
    preset: preset ?? known[0]!.name,
    changes: preset ? changesOf(game, old.changes) : {},
    seats,
    // Allowing hints applies to one game only and is asked again for the next.
    hints: old.hints === false ? false : null,
    takeback: flag(old.takeback, usual.takeback),
    watching: flag(old.watching, usual.watching),
    moveSeconds: TIMES.includes(old.moveSeconds as number) ? (old.moveSeconds as number) : null,
  });
}

type Unknown<T> = { [K in keyof T]?: unknown };

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
    (option) => option.name in old && option.name !== TAKEBACK && isValid(option, old[option.name]),
  );
  return Object.fromEntries(kept.map((option) => [option.name, old[option.name]]));
}

const flag = (value: unknown, usual: boolean): boolean => (typeof value === "boolean" ? value : usual);
