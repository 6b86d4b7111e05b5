/** The state of each hand. */

import type { Seat } from "../../wire/http";
import type { Picture } from "./picture";

export type Pose =
  | "thinking" // has not chosen yet
  | "ready" // a closed fist: chosen
  | "open" // shows its beans
  | "crossed" // shows beans that cancel each other out
  | "empty" // has just given its beans away
  | "resting" // holds beans; no choice is being made
  | "out"; // has no beans left

export interface Hand {
  pose: Pose;
  /** The beans it shows; 0 if none. */
  beans: number;
}

const closed = (pose: Pose): Hand => ({ pose, beans: 0 });

function opened(picture: Picture, seat: Seat): Hand {
  const beans = picture.shown[seat]!;
  if (picture.leaving.includes(seat)) return closed("empty");
  return { pose: picture.cancelled.includes(beans) ? "crossed" : "open", beans };
}

/** A round is being shown from the first revealed fist until the next view. */
const isShowing = (picture: Picture): boolean =>
  picture.open || picture.opening || picture.shown.some((beans) => beans !== null);

function betweenRounds(picture: Picture, seat: Seat, waiting: readonly Seat[]): Hand {
  if (picture.stocks[seat] === 0) return closed("out");
  if (picture.over || !picture.choosing.includes(seat)) return closed("resting");
  return closed(waiting.includes(seat) ? "thinking" : "ready");
}

export function handOf(picture: Picture, seat: Seat, waiting: readonly Seat[]): Hand {
  if (!isShowing(picture) || !picture.choosing.includes(seat)) return betweenRounds(picture, seat, waiting);
  if (!picture.open) return closed("ready");
  return picture.shown[seat] === null ? closed("empty") : opened(picture, seat);
}
