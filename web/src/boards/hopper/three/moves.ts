/** Glides pushed or moved objects to their new places. */

import { eased, mix, mixed } from "./camera";
import type { Pose } from "./things";

interface Way {
  from: Pose;
  to: Pose;
  since: number;
  ms: number;
}

/** Objects moving farther than this are lifted; others slide. */
const SLIDES = 0.7;
const LIFT = 0.28;

export class Moves<K> {
  readonly poses = new Map<K, Pose>();
  readonly #ways = new Map<K, Way>();

  get busy(): boolean {
    return this.#ways.size > 0;
  }

  /** Put an object somewhere immediately. */
  put(key: K, pose: Pose): void {
    this.#ways.delete(key);
    this.poses.set(key, pose);
  }

  /** Set all objects. Moved ones glide to their places in `ms`; new ones appear there. */
  go(goals: ReadonlyMap<K, Pose>, now: number, ms: number): void {
    for (const key of [...this.poses.keys()]) if (!goals.has(key)) this.#forget(key);
    for (const [key, goal] of goals) {
      const from = this.poses.get(key);
      const heading = this.#ways.get(key)?.to ?? from;
      if (heading && same(heading, goal)) continue;
      if (!from || ms <= 0) this.put(key, goal);
      else this.#ways.set(key, { from, to: goal, since: now, ms });
    }
  }

  tick(now: number): void {
    for (const [key, way] of this.#ways) {
      const part = (now - way.since) / way.ms;
      if (part >= 1) this.put(key, way.to);
      else this.poses.set(key, along(way, eased(part)));
    }
  }

  #forget(key: K): void {
    this.poses.delete(key);
    this.#ways.delete(key);
  }
}

const same = (one: Pose, other: Pose): boolean =>
  one.at.every((part, axis) => part === other.at[axis]) && one.turn.every((part, axis) => part === other.turn[axis]);

function along({ from, to }: Way, part: number): Pose {
  const [x, y, z] = mixed(from.at, to.at, part);
  const far = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]);
  const lift = far > SLIDES ? LIFT * far * 4 * part * (1 - part) : 0;
  return { at: [x, y, z + lift], turn: turning(from.turn, to.turn, part) };
}

function turning(from: Pose["turn"], to: Pose["turn"], part: number): Pose["turn"] {
  const way = from.reduce((sum, value, axis) => sum + value * to[axis]!, 0) < 0 ? -1 : 1;
  const raw = from.map((value, axis) => mix(value, way * to[axis]!, part));
  const size = Math.hypot(...raw) || 1;
  return raw.map((value) => value / size) as unknown as Pose["turn"];
}
