/** The board's targets: sixteen cells, and answers while a question is open. */

import type { Kit } from "../../board/contract";
import type { Target } from "../../board/kit/targets";
import { CELLS } from "./cells";
import type { Way } from "./choice";
import type { Chooser } from "./chooser.svelte";
import { cellLabel, type People } from "./labels";
import { ANSWER, answersAt, middleOf, PITCH, pointOf, type Box } from "./layout";
import type { Picture } from "./picture";

export interface TouchContext {
  kit: Kit;
  picture: Picture;
  people: People;
  chooser: Chooser;
  hinted: Way | null;
  corner: Box;
  /** Move the focus to a cell, because the focused answer is about to disappear. */
  focus: (cell: string) => void;
}

export function targetsOf(context: TouchContext): Target[] {
  const cells = CELLS.map((cell) => cellTarget(context, cell));
  return [...cells, ...answerTargets(context), ...backTarget(context)];
}

function labelOf({ kit, picture, people, hinted }: TouchContext, cell: string): string {
  const told = cellLabel(kit, picture, people, cell);
  const step = hinted?.cells.indexOf(cell) ?? -1;
  return step < 0 ? told : kit.t("board-kala-hinted", { told, bean: step + 1 });
}

function cellTarget(context: TouchContext, cell: string): Target {
  const { chooser } = context;
  const [x, y] = pointOf(cell);
  return {
    id: cell,
    x,
    y,
    rx: PITCH / 2,
    ry: PITCH / 2,
    inset: 3,
    shape: "ellipse",
    label: () => labelOf(context, cell),
    enabled: chooser.offered.has(cell),
    // Answers cover cells; there, only the numbered path shows what was selected.
    chosen: chooser.asked !== "harvest" && chooser.choice.touched.includes(cell),
    act: () => chooser.touch(cell),
  };
}

function answerTargets({ kit, chooser, focus }: TouchContext): Target[] {
  if (chooser.asked !== "harvest") return [];
  const end = chooser.end!;
  const [yes, no] = answersAt(end);
  const answer = (id: string, [x, y]: readonly [number, number], harvest: boolean): Target => ({
    id,
    x,
    y,
    ...ANSWER,
    shape: "rect",
    label: () => kit.t(harvest ? "board-kala-harvest" : "board-kala-leave"),
    enabled: true,
    act: () => {
      focus(end);
      chooser.answer(harvest);
    },
  });
  return [answer("harvest", yes, true), answer("leave", no, false)];
}

function backTarget({ kit, chooser, corner, focus }: TouchContext): Target[] {
  if (!chooser.begun) return [];
  const [x, y] = middleOf(corner);
  const act = () => {
    focus(chooser.choice.touched.at(-1)!);
    chooser.back();
  };
  const label = () => kit.t("board-kala-back");
  const [rx, ry] = [corner.width / 2 - 4, corner.height / 2 - 4];
  return [{ id: "back", x, y, rx, ry, shape: "rect", label, enabled: true, act }];
}
