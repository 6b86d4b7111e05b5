/** The facts printed on a game's box. */

import { t, texts } from "../app/texts.svelte";
import type { GameInfo, MinutesInfo } from "../wire/http";

type Boxed = Pick<GameInfo, "genre" | "seats" | "minutes" | "age">;

/** Genre, players, minutes and age, as far as known. */
export function boxOf({ genre, seats, minutes, age }: Boxed): string[] {
  return [
    genre && t(`genre-${genre}`),
    playersOf(seats),
    minutes && minutesOf(minutes),
    age && t("box-age", { n: age }),
  ].filter((part): part is string => Boolean(part));
}

/** The authors; empty if the box names none. */
export function authorsOf({ authors }: Pick<GameInfo, "authors">): string {
  if (authors.length === 0) return "";
  return t("box-authors", { names: new Intl.ListFormat(texts.language).format(authors) });
}

function playersOf(seats: readonly number[]): string {
  const [low, high] = [Math.min(...seats), Math.max(...seats)];
  return low === high ? t("box-seats-exactly", { n: low }) : t("box-seats", { low, high });
}

function minutesOf({ low, high, estimated }: MinutesInfo): string {
  if (estimated) return t("box-minutes-about", { low });
  return high === null ? t("box-minutes-from", { low }) : t("box-minutes", { low, high });
}
