/** The targets of a board, and arrow-key navigation between them. */

export interface Target {
  id: string;
  x: number;
  y: number;
  /** Half width and half height of the target. At least 22 px on a phone: see `Targets`. */
  rx: number;
  ry: number;
  shape: "ellipse" | "rect";
  /** How far inside that its ring is drawn, if targets are close together. */
  inset?: number;
  /** What a screen reader says. A function, because it is not asked for while something moves. */
  label: () => string;
  /** Whether it leads to a legal move now. */
  enabled: boolean;
  chosen?: boolean;
  act: () => void;
}

/** A target with its label. */
export interface Shown extends Target {
  words: string;
}

/**
 * Remembers the targets of a board. It returns the earlier object for each one that looks the same,
 * so that only those that changed are drawn again, and keeps the labels while something moves.
 */
export function keeper(): (targets: readonly Target[], moving: boolean) => Shown[] {
  let kept = new Map<string, Shown>();
  return (targets, moving) => {
    const shown = targets.map((target) => {
      const before = kept.get(target.id);
      const words = before && moving ? before.words : target.label();
      return before && before.words === words && looksLike(before, target) ? before : { ...target, words };
    });
    kept = new Map(shown.map((target) => [target.id, target]));
    return shown;
  };
}

const LOOKS = ["x", "y", "rx", "ry", "shape", "inset", "enabled", "chosen"] as const;
const looksLike = (one: Target, other: Target) => LOOKS.every((name) => one[name] === other[name]);

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const ALONG: Record<Arrow, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): key is Arrow {
  return key in ALONG;
}

/** The nearest target in a direction; sideways distance counts double. */
export function towards(targets: readonly Target[], from: Target, arrow: Arrow): Target | null {
  const [dx, dy] = ALONG[arrow];
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    const ahead = (target.x - from.x) * dx + (target.y - from.y) * dy;
    const aside = Math.abs((target.x - from.x) * dy) + Math.abs((target.y - from.y) * dx);
    if (target.id === from.id || ahead <= 0.5) continue;
    if (ahead + 2 * aside < least) [best, least] = [target, ahead + 2 * aside];
  }
  return best;
}
