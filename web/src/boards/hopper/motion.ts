/** Duration and flights of each fact. */

import type { Flight, Motion } from "../../board/contract";
import { byFact, unmoved } from "../../board/kit/by-fact";
import type { BlackCupJoins, Claimed, Flew, HopperFact, Landed, Refilled } from "../../wire/games/hopper";
import { after, filmFor, pickedUp } from "./change";
import { knocks } from "./film";
import { lying, nameOf } from "./layout";
import type { HopperPicture } from "./picture";

/** The parts of a flight's sprite: the object, and how it flies. */
export type Thing = "bean" | "cup" | "black";
export type Way = "shot" | "hop";
const sprite = (thing: Thing, way: Way): string => `${thing} ${way}`;

/** The whole simulated flight, with the sounds of beans hitting wood. */
function fly(picture: HopperPicture, fact: Flew): Motion | null {
  const film = filmFor(picture, fact);
  return film && { ms: film.ms, sounds: knocks(film).map((after) => ({ after, sound: "bean" })) };
}

/** From the shooter's edge to where it stops, if its path was not shown already. */
function land(picture: HopperPicture, fact: Landed): Motion | null {
  if (picture.shown.has(fact.bean)) return null;
  const from = `launch:${fact.seat}`;
  const rest = lying(after(picture, fact)).find(({ bean }) => bean === fact.bean);
  const flown = picture.flying.some(({ bean }) => bean === fact.bean);
  const to = rest ? nameOf(rest.spot) : from;
  const flight: Flight = { from, to, sprite: sprite("bean", flown ? "shot" : "hop") };
  return { ms: flown ? 1300 : 550, flights: [flight], sound: "bean" };
}

function claim(picture: HopperPicture, fact: Claimed): Motion {
  const cup = picture.cups.find(({ cell }) => cell === fact.cup);
  const from = nameOf(cup ? [cup.x, cup.y] : [0, 0]);
  const flight = { from, to: `plate:${fact.seat}`, sprite: sprite(fact.black ? "black" : "cup", "hop") };
  return { ms: 1000, flights: [flight], sound: "capture", sounds: [{ after: 780, sound: "tock" }] };
}

function join(_: HopperPicture, { x, y }: BlackCupJoins): Motion {
  const [from, to] = [nameOf([x, y], "above"), nameOf([x, y])];
  return { ms: 800, flights: [{ from, to, sprite: sprite("black", "hop") }], sound: "cup" };
}

function refill(picture: HopperPicture, fact: Refilled): Motion {
  const picked = new Set(pickedUp(picture, fact).map(({ bean }) => bean));
  const flights = lying(picture)
    .filter(({ bean }) => picked.has(bean))
    .map(({ spot }) => ({ from: nameOf(spot), to: `plate:${fact.seat}`, sprite: sprite("bean", "hop") }));
  return { ms: 700, flights, sound: "free" };
}

// Pushed objects slide by themselves (see Cups and Beans); the next one starts before they arrive.
const slide =
  (ms: number) =>
  (picture: HopperPicture, { bean }: { bean: number }): Motion | null =>
    picture.shown.has(bean) ? null : { ms };

export const motion = byFact<HopperPicture, HopperFact, Motion | null>(
  {
    Begins: () => ({ ms: 500, sound: "lot" }),
    Fired: () => ({ ms: 260, sound: "bang" }),
    Flew: fly,
    Landed: land,
    Knocked: slide(200),
    Claimed: claim,
    PutBack: slide(90),
    BlackCupJoins: join,
    Shifted: (_, { origin, cup }) => ({ ms: origin === cup ? 60 : 330, sound: "cup" }),
    FinaleBegins: () => ({ ms: 700, sound: "bang" }),
    Refilled: refill,
    Ended: () => ({ ms: 700, sound: "win" }),
  },
  unmoved,
);
