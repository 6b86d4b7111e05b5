/** Positions of beans: irregular but repeatable, and independent of beans added later. */

export type Shape = "bean" | "stone";

export interface Lying {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  /** 0, 1 or 2: slightly different colours. */
  tint: number;
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
/** Beans per layer in a round hollow. */
const LAYERS = [14, 8, 4] as const;
/** Beyond this only the number is shown. */
export const MAX_DRAWN = 26;

/** A pseudo-random number from 0 to 1. */
function scatter(seed: number): number {
  const wild = Math.sin(seed * 12.9898 + 4.1) * 43758.5453;
  return wild - Math.floor(wild);
}

function bean(seed: number, x: number, y: number, loose: number): Lying {
  return {
    x: x + (scatter(seed) - 0.5) * loose,
    y: y + (scatter(seed + 0.37) - 0.5) * loose,
    turn: Math.round(scatter(seed + 0.71) * 180),
    tint: Math.floor(scatter(seed + 0.53) * 3),
  };
}

/** The layer of the nth bean, and its number in that layer. */
function layered(nth: number): [layer: number, nth: number] {
  let layer = 0;
  for (; layer < LAYERS.length - 1 && nth >= LAYERS[layer]!; layer++) nth -= LAYERS[layer]!;
  return [layer, nth];
}

/** Beans in a round or oval hollow, relative to its centre. */
export function heap(count: number, rx: number, ry: number, seed: number): Lying[] {
  return Array.from({ length: Math.min(count, MAX_DRAWN) }, (_, n) => {
    const [layer, nth] = layered(n);
    const away = Math.sqrt((nth + 0.35) / LAYERS[layer]!) * (1 - 0.22 * layer);
    const around = nth * GOLDEN + seed + layer;
    const x = rx * away * Math.cos(around);
    const y = ry * away * Math.sin(around) - 3 * layer;
    return bean(seed * 31 + n, x, y, 0.12 * Math.min(rx, ry));
  });
}

/** Beans in a trough, relative to its centre, filled from the left or, if upright, from below. */
export function trough(count: number, width: number, height: number, step: number): Lying[] {
  const upright = height > width;
  const [long, short] = upright ? [height, width] : [width, height];
  const rows = Math.max(1, Math.floor(short / step));
  const most = rows * Math.max(1, Math.floor(long / step));
  return Array.from({ length: Math.min(count, most) }, (_, n) => {
    const along = (Math.floor(n / rows) + 0.5) * step - long / 2;
    const across = ((n % rows) - (rows - 1) / 2) * (short / rows);
    const [x, y] = upright ? [across, -along] : [along, across];
    return bean(n * 7 + rows, x, y, 0.45 * step);
  });
}
