/** A hint that does not reveal the shot, only a good cup. */

import type { Seat } from "../../wire/http";
import type { Clue } from "../../board/contract";
import { spotOf } from "./layout";
import type { Cup, HopperPicture } from "./picture";
import { readShot } from "./shot.svelte";

function cupOf(picture: HopperPicture, move: string, actor: Seat): string | undefined {
  const shot = readShot(move);
  if (!shot) return move.split(" ")[1];
  const [x, y] = spotOf(shot, actor, picture.hands.length);
  const away = (cup: Cup) => Math.hypot(cup.x - x, cup.y - y);
  return [...picture.cups].sort((one, other) => away(one) - away(other))[0]?.cell;
}

export function clue(picture: HopperPicture, move: string, _legal: unknown, actor: Seat): Clue {
  const cup = cupOf(picture, move, actor);
  return { targets: cup ? [cup] : [], key: "board-hopper-look", places: cup ?? "" };
}
