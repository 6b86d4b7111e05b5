/** Duration and flights of each fact. */

import type { Fact, Seat } from "../../wire/http";
import type { Flight, Motion } from "../../board/contract";
import { after, filmFor, pickedUp } from "./change";
import { knocks } from "./film";
import { layoutOf, lying, type Layout } from "./layout";
import type { Bean, HopperPicture } from "./picture";

/** The parts of a flight's `look`: the object, and how it flies. */
export type Thing = "bean" | "cup" | "black";
export type Way = "shot" | "hop";
const look = (thing: Thing, way: Way): string => `${thing} ${way}`;

interface Scene {
  picture: HopperPicture;
  fact: any;
  layout: Layout;
}

type Told = (scene: Scene) => Motion | null;

/** The whole simulated flight, with the sounds of beans hitting wood. */
function fly({ picture, fact }: Scene): Motion | null {
  const film = filmFor(picture, fact);
  return film && { ms: film.ms, sounds: knocks(film).map((after) => ({ after, sound: "bean" })) };
}

/** From the shooter's edge to where it stops, if its path was not shown already. */
function land({ picture, fact, layout }: Scene): Motion | null {
  if (picture.shown.has(fact.bean)) return null;
  const from = layout.launch(fact.seat);
  const rest = lying(after(picture, fact)).find(({ bean }) => bean === fact.bean);
  const to = rest ? layout.at(rest.spot) : from;
  const flown = picture.flying.some(({ bean }) => bean === fact.bean);
  const flight: Flight = { from, to, look: look("bean", flown ? "shot" : "hop") };
  return { ms: flown ? 1300 : 550, flights: [flight], sound: "bean" };
}

function claim({ picture, fact, layout }: Scene): Motion {
  const cup = picture.cups.find(({ cell }) => cell === fact.cup);
  const from = layout.at(cup ? [cup.x, cup.y] : [0, 0]);
  const flight = { from, to: layout.plate(fact.seat), look: look(fact.black ? "black" : "cup", "hop") };
  return { ms: 850, flights: [flight], sound: "capture" };
}

function join({ fact, layout }: Scene): Motion {
  const to = layout.at([fact.x, fact.y]);
  return { ms: 800, flights: [{ from: [to[0], -60], to, look: look("black", "hop") }], sound: "cup" };
}

function refill({ picture, fact, layout }: Scene): Motion {
  const picked = new Set(pickedUp(picture, fact).map(({ bean }: Bean) => bean));
  const flights = lying(picture)
    .filter(({ bean }) => picked.has(bean))
    .map(({ spot }) => ({ from: layout.at(spot), to: layout.plate(fact.seat), look: look("bean", "hop") }));
  return { ms: 700, flights, sound: "free" };
}

// Pushed objects slide by themselves (see Cups and Beans); the next one starts before they arrive.
const slide =
  (ms: number): Told =>
  ({ picture, fact }) =>
    picture.shown.has(fact.bean) ? null : { ms };

const MOTIONS: Record<string, Told> = {
  Begins: () => ({ ms: 500, sound: "lot" }),
  Fired: () => ({ ms: 260, sound: "bang" }),
  Flew: fly,
  Landed: land,
  Knocked: slide(200),
  Claimed: claim,
  PutBack: slide(90),
  BlackCupJoins: join,
  Shifted: ({ fact }) => ({ ms: fact.origin === fact.cup ? 60 : 330, sound: "cup" }),
  FinaleBegins: () => ({ ms: 700, sound: "bang" }),
  Refilled: refill,
  Ended: () => ({ ms: 700, sound: "win" }),
};

export function motion(picture: HopperPicture, fact: Fact, near: Seat): Motion | null {
  return MOTIONS[fact.fact]?.({ picture, fact, layout: layoutOf(picture, near) }) ?? null;
}
