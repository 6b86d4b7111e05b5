/** The targets: cards of the grid, cauldrons and answers. Every open card can be read. */

import type { Card } from "../../wire/games/kessel";
import type { Seat } from "../../wire/http";
import type { Kit, Point } from "../../board/contract";
import type { Target } from "../../board/kit/targets";
import {
  CARD,
  cauldronPoint,
  isCorner,
  lineAt,
  numberOf,
  PLACE_REACH,
  placePoint,
  PLACES,
  slots,
  type Shape,
} from "./layout";
import type { KesselPicture } from "./picture";
import { lineWords } from "./words";

export interface Touch {
  kit: Kit;
  picture: KesselPicture;
  shape: Shape;
  near: number;
  names: readonly string[];
  you: Seat | null;
  legal: readonly string[];
  /** A card in words; `cardWords`, remembered. */
  tell: (card: Card) => string;
  /** Take the card of a place, or show it first. */
  take: (place: string) => void;
  /** Read a card that cannot be taken: of a place, or `cauldron1`. */
  read: (target: string) => void;
  answer: (answer: Answer) => void;
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
/** Room for the question above the buttons. */
const TITLE = 50;

/** The buttons of a question, one below the other. */
export function answerBoxes({ picture, shape, legal }: Pick<Touch, "picture" | "shape" | "legal">): AnswerBox[] {
  const { at, size } = slots(shape, picture.cauldrons.length).ask;
  const given = ANSWERS.filter((answer) => legal.includes(answer));
  const title = shape === "wide" ? TITLE : 0;
  const high = (size[1] - title - GAP * (given.length - 1)) / given.length;
  return given.map((answer, number) => {
    const half: Point = [size[0] / 2, high / 2];
    return { answer, at: [at[0] + half[0], at[1] + title + half[1] + number * (high + GAP)], half };
  });
}

/** The text of an answer, which depends on the symbol. */
export function answerWords({ t }: Kit, answer: Answer, picture: KesselPicture): string {
  const decides = answer === "use" || answer === "waive";
  return t(decides ? `board-kessel-${answer}-${picture.asked}` : `board-kessel-${answer}`);
}

function placeTargets({ kit, picture, legal, tell, take, read }: Touch): Target[] {
  return PLACES.map((place, number): Target => {
    const card = picture.places[number];
    const [x, y] = placePoint(place);
    const label = () => (card ? `${place}: ${tell(card)}` : kit.t("board-kessel-empty", { place }));
    const [rx, ry] = PLACE_REACH;
    const enabled = legal.includes(place);
    const act = () => (enabled ? take(place) : read(place));
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
    act: () => touch.answer(answer),
  }));
}

/** A cauldron in words: only its height, its top card and its pawn's position are known. */
export function cauldronWords({ kit, picture, names, you, tell }: Touch, seat: number): string {
  const { t, person } = kit;
  const { top, count } = picture.cauldrons[seat]!;
  const told = [t("board-kessel-cauldron", { ...person(names, seat, you), count })];
  if (top) told.push(t("board-kessel-on-top", { card: tell(top) }));
  const stop = picture.figures[seat]!;
  if (stop >= 0) told.push(t("board-kessel-stands", { line: lineWords(kit, lineAt(stop)) }));
  return told.join(" ");
}

const CAULDRON = /^cauldron(\d)$/;
/** The seat whose cauldron a target is; null for other targets. */
export function ownerOf(target: string): Seat | null {
  const found = CAULDRON.exec(target);
  return found && Number(found[1]);
}

/** The card that a target shows; null if none. */
export function cardAt({ places, cauldrons }: KesselPicture, target: string): Card | null {
  const owner = ownerOf(target);
  return (owner === null ? places[numberOf(target)] : cauldrons[owner]?.top) ?? null;
}

function readable(id: string, [x, y]: Point, scale: number, label: () => string, act = () => {}): Target {
  const [rx, ry] = [scale * (CARD.wide / 2 + 4), scale * (CARD.high / 2 + 4)];
  return { id, x, y, rx, ry, shape: "rect", label, enabled: false, act };
}

function panelTargets(touch: Touch, asks: boolean): Target[] {
  const { picture, shape, near, read } = touch;
  const within = slots(shape, picture.cauldrons.length);
  const cauldrons = picture.cauldrons.map((_, seat) => {
    const id = `cauldron${seat}`;
    const at = cauldronPoint(within, seat, near);
    return readable(
      id,
      at,
      within.scale,
      () => cauldronWords(touch, seat),
      () => read(id),
    );
  });
  if (asks && within.asksOverStack) return cauldrons;
  const told = () => touch.kit.t("board-kessel-stack", { count: picture.stack });
  return [...cauldrons, readable("stack", within.stack, within.stackScale, told)];
}

export function targetsOf(touch: Touch): Target[] {
  const answers = answerTargets(touch);
  return [...placeTargets(touch), ...answers, ...panelTargets(touch, answers.length > 0)];
}
