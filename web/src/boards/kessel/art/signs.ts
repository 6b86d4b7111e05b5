/** The signs on the cards: the two symbols, the leaf of a plant, and a badge shape per colour. */

import { line, oval, patch, shape, type Layer } from "./strokes";

const cauldron: Layer[] = [
  shape("M32 30L25 12L31 17L33 3L38 15L46 8L42 20L52 19L40 32Z", "fire", 2),
  patch("M32 30L30 20L35 12L38 22L44 20L38 31Z", "ember"),
  shape("M11 28L53 28L50 34C58 48 48 61 32 61C16 61 6 48 14 34Z", "copper", 2.4),
  line("M17 40C15 48 20 54 26 56", "pale", 2.6),
  line("M11 28L53 28", "ink", 4.4),
];

const wand: Layer[] = [
  shape("M10 47C19 38 20 22 26 8C34 18 36 34 44 43C34 40 20 41 10 47Z", "body", 2.6),
  shape("M2 52C12 42 40 36 52 46C56 52 8 60 2 52Z", "dark", 2.4),
  line("M34 58L51 29", "ink", 6.4),
  line("M34 58L51 29", "pale", 3),
  shape("M52 6L55 16L65 19L55 22L52 32L49 22L39 19L49 16Z", "fire", 2.2),
];

const leaf: Layer[] = [
  shape("M6 58C4 28 24 8 58 6C60 40 38 60 6 58Z", "body", 3.4),
  line("M4 62L42 22M22 42L22 28M32 33L46 34", "pale", 3.4),
];

export const SYMBOLS: Record<"cauldron" | "wand" | "leaf", Layer[]> = { cauldron, wand, leaf };

/** A badge of 40 × 40 centred on 0, 0, with a different shape for each colour. */
export const BADGES: Record<string, string> = {
  black: "M0 -21L21 0L0 21L-21 0Z",
  white: oval(0, 0, 18),
  grey: "M-17 -17H17V17H-17Z",
  blue: "M0 -23C6 -12 17 -6 17 4C17 14 9 19 0 19C-9 19 -17 14 -17 4C-17 -6 -6 -12 0 -23Z",
  brown: "M-10 -18H10L20 0L10 18H-10L-20 0Z",
  green: "M-18 -18C2 -22 20 -14 18 18C-2 22 -20 14 -18 -18Z",
  purple: "M0 -21L20 -6L12.5 18H-12.5L-20 -6Z",
};
