/** What selecting a cup does now: the available moves, in words. */

import type { Kit } from "../../board/contract";
import type { Target } from "../../board/kit/targets";
import { PASS, placeOf, TOUCH } from "./layout";
import { CUPS, lying, type Picture } from "./picture";

export type Doing = "lift" | "add" | "keep";

const SIGNS: Record<Doing, string> = { lift: "", add: "+", keep: "=" };
export const PASSING = "pass";

type Legal = readonly string[] | null;

/** What can be done with this cup; null if nothing. */
export function doingOf(cup: number, legal: Legal): Doing | null {
  const doings = Object.keys(SIGNS) as Doing[];
  return doings.find((doing) => legal?.includes(`${SIGNS[doing]}${cup}`)) ?? null;
}

/** The next task of the player to move. */
function phaseOf(legal: Legal): Doing | null {
  for (let cup = 1; cup <= CUPS; cup++) {
    const doing = doingOf(cup, legal);
    if (doing) return doing;
  }
  return null;
}

const mayPass = (legal: Legal): boolean => legal?.includes(PASSING) ?? false;

function told({ t }: Kit, picture: Picture, cup: number, doing: Doing | null): string {
  const beans = lying(picture, cup);
  const state = beans === null ? t("board-ronda-covered", { cup }) : t("board-ronda-open", { cup, beans });
  return doing ? `${state} ${t(`board-ronda-touch-${doing}`)}` : state;
}

/** What a player probably wants when selecting a cup without a move: to lift it if covered. */
function meantWith(picture: Picture, cup: number, legal: Legal): Doing {
  return (lying(picture, cup) === null ? null : phaseOf(legal)) ?? "lift";
}

function cupTarget(kit: Kit, picture: Picture, cup: number, legal: Legal, play: (text: string) => void): Target {
  const doing = doingOf(cup, legal);
  const [x, y] = placeOf(cup);
  return {
    id: `cup-${cup}`,
    x,
    y,
    ...TOUCH,
    shape: "ellipse",
    label: () => told(kit, picture, cup, doing),
    enabled: doing !== null,
    // Send unavailable moves too, so that the server explains why not.
    act: () => play(`${SIGNS[doing ?? meantWith(picture, cup, legal)]}${cup}`),
  };
}

export function targetsOf(kit: Kit, picture: Picture, legal: Legal, play: (text: string) => void): Target[] {
  const cups = Array.from({ length: CUPS }, (_, index) => cupTarget(kit, picture, index + 1, legal, play));
  const pass: Target = {
    id: PASSING,
    ...PASS,
    shape: "rect",
    label: () => kit.t("board-ronda-touch-pass"),
    enabled: mayPass(legal),
    act: () => play(PASSING),
  };
  return [...cups, pass];
}

/** The target of a move: `+4` is `cup-4`. */
export const touchedBy = (move: string): string => (move === PASSING ? move : `cup-${move.replace(/^[+=]/, "")}`);
