/**
 * The results of an evening: who won how many games on this device, whatever they played. It is
 * stored in this browser only, and a new evening starts with an empty board.
 */

import { persisted } from "../api/persisted.svelte";
import type { OutcomeInfo, SeatInfo } from "../wire/http";

/** One finished game. */
export interface Result {
  code: string;
  game: string;
  /** Milliseconds since 1970. */
  at: number;
  names: readonly string[];
  winners: readonly string[];
}

export interface Tally {
  name: string;
  wins: number;
}

/** The evening is over after this many milliseconds without a result. */
export const EVENING = 8 * 60 * 60 * 1000;

const isText = (value: unknown): value is string => typeof value === "string";
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isResult(kept: unknown): kept is Result {
  const { code, game, at, names, winners } = (kept ?? {}) as Partial<Result>;
  return isText(code) && isText(game) && typeof at === "number" && areTexts(names) && areTexts(winners);
}

const memory = persisted<Result[]>("cupboard.tonight", (kept) => (Array.isArray(kept) ? kept.filter(isResult) : []));

/** The results of the same evening; none if it is over. */
export function ofTonight(results: readonly Result[], now: number): readonly Result[] {
  const last = results.at(-1);
  return last && now - last.at < EVENING ? results : [];
}

/** Whether several people played, which is worth counting. */
export const isTogether = (seats: readonly SeatInfo[]): boolean => people(seats).length > 1;

const people = (seats: readonly SeatInfo[]): SeatInfo[] => seats.filter(({ kind }) => kind !== "engine");

const nameOf = ({ name }: SeatInfo): string => name?.trim() ?? "";

/** The result of a game; null if it was not played by several people, each with a name of their own. */
export function resultFor(
  table: { code: string; game: string; seats: readonly SeatInfo[] },
  outcome: OutcomeInfo,
  at: number,
): Result | null {
  const named = people(table.seats);
  const names = named.map(nameOf);
  if (names.length < 2 || names.includes("") || new Set(names).size < names.length) return null;
  const winners = named.filter(({ seat }) => outcome.ranks[seat] === 1).map(nameOf);
  return { code: table.code, game: table.game, at, names, winners };
}

/** Everyone who played tonight, with the most wins first; equals in the order in which they joined. */
export function talliesOf(results: readonly Result[]): Tally[] {
  const names = [...new Set(results.flatMap((result) => result.names))];
  const wins = (name: string) => results.filter(({ winners }) => winners.includes(name)).length;
  return names.map((name) => ({ name, wins: wins(name) })).toSorted((a, b) => b.wins - a.wins);
}

class Tonight {
  #results = $state.raw(ofTonight(memory.read(), Date.now()));
  /** What was wiped last, until something else is added. */
  #wiped = $state.raw<readonly Result[]>([]);

  get results(): readonly Result[] {
    return this.#results;
  }

  get canUndo(): boolean {
    return this.#wiped.length > 0;
  }

  /** Each game counts once, however often its end is seen. */
  add(result: Result): void {
    const before = ofTonight(memory.read(), result.at);
    if ([...before, ...this.#wiped].some(({ code }) => code === result.code)) return;
    this.#wiped = [];
    this.#keep([...before, result]);
  }

  wipe(): void {
    this.#wiped = this.#results;
    this.#keep([]);
  }

  undo(): void {
    this.#keep(this.#wiped);
    this.#wiped = [];
  }

  #keep(results: readonly Result[]): void {
    this.#results = results;
    memory.write([...results]);
  }
}

export const tonight = new Tonight();
