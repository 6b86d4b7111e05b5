/** A shot in progress: aim, hold and release for power, then stop the swinging hand. */

import { AIM, clamp, PERFECT_POWER, POWER } from "./measures";
import type { Sight } from "./layout";
import { powerAfter, timingAfter, type Flick } from "./swing";

export type Phase = "aim" | "hold" | "swing";

const clock = (): number => performance.now();

export class ShotInput {
  aim = $state(0);
  /** The power that reaches the spot aimed at, shown as a mark on the gauge. */
  goal = $state(PERFECT_POWER);
  phase = $state<Phase>("aim");
  power = $state(0);
  timing = $state(0);

  #since = 0;

  constructor(
    readonly shoot: (text: string) => void,
    readonly now: () => number = clock,
  ) {}

  point({ aim, power }: Sight): void {
    this.aim = clamp(aim, AIM);
    this.goal = clamp(power, POWER);
  }

  /** Press the button: hold the hand back or, if it swings already, shoot. */
  press(): void {
    if (this.phase === "aim") this.#enter("hold");
    else if (this.phase === "swing") this.#slap();
  }

  /** Release the button: fix the power and start the swing. */
  release(): void {
    if (this.phase !== "hold") return;
    this.tick();
    this.#enter("swing");
  }

  /** Shoot with one stroke instead of holding and pressing. */
  flick({ aside, power, timing }: Flick): void {
    const text = shotText(clamp(this.aim + aside, AIM), power, timing);
    this.cancel();
    this.shoot(text);
  }

  cancel(): void {
    this.phase = "aim";
    this.power = this.timing = 0;
  }

  /** Update the gauge to the current time. */
  tick(): void {
    const passed = this.now() - this.#since;
    if (this.phase === "hold") this.power = powerAfter(passed);
    if (this.phase === "swing") this.timing = timingAfter(passed);
  }

  #enter(phase: Phase): void {
    this.phase = phase;
    this.#since = this.now();
    this.tick();
  }

  #slap(): void {
    this.tick();
    const text = shotText(this.aim, this.power, this.timing);
    this.cancel();
    this.shoot(text);
  }
}

export const shotText = (aim: number, power: number, timing: number): string => `shot ${aim} ${power} ${timing}`;

/** Parse the aim and power of a written shot; null if it is not one. */
export function readShot(text: string | null): Sight | null {
  const found = /^shot (-?\d+) (\d+) -?\d+( \d+)?$/.exec(text ?? "");
  return found ? { aim: Number(found[1]), power: Number(found[2]) } : null;
}
