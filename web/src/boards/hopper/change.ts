/** How facts change the picture of Hopper's table. */

import { byFact, unchanged, type Handlers } from "../../board/kit/by-fact";
import type {
  BlackCupJoins,
  Claimed,
  Fired,
  Flew,
  HopperFact,
  Landed,
  Refilled,
  Returned,
  Shifted,
} from "../../wire/games/hopper";
import type { Seat } from "../../wire/http";
import { filmOf, type Film } from "./film";
import { pathOf } from "./paths";
import { LIFTED, type Bean, type HopperPicture } from "./picture";

const LOOSE: ReadonlySet<string> = new Set(["tray", "table", "off"]);

const held = (hands: readonly number[], seat: Seat, more: number): number[] =>
  hands.map((beans, owner) => (owner === seat ? beans + more : beans));

const without = (beans: ReadonlySet<number>, gone: number): ReadonlySet<number> =>
  new Set([...beans].filter((bean) => bean !== gone));

function lay(picture: HopperPicture, { bean, place, pose }: Bean): HopperPicture {
  const others = picture.beans.filter((other) => other.bean !== bean);
  const beans = [...others, { bean, place, pose }].sort((a, b) => a.bean - b.bean);
  const shown = picture.shown.has(bean) ? without(picture.shown, bean) : picture.shown;
  return { ...picture, beans, shown };
}

function fire(picture: HopperPicture, { seat, bean, aim, power, timing }: Fired): HopperPicture {
  const flying = [...picture.flying, { seat, bean, aim, power, timing }];
  return { ...picture, flying, hands: held(picture.hands, seat, -1) };
}

function leaveAir(picture: HopperPicture, { bean }: Landed): HopperPicture {
  return { ...picture, flying: picture.flying.filter((other) => other.bean !== bean) };
}

/** The flight to show; null if it was not simulated or cannot be decoded. */
export function filmFor(picture: HopperPicture, { path: text }: Flew): Film | null {
  const path = pathOf(text);
  const shots = new Map(picture.flying.map(({ bean, seat }) => [bean, seat]));
  return (
    path &&
    filmOf(
      path,
      shots,
      picture.cups.map(({ x, y }) => [x, y]),
    )
  );
}

/** All beans have flown and rolled; the next facts say where they are now. */
function fly(picture: HopperPicture, fact: Flew): HopperPicture {
  const tracks = pathOf(fact.path)?.tracks ?? [];
  return { ...picture, film: null, shown: new Set(tracks.map(({ bean }) => bean)) };
}

/** A bean stops, coming from the air or, on a real table, directly from a hand. */
function land(picture: HopperPicture, fact: Landed): HopperPicture {
  const hands = picture.referee ? held(picture.hands, fact.seat, -1) : picture.hands;
  return lay({ ...leaveAir(picture, fact), hands }, fact);
}

const lift = (picture: HopperPicture, cup: string): HopperPicture => ({
  ...picture,
  cups: picture.cups.filter(({ cell }) => cell !== cup),
});

function take(picture: HopperPicture, { seat, cup, black }: Claimed): HopperPicture {
  return { ...lift(picture, cup), taken: [...picture.taken, { seat, black }] };
}

function join(picture: HopperPicture, { cup, x, y }: BlackCupJoins): HopperPicture {
  return { ...picture, cups: [...picture.cups, { key: "black", cell: cup, black: true, x, y }] };
}

/** A cup is pushed together with its beans. */
function shift(picture: HopperPicture, { origin, cup, x, y }: Shifted): HopperPicture {
  const old = picture.cups.find(({ cell }) => cell === origin);
  if (!old) return picture;
  const carried = ({ bean, pose }: Bean): Bean => {
    const [from_x = 0, from_y = 0, ...rest] = pose;
    const moved = pose.length ? [from_x + x - old.x, from_y + y - old.y, ...rest] : [];
    return { bean, place: cup, pose: moved };
  };
  return {
    ...picture,
    cups: picture.cups.map((other) => (other === old ? { ...old, cell: cup, x, y } : other)),
    beans: picture.beans.map((bean) => (bean.place === origin ? carried(bean) : bean)),
  };
}

/** The loose beans that a seat picks up; if several seats refill, they share all of them. */
export const pickedUp = (picture: HopperPicture, { beans }: Refilled): Bean[] =>
  picture.beans.filter(({ place }) => LOOSE.has(place)).slice(0, beans);

function pickUp(picture: HopperPicture, fact: Refilled): HopperPicture {
  const picked = new Set(pickedUp(picture, fact));
  const beans = picture.beans.map((bean) => (picked.has(bean) ? { ...bean, place: LIFTED } : bean));
  return { ...picture, beans };
}

function refill(picture: HopperPicture, fact: Refilled): HopperPicture {
  const lifted = picture.beans.some(({ place }) => place === LIFTED) ? picture : pickUp(picture, fact);
  const beans = lifted.beans.filter(({ place }) => place !== LIFTED);
  return { ...picture, beans, hands: held(picture.hands, fact.seat, fact.beans) };
}

/** Beans that were not taken after all leave the hand; the next facts say where they are. */
const giveBack = (picture: HopperPicture, { seat, beans }: Returned): HopperPicture => ({
  ...picture,
  hands: held(picture.hands, seat, -beans),
});

type Changes = Handlers<HopperPicture, HopperFact, HopperPicture>;

const CHANGES: Changes = {
  Fired: fire,
  Flew: fly,
  Landed: land,
  Knocked: lay,
  Stirred: lay,
  Claimed: take,
  PutBack: (picture, fact) => lay(picture, { ...fact, place: "table" }),
  BlackCupJoins: join,
  Shifted: shift,
  FinaleBegins: (picture) => ({ ...picture, finale: true }),
  Refilled: refill,
  Returned: giveBack,
  Ended: (picture) => ({ ...picture, over: true }),
};

export const after = byFact<HopperPicture, HopperFact, HopperPicture>(CHANGES, unchanged);

const BEGINNINGS: Changes = {
  Flew: (picture, fact) => ({ ...picture, film: filmFor(picture, fact) }),
  Landed: leaveAir,
  Refilled: pickUp,
  Claimed: (picture, { cup }) => lift(picture, cup),
};

/** Objects in the air are drawn only there. */
export const during = byFact<HopperPicture, HopperFact, HopperPicture>(BEGINNINGS, unchanged);
