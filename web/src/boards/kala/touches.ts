/** What can be touched on the board: sixteen cells, and answers while something is asked. */

import { say } from "../../lib/texts.svelte";
import type { Target } from "../shared/targets";
import { CELLS } from "./cells";
import type { Way } from "./choice";
import type { Chooser } from "./chooser.svelte";
import { cellLabel, type Names } from "./labels";
import { ANSWER, answersAt, BACK, CUP, middleOf, pointOf } from "./layout";
import type { Picture } from "./picture";

export function targetsOf(
  picture: Picture,
  names: Names,
  chooser: Chooser,
  hinted: Way | null,
): Target[] {
  const cells = CELLS.map((cell) => cellTarget(picture, names, chooser, hinted, cell));
  return [...cells, ...answerTargets(chooser), ...backTarget(chooser)];
}

function cellTarget(
  picture: Picture,
  names: Names,
  chooser: Chooser,
  hinted: Way | null,
  cell: string,
): Target {
  const [x, y] = pointOf(cell);
  const told = cellLabel(picture, names, cell);
  const step = hinted?.cells.indexOf(cell) ?? -1;
  return {
    id: cell,
    x,
    y,
    rx: CUP + 9,
    ry: CUP + 9,
    inset: 3,
    shape: "ellipse",
    label: step < 0 ? told : say("board-kala-hinted", { told, bean: step + 1 }),
    enabled: chooser.offered.has(cell),
    chosen: chooser.choice.touched.includes(cell),
    act: () => chooser.touch(cell),
  };
}

function answerTargets(chooser: Chooser): Target[] {
  if (chooser.asked !== "harvest") return [];
  const [yes, no] = answersAt(chooser.end!);
  const answer = (id: string, [x, y]: readonly [number, number], harvest: boolean): Target => ({
    id,
    x,
    y,
    ...ANSWER,
    shape: "rect",
    label: say(harvest ? "board-kala-harvest" : "board-kala-leave"),
    enabled: true,
    act: () => chooser.answer(harvest),
  });
  return [answer("harvest", yes, true), answer("leave", no, false)];
}

function backTarget(chooser: Chooser): Target[] {
  if (!chooser.begun) return [];
  const [x, y] = middleOf(BACK);
  return [
    {
      id: "back",
      x,
      y,
      rx: BACK.width / 2 - 4,
      ry: BACK.height / 2 - 4,
      shape: "rect",
      label: say("board-kala-back"),
      enabled: true,
      act: () => chooser.back(),
    },
  ];
}
