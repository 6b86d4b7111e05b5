/** The targets: cards of the grid and answers; cauldrons and draw pile can only be read. */

import type { Seat } from "../../wire/http";
import type { Kit, Point } from "../../board/contract";
import type { Target } from "../../board/kit/targets";
import { CARD, cauldronPoint, isCorner, lineAt, PLACE_REACH, placePoint, PLACES, slots, type Shape } from "./layout";
import type { KesselPicture } from "./picture";
import { cardWords, lineWords } from "./words";

export interface Touch {
  kit: Kit;
  picture: KesselPicture;
  shape: Shape;
  near: number;
  names: readonly string[];
  you: Seat | null;
  legal: readonly string[];
  /** Whether a card is taken with its symbol if there are no reminders (KESSEL-11). */
  claims: boolean;
  onmove: (text: string) => void;
}

/** Suffix of a place: take its card and use its symbol. */
const CLAIM = "!";

/** The place from which a move takes a card; for other moves, the move itself. */
export const placeOf = (move: string): string => move.replace(CLAIM, "");
export const claimed = (place: string): string => place + CLAIM;
export const isClaim = (move: string): boolean => move.endsWith(CLAIM);

const ANSWERS = ["use", "waive", "keep", "aside"] as const;
export type Answer = (typeof ANSWERS)[number];
export const isAnswer = (text: string): text is Answer => (ANSWERS as readonly string[]).includes(text);

export interface AnswerBox {
  answer: Answer;
  at: Point;
  half: Point;
}

const GAP = 10;

/** The buttons of a question: stacked next to the grid, side by side below it. */
export function answerBoxes({ picture, shape, legal }: Touch): AnswerBox[] {
  const { at, size } = slots(shape, picture.cauldrons.length).ask;
  const given = ANSWERS.filter((answer) => legal.includes(answer));
  return given.map((answer, number) => {
    if (shape === "wide") {
      const half: Point = [size[0] / 2, 42];
      return { answer, at: [at[0] + half[0], at[1] + 94 + number * (2 * half[1] + GAP)], half };
    }
    const half: Point = [(size[0] - GAP) / 4, size[1] / 2];
    return { answer, at: [at[0] + half[0] + number * (2 * half[0] + GAP), at[1] + half[1]], half };
  });
}

/** The text of an answer, which depends on the symbol. */
export function answerWords({ t }: Kit, answer: Answer, picture: KesselPicture): string {
  const decides = answer === "use" || answer === "waive";
  return t(decides ? `board-kessel-${answer}-${picture.asked}` : `board-kessel-${answer}`);
}

function placeTargets({ kit, picture, legal, claims, onmove }: Touch): Target[] {
  return PLACES.map((place, number): Target => {
    const card = picture.places[number];
    const [x, y] = placePoint(place);
    const label = () => (card ? `${place}: ${cardWords(kit, card)}` : kit.t("board-kessel-empty", { place }));
    const [rx, ry] = PLACE_REACH;
    const enabled = legal.includes(place);
    // Useless symbols can be claimed too; the server explains why not, and nothing is given away.
    const act = () => onmove(claims ? claimed(place) : place);
    return { id: place, x, y, rx, ry, inset: 3, shape: "rect", label, enabled, act };
  }).filter(({ id }) => !isCorner(id));
}

function answerTargets(touch: Touch): Target[] {
  return answerBoxes(touch).map(({ answer, at: [x, y], half: [rx, ry] }) => ({
    id: answer,
    x,
    y,
    rx,
    ry,
    shape: "rect",
    label: () =>
      `${touch.kit.t(`board-kessel-ask-${touch.picture.asked}`)} ${answerWords(touch.kit, answer, touch.picture)}`,
    enabled: true,
    act: () => touch.onmove(answer),
  }));
}

/** A cauldron in words: only its height, its top card and its pawn's position are known. */
function cauldronWords({ kit, picture, names, you }: Touch, seat: number): string {
  const { t, person } = kit;
  const { top, count } = picture.cauldrons[seat]!;
  const told = [t("board-kessel-cauldron", { ...person(names, seat, you), count })];
  if (top) told.push(t("board-kessel-on-top", { card: cardWords(kit, top) }));
  const stop = picture.figures[seat]!;
  if (stop >= 0) told.push(t("board-kessel-stands", { line: lineWords(kit, lineAt(stop)) }));
  return told.join(" ");
}

function readable(id: string, [x, y]: Point, label: () => string): Target {
  const [rx, ry] = [CARD.wide / 2 + 4, CARD.high / 2 + 4];
  return { id, x, y, rx, ry, shape: "rect", label, enabled: false, act: () => {} };
}

function panelTargets(touch: Touch): Target[] {
  const { picture, shape, near } = touch;
  const within = slots(shape, picture.cauldrons.length);
  const cauldrons = picture.cauldrons.map((_, seat) =>
    readable(`cauldron${seat}`, cauldronPoint(within, seat, near), () => cauldronWords(touch, seat)),
  );
  const told = () => touch.kit.t("board-kessel-stack", { count: picture.stack });
  return [...cauldrons, readable("stack", within.stack, told)];
}

export function targetsOf(touch: Touch): Target[] {
  return [...placeTargets(touch), ...answerTargets(touch), ...panelTargets(touch)];
}
