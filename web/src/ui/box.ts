/** The facts printed on a game's box. */

import { say, texts } from "../app/texts.svelte";
import type { GameInfo, MinutesInfo } from "../wire/messages";

type Boxed = Pick<GameInfo, "genre" | "seats" | "minutes" | "age">;

/** Genre, players, minutes and age, as far as known. */
export function boxOf({ genre, seats, minutes, age }: Boxed): string[] {
  return [
    genre && say(`genre-${genre}`),
    playersOf(seats),
    minutes && minutesOf(minutes),
    age && say("box-age", { n: age }),
  ].filter((part): part is string => Boolean(part));
}

/** The authors; empty if the box names none. */
export function authorsOf({ authors }: Pick<GameInfo, "authors">): string {
  if (authors.length === 0) return "";
  return say("box-authors", { names: new Intl.ListFormat(texts.language).format(authors) });
}

function playersOf(seats: readonly number[]): string {
  const [low, high] = [Math.min(...seats), Math.max(...seats)];
  return low === high ? say("box-seats-exactly", { n: low }) : say("box-seats", { low, high });
}

function minutesOf({ low, high, estimated }: MinutesInfo): string {
  if (estimated) return say("box-minutes-about", { low });
  return high === null ? say("box-minutes-from", { low }) : say("box-minutes", { low, high });
}
