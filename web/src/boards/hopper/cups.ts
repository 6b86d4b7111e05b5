/** The cups as targets. */

import type { Kit } from "../../board/contract";
import type { Target } from "../../board/kit/targets";
import type { Layout } from "./layout";
import { CUP_OUTER, PITCH } from "./measures";
import { beansIn, type Cup, type HopperPicture } from "./picture";
import type { FreeCell } from "./rest";

/** Nearly the distance to the next cup, because fingers need as much room as possible. */
const REACH = Math.max(CUP_OUTER, 0.495 * PITCH);

export function cupTargets(
  kit: Kit,
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
      label: () => cupLabel(kit, cup, beansIn(picture, cup.cell)),
      enabled,
      act: () => act(cup),
    };
  });
}

/** The cells that a cup can be pushed to. */
export function cellTargets(
  { t }: Kit,
  cells: readonly FreeCell[],
  layout: Layout,
  enabled: boolean,
  act: (cell: string) => void,
): Target[] {
  return cells.map(({ cell, x: across, y: beyond }) => {
    const [x, y] = layout.at([across, beyond]);
    return {
      id: cell,
      x,
      y,
      rx: REACH * layout.unit,
      ry: REACH * layout.unit,
      shape: "ellipse",
      label: () => t("board-hopper-cell", { cup: cell }),
      enabled,
      act: () => act(cell),
    };
  });
}

const cupLabel = ({ t }: Kit, { cell, black }: Cup, beans: number): string =>
  t("board-hopper-cup", { cup: cell, black: black ? "yes" : "no", beans });
