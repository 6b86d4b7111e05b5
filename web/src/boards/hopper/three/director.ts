/** Chooses the camera's view and moves the camera there. */

import type { Seat } from "../../../wire/http";
import type { HopperPicture } from "../picture";
import type { Film } from "../film";
import { alongWith, between, eased, fromAbove, fromChair, fromEdge, type Box, type View } from "./camera";

/** The view: the tray from above, the table from a chair, a shooter's edge, a flight. */
export type Sight = "top" | "chair" | "edge" | "flight";

export interface Seen {
  picture: HopperPicture;
  near: Seat;
  /** Whether a player is aiming. */
  aiming: boolean;
  unit: number;
}

const TRAVEL: Record<Sight, number> = { top: 750, chair: 900, edge: 420, flight: 350 };

export class Director {
  sight: Sight = "chair";
  #view: View | null = null;
  #from: View | null = null;
  #since = 0;
  #ms = 0;

  get travelling(): boolean {
    return this.#from !== null;
  }

  /** Start moving to the view of the new situation. With `pace` 0, jump there. */
  turn(seen: Seen, now: number, pace: number): void {
    const sight = sightOf(seen);
    if (sight === this.sight) return;
    this.sight = sight;
    this.#ms = TRAVEL[sight] * pace;
    this.#since = now;
    this.#from = this.#ms > 0 ? this.#view : null;
  }

  /** The current view. */
  look(seen: Seen, box: Box, shown: { film: Film; ms: number } | null, now: number): View {
    const goal = goalOf(this.sight, seen, box, shown);
    const part = this.#from ? (now - this.#since) / this.#ms : 1;
    if (part >= 1) this.#from = null;
    this.#view = this.#from ? between(this.#from, goal, eased(part)) : goal;
    return this.#view;
  }
}

function sightOf({ picture, aiming }: Seen): Sight {
  // In real time do not follow flights, because this player may be shooting too.
  if (picture.film && picture.film.began === undefined) return "flight";
  if (picture.flying.some(({ bean }) => !picture.shown.has(bean)) && !picture.finale) return "edge";
  return aiming ? "top" : "chair";
}

function goalOf(sight: Sight, { picture, near, unit }: Seen, box: Box, shown: { film: Film; ms: number } | null): View {
  const seats = picture.hands.length;
  const shooter = picture.flying[0]?.seat ?? near;
  const flight = sight === "flight" && shown ? alongWith(shown.film, shown.ms, near, seats, box) : null;
  if (flight) return flight;
  if (sight === "edge") return fromEdge(shooter, near, seats, box);
  return sight === "top" ? fromAbove(near, seats, box, unit) : fromChair(near, seats, box);
}
