/** The cups and beans of the 3D table, each at its current position. */

import { MeshStandardMaterial, type Mesh } from "three";
import type { Seat } from "../../../wire/http";
import { readSprite, type Arc } from "../arc";
import { filmedAt, type Film } from "../film";
import { layoutOf } from "../layout";
import type { HopperPicture } from "../picture";
import type { Seen } from "./director";
import { Moves } from "./moves";
import { beanPoses, cupNumber, dishPoses, filmPose, flightPose, standing, takenCups } from "./poses";
import { beanShape, cupShape } from "./shapes";
import type { Palette } from "./theme";
import { Things, type Pose } from "./things";
import { plain } from "./wood";

const MOST_BEANS = 128;
const MOST_CUPS = 48;
const GLIDE = 320;

export interface Shown extends Seen {
  flights: readonly Arc[];
  /** Duration of animations; 0 if motion is off. */
  ms: number;
  /** 1 is the normal pace; 0 jumps. */
  pace: number;
}

interface Running<T> {
  what: T;
  since: number;
  ms: number;
}

export class Cast {
  readonly #wood = new MeshStandardMaterial({ map: plain(), roughness: 0.48 });
  readonly #blackWood = new MeshStandardMaterial({ map: this.#wood.map, roughness: 0.35 });
  readonly #beanWood = new MeshStandardMaterial({ vertexColors: true, roughness: 0.42 });
  readonly #cups: Things;
  readonly #black: Things;
  readonly #beans: Things;
  readonly #heaps: Things;
  readonly #lie = new Moves<number>();
  readonly #stand = new Moves<number>();
  #film: Running<Film> | null = null;
  #flights: Running<readonly Arc[]> | null = null;

  constructor() {
    const [cup, bean] = [cupShape(), beanShape()];
    this.#cups = new Things(cup, this.#wood, MOST_CUPS, [0.86, 0.24]);
    this.#black = new Things(cup, this.#blackWood, 4, [1, 0]);
    this.#beans = new Things(bean, this.#beanWood, MOST_BEANS, [0.8, 0.28]);
    this.#heaps = new Things(bean, this.#beanWood, 2 * MOST_BEANS, [0.8, 0.28]);
  }

  get meshes(): Mesh[] {
    return [this.#cups, this.#black, this.#beans, this.#heaps].map(({ mesh }) => mesh);
  }

  wear({ colours, dark }: Palette): void {
    this.#wood.color.copy(colours["wood-light"]).lerp(colours.wood, dark ? 0.2 : 0.55);
    this.#blackWood.color.copy(colours.pitch).lerp(colours["pitch-light"], 0.3);
    this.#beanWood.color.copy(colours.bean);
  }

  /** Start and stop the film and the flights, and move everything else to its place. */
  show(shown: Shown, before: Shown | null, now: number): void {
    if (shown.picture.film !== before?.picture.film) this.#roll(shown, now);
    if (shown.flights !== before?.flights) {
      this.#flights = shown.flights.length ? { what: shown.flights, since: now, ms: shown.ms } : null;
    }
    this.#place(shown, now);
  }

  /** The film, and how many of its milliseconds have been shown. */
  running(now: number): { film: Film; ms: number } | null {
    if (!this.#film) return null;
    const { what, since, ms } = this.#film;
    return { film: what, ms: ms > 0 ? ((now - since) / ms) * what.ms : what.ms };
  }

  /** Place everything for the current time. Returns whether anything is still moving. */
  move(shown: Shown, now: number): boolean {
    const running = this.running(now);
    this.#lie.tick(now);
    this.#stand.tick(now);
    const beans = new Map(this.#lie.poses);
    if (running) for (const one of filmedAt(running.film, running.ms)) beans.set(one.bean, filmPose(one));
    this.#beans.draw(beans);
    this.#drawCups(shown, now);
    return this.#lie.busy || this.#stand.busy || this.#film !== null || this.#flights !== null;
  }

  #roll({ picture: { film }, ms }: Shown, now: number): void {
    if (this.#film) for (const one of filmedAt(this.#film.what, Infinity)) this.#lie.put(one.bean, filmPose(one));
    const live = film?.began !== undefined;
    this.#film = film && { what: film, since: film.began ?? now, ms: live ? film.ms : ms };
  }

  #place({ picture, pace }: Shown, now: number): void {
    const poses = beanPoses(picture);
    // Flying beans are placed by their film only.
    for (const { bean } of picture.film?.path.tracks ?? []) {
      const lies = this.#lie.poses.get(bean);
      if (lies) poses.set(bean, lies);
    }
    this.#lie.go(poses, now, GLIDE * pace);
    const cups = picture.cups.map((cup): [number, Pose] => [cupNumber(cup), standing(cup)]);
    this.#stand.go(new Map(cups), now, GLIDE * pace);
  }

  #drawCups({ picture, near }: Shown, now: number): void {
    const blacks = new Set(picture.cups.filter(({ black }) => black).map(cupNumber));
    const flown = this.#flown(picture, near, now);
    const cups = [...this.#stand.poses].map(([number, pose]) => ({ black: blacks.has(number), number, pose }));
    let next = 17;
    for (const cup of takenCups(picture)) cups.push({ ...cup, number: next++ });
    for (const { thing, pose } of flown) {
      if (thing !== "bean") cups.push({ black: thing === "black", number: next++, pose });
    }
    this.#cups.draw(cups.filter(({ black }) => !black).map(({ number, pose }) => [number, pose]));
    this.#black.draw(cups.filter(({ black }) => black).map(({ pose }, one) => [one, pose]));
    const beans = flown.filter(({ thing }) => thing === "bean").map(({ pose }) => pose);
    this.#heaps.draw([...dishPoses(picture), ...beans].map((pose, one) => [one, pose]));
  }

  #flown(picture: HopperPicture, near: Seat, now: number) {
    if (!this.#flights) return [];
    const { what, since, ms } = this.#flights;
    const layout = layoutOf(picture, near);
    return what.map((flight) => ({
      thing: readSprite(flight.sprite).thing,
      pose: flightPose(flight, (now - since) / ms, picture, layout),
    }));
  }
}
