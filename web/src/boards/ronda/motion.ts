/** Animations and sounds of Ronda's facts. No duration or path depends on covered beans. */

import type { Flight, Motion } from "../../board/contract";
import { byFact, unmoved } from "../../board/kit/by-fact";
import { heap } from "../../board/kit/beans";
import type { RondaFact } from "../../wire/games/ronda";
import { CUPS, type Picture } from "./picture";

const liftedOff = (cup: number): Flight[] => [{ from: `cup:${cup}`, to: `aside:${cup}`, sprite: "cup-off", lift: 64 }];

const bean = (from: string, to: string): Flight => ({ from, to, lift: 70, sprite: "bean" });

/** Cups swap places across the cloth. */
function shuffling(): Flight[] {
  return Array.from({ length: CUPS }, (_, index) => {
    const to = ((index + 3) % CUPS) + 1;
    return { from: `cup:${index + 1}`, to: `cup:${to}`, sprite: "cup", lift: index % 2 ? 30 : -30 };
  });
}

function leaving(cup: number, beans: number, place: string): Flight[] {
  const to = place === "black" ? "black" : "box";
  return heap(beans, 46, 40, cup).map(({ x, y }) => ({
    from: `cup:${cup}`,
    to,
    fromShift: [x, y],
    toShift: [x, y],
    lift: 40,
    sprite: "bean",
  }));
}

export const motion = byFact<Picture, RondaFact, Motion | null>(
  {
    Shuffled: () => ({ ms: 1100, sound: "cup", flights: shuffling() }),
    Begins: () => ({ ms: 700, sound: "lot" }),
    Lifted: (_, { cup }) => ({ ms: 520, sound: "cup", flights: liftedOff(cup) }),
    Covered: (_, { cup }) => ({
      ms: 380,
      sound: "cup",
      flights: [{ from: `aside:${cup}`, to: `cup:${cup}`, sprite: "cup-on", lift: 64 }],
    }),
    Matched: () => ({ ms: 800, sound: "free" }),
    // Long enough to look at both and to remember them.
    Missed: () => ({ ms: 300, hold: 1500 }),
    Added: (_, { seat, cup }) => ({
      ms: 620,
      hold: 500,
      sound: "bean",
      flights: [bean(`hand:${seat}`, `cup:${cup}`)],
    }),
    Dissolved: (_, { cup, beans, place }) => ({
      ms: 800,
      hold: 600,
      sound: "capture",
      flights: leaving(cup, beans, place),
    }),
    Fined: (_, { seat }) => ({ ms: 640, sound: "bean", flights: [bean("black", `hand:${seat}`)] }),
    Won: () => ({ ms: 900, sound: "win" }),
    // One after another, each a little higher than the last.
    Uncovered: ({ cups }, { cup }) => ({
      ms: 420,
      sound: "cup",
      pitch: cups.filter((beans) => beans !== null).length,
      flights: liftedOff(cup),
    }),
  },
  unmoved,
);
