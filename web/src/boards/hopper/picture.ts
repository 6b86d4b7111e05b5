/** The picture of Hopper's table, made from a view. */

import type { Bean, HopperView, Taken, Flying as WholeFlying } from "../../wire/games/hopper";
import type { Seat } from "../../wire/http";
import type { Film } from "./film";

export type { Bean, Taken };

export interface Cup {
  /** Stays the same when the cup is pushed to another cell. */
  key: string;
  cell: string;
  black: boolean;
  x: number;
  y: number;
}

export type Flying = Omit<WholeFlying, "tick">;

export interface HopperPicture {
  cups: readonly Cup[];
  /** How many beans each seat has left. */
  hands: readonly number[];
  /**
   * All beans on the table, by number. A pose is x, y, z in micrometres and a unit quaternion times
   * a million; empty on a real table.
   */
  beans: readonly Bean[];
  flying: readonly Flying[];
  taken: readonly Taken[];
  points: readonly number[];
  acting: readonly Seat[];
  finale: boolean;
  over: boolean;
  referee: boolean;
  /** How many cups win; null in the long game (HOPPER-8). */
  goal: number | null;
  /** Seats that took loose beans, have not shot since, and can say how many. */
  refilled: readonly Seat[];
  /** The flight being shown. */
  film: Film | null;
  /** Beans whose whole path was shown, so that landing needs no animation. */
  shown: ReadonlySet<number>;
}

/** The place of beans moving to a hand. */
export const LIFTED = "lifted";

const NOTHING: ReadonlySet<number> = new Set();

export function pictureOf(view: HopperView): HopperPicture {
  const { cups, hands, beans, flying, taken, points, acting, finale, over, referee, goal, refilled } = view;
  return {
    cups: cups.map(({ cell, black, x, y }) => ({ key: cell, cell, black, x, y })),
    hands: hands.map((hand) => hand.length),
    beans,
    flying: flying.map(({ seat, bean, aim, power, timing }) => ({ seat, bean, aim, power, timing })),
    taken,
    points,
    acting,
    finale,
    over,
    referee,
    goal,
    refilled,
    film: null,
    shown: NOTHING,
  };
}

export const beansIn = (picture: HopperPicture, place: string): number =>
  picture.beans.filter((bean) => bean.place === place).length;

export const loose = (picture: HopperPicture): number =>
  ["tray", "table", "off"].reduce((sum, place) => sum + beansIn(picture, place), 0);

/** Points and turn follow from rules and come with the next view. */
export function comparable(picture: HopperPicture): unknown {
  const { cups, hands, beans, flying, taken, finale, over } = picture;
  const stand = cups.map(({ cell, black, x, y }) => ({ cell, black, x, y }));
  stand.sort((a, b) => (a.cell < b.cell ? -1 : 1));
  return { cups: stand, hands, beans, flying, taken, finale, over };
}
