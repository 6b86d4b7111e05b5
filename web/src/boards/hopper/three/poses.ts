/** The 3D poses of everything in a picture. Pure. */

import type { Point } from "../../../board/contract";
import { moments, readSprite, type Arc } from "../arc";
import type { Filmed } from "../film";
import type { Layout } from "../layout";
import { LIFTED, type Bean, type Cup, type HopperPicture } from "../picture";
import { DM, mix, placed, type Vector } from "./camera";
import { DISH, heaped, PAD, takenPlace } from "./places";
import { BEAN } from "./shapes";
import { UPRIGHT, type Pose } from "./things";

export const about = (turn: number): Pose["turn"] => [Math.cos(turn / 2), 0, 0, Math.sin(turn / 2)];

const lying = ({ pose }: Bean): Pose => {
  const [x = 0, y = 0, z = 0, ...turn] = pose;
  const [w, i, j, k] = turn.map((part) => part / 1e6) as [number, number, number, number];
  return { at: [x * DM, y * DM, z * DM], turn: [w, i, j, k] };
};

/** Beans on the table and on their shooter's pad, by number. */
export function beanPoses(picture: HopperPicture): Map<number, Pose> {
  const there = picture.beans.filter(({ place, pose }) => place !== LIFTED && pose.length);
  const poses = new Map(there.map((bean) => [bean.bean, lying(bean)]));
  for (const { bean, seat } of picture.flying) {
    if (picture.shown.has(bean)) continue;
    const at = placed([PAD[0], PAD[1], 0.035 + BEAN.high], seat, picture.hands.length);
    poses.set(bean, { at, turn: about(0) });
  }
  return poses;
}

export const filmPose = ({ at: [x, y, z, ...turn] }: Filmed): Pose => ({
  at: [x * DM, y * DM, z * DM],
  turn,
});

/** The beans in the players' dishes, in order. */
export function dishPoses({ hands }: HopperPicture): Pose[] {
  return hands.flatMap((beans, seat) =>
    Array.from({ length: beans }, (_, number) => {
      const { at, turn } = heaped(number, seat, hands.length);
      return { at, turn: about(turn) };
    }),
  );
}

export const standing = ({ x, y }: Cup): Pose => ({ at: [x * DM, y * DM, 0.004], turn: UPRIGHT });

/** A cup keeps its number, and therefore its texture, when it is pushed. */
export const cupNumber = ({ key }: Cup): number =>
  key === "black" ? 16 : key.charCodeAt(0) - 97 + 4 * (Number(key[1]) - 1);

export interface TakenCup {
  black: boolean;
  pose: Pose;
}

export function takenCups({ taken, hands }: HopperPicture): TakenCup[] {
  const before = hands.map(() => 0);
  return taken.map(({ seat, black }) => {
    const at = takenPlace(before[seat]!, seat, hands.length);
    before[seat]! += 1;
    return { black, pose: { at, turn: UPRIGHT } };
  });
}

// Flights without a path

const HIGH = { shot: 3.6, hop: 2.2 };
const TURNS = 5;

/** The 3D pose of a flight of the flat picture after `part` of its duration. */
export function flightPose(flight: Arc, part: number, picture: HopperPicture, layout: Layout): Pose {
  const path = moments(flight);
  const exact = Math.min(Math.max(part, 0), 1) * (path.length - 1);
  const [before, after] = [path[Math.floor(exact)]!, path[Math.ceil(exact)]!];
  const rest = exact - Math.floor(exact);
  const [from, to] = [before.ground, after.ground].map((point) => ground(point, layout)) as [Vector, Vector];
  const { thing, way } = readSprite(flight.sprite);
  const high = HIGH[way] * mix(before.height, after.height, rest);
  const home = homeOf(flight, picture, layout);
  const drift = home ? part : 0;
  const goal = ground(flight.to, layout);
  return {
    at: [
      mix(from[0], to[0], rest) + drift * ((home?.[0] ?? 0) - goal[0]),
      mix(from[1], to[1], rest) + drift * ((home?.[1] ?? 0) - goal[1]),
      high + BEAN.high,
    ],
    turn: thing === "bean" ? about(TURNS * part) : UPRIGHT,
  };
}

function ground(point: Point, layout: Layout): Vector {
  const [x, y] = layout.back(point);
  return [x * DM, y * DM, 0];
}

/** Map a flight to a player's plate in the flat picture to their place at the 3D table. */
function homeOf({ to, sprite }: Arc, picture: HopperPicture, layout: Layout): Vector | null {
  const seats = picture.hands.length;
  for (let seat = 0; seat < seats; seat += 1) {
    const [x, y] = layout.plate(seat);
    if (x !== to[0] || y !== to[1]) continue;
    if (readSprite(sprite).thing === "bean") return placed(DISH, seat, seats);
    return takenPlace(picture.taken.filter((cup) => cup.seat === seat).length, seat, seats);
  }
  return null;
}
