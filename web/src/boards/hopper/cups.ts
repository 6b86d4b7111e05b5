/** The cups as something to visit and touch. */

import { say } from "../../lib/texts.svelte";
import type { Target } from "../shared/targets";
import type { Layout } from "./layout";
import { CUP_OUTER, PITCH } from "./measures";
import { beansIn, type Cup, type HopperPicture } from "./picture";

/** Nearly as far as the next cup: a finger needs all the room there is. */
const REACH = Math.max(CUP_OUTER, 0.495 * PITCH);

export function cupTargets(
  picture: HopperPicture,
  layout: Layout,
  enabled: boolean,
  act: (cup: Cup) => void,
): Target[] {
  return picture.cups.map((cup) => {
    const [x, y] = layout.at([cup.x, cup.y]);
    return {
      id: cup.cell,
      x,
      y,
      rx: REACH * layout.unit,
      ry: REACH * layout.unit,
      shape: "ellipse",
      label: cupLabel(cup, beansIn(picture, cup.cell)),
      enabled,
      act: () => act(cup),
    };
  });
}

const cupLabel = ({ cell, black }: Cup, beans: number): string =>
  say("board-hopper-cup", { cup: cell, black: black ? "yes" : "no", beans });
