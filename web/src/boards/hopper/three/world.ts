/** The table in space. It draws when something has changed or moves, and not otherwise. */

import {
  MeshStandardMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
  type Material,
  type Mesh,
} from "three";
import type { Seat } from "../../../lib/wire";
import type { Flight } from "../../contract";
import { readLook } from "../arc";
import { filmedAt, type Film } from "../film";
import { layoutOf } from "../layout";
import { plain } from "./wood";
import type { HopperPicture } from "../picture";
import type { Box, View } from "./camera";
import { Director, type Seen, type Sight } from "./director";
import { Furniture } from "./furniture";
import { Lights } from "./lights";
import { Moves } from "./moves";
import { beanPoses, cupNumber, dishPoses, filmPose, flightPose, standing, takenCups } from "./poses";
import { Seats } from "./seats";
import { beanShape, cupShape } from "./shapes";
import type { Palette } from "./theme";
import { Things, type Pose } from "./things";
import { Trails } from "./trails";

const MOST_BEANS = 128;
const MOST_CUPS = 48;
/** Finer than this nobody sees, and every device pays for it. */
const FINEST = 2;
const GLIDE = 320;

export interface Shown extends Seen {
  flights: readonly Flight[];
  /** How long what happens takes; 0: no motion is wanted. */
  ms: number;
  /** 1 is the pace it was made for; 0 jumps. */
  pace: number;
}

interface Running<T> {
  what: T;
  since: number;
  ms: number;
}

export class World {
  /** Told whenever it looks elsewhere, or comes to rest. */
  onview: (sight: Sight, still: boolean) => void = () => {};

  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(36, 1, 0.3, 60);
  readonly #director = new Director();
  readonly #lights = new Lights();
  readonly #furniture = new Furniture();
  readonly #seats: Seats;
  readonly #cups: Things;
  readonly #black: Things;
  readonly #beans: Things;
  readonly #heaps: Things;
  readonly #trails = new Trails();
  readonly #woods: MeshStandardMaterial[];
  readonly #beanWood = new MeshStandardMaterial({ vertexColors: true, roughness: 0.42 });
  readonly #lie = new Moves<number>();
  readonly #stand = new Moves<number>();
  #box: Box = { width: 1, height: 1 };
  #shown: Shown | null = null;
  #film: Running<Film> | null = null;
  #flights: Running<readonly Flight[]> | null = null;
  #frame = 0;
  #told = "";

  constructor(canvas: HTMLCanvasElement, seats: number) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    const light = new MeshStandardMaterial({ map: plain(), roughness: 0.48 });
    const black = new MeshStandardMaterial({ map: light.map, roughness: 0.35 });
    this.#woods = [light, black];
    const cup = cupShape();
    this.#cups = new Things(cup, light, MOST_CUPS, [0.86, 0.24]);
    this.#black = new Things(cup, black, 4, [1, 0]);
    const bean = beanShape();
    this.#beans = new Things(bean, this.#beanWood, MOST_BEANS, [0.8, 0.28]);
    this.#heaps = new Things(bean, this.#beanWood, 2 * MOST_BEANS, [0.8, 0.28]);
    this.#seats = new Seats(seats);
    for (const { mesh } of [this.#cups, this.#black, this.#beans, this.#heaps]) this.#scene.add(mesh);
    this.#scene.add(this.#lights.group, this.#furniture.group, this.#seats.group, this.#trails.group);
  }

  wear(palette: Palette): void {
    const { colours, dark } = palette;
    for (const part of [this.#lights, this.#furniture, this.#seats, this.#trails]) part.wear(palette);
    this.#woods[0]!.color.copy(colours["wood-light"]).lerp(colours.wood, dark ? 0.2 : 0.55);
    this.#woods[1]!.color.copy(colours.pitch).lerp(colours["pitch-light"], 0.3);
    this.#beanWood.color.copy(colours.bean);
    this.#changed();
  }

  resize(box: Box): void {
    this.#box = box;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, FINEST));
    this.#renderer.setSize(box.width, box.height, false);
    this.#camera.aspect = box.width / box.height;
    this.#invalidate();
  }

  show(shown: Shown): void {
    const now = performance.now();
    const before = this.#shown;
    this.#shown = shown;
    this.#run(shown, before, now);
    this.#place(shown, now);
    this.#lights.turn(shown.near, shown.picture.hands.length);
    this.#director.turn(shown, now, before ? shown.pace : 0);
    this.#changed();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = -1;
    this.#scene.traverse((node) => release(node as Mesh));
    this.#lights.dispose();
    this.#renderer.dispose();
    // A browser lends only a few drawing boards at a time: give this one back.
    this.#renderer.forceContextLoss();
  }

  /** Begin and end the film and the flights. */
  #run(shown: Shown, before: Shown | null, now: number): void {
    const { film } = shown.picture;
    if (film !== before?.picture.film) {
      if (this.#film) for (const one of filmedAt(this.#film.what, Infinity)) this.#lie.put(one.bean, filmPose(one));
      const live = film?.began !== undefined;
      this.#film = film && { what: film, since: film.began ?? now, ms: live ? film.ms : shown.ms };
      this.#trails.begin(film);
    }
    if (shown.flights !== before?.flights) {
      this.#flights = shown.flights.length ? { what: shown.flights, since: now, ms: shown.ms } : null;
    }
  }

  #place({ picture, near, pace }: Shown, now: number): void {
    const poses = beanPoses(picture);
    // What flies is placed by its film; nothing else may move it.
    for (const { bean } of picture.film?.path.tracks ?? []) {
      const lies = this.#lie.poses.get(bean);
      if (lies) poses.set(bean, lies);
    }
    this.#lie.go(poses, now, GLIDE * pace);
    const cups = picture.cups.map((cup): [number, Pose] => [cupNumber(cup), standing(cup)]);
    this.#stand.go(new Map(cups), now, GLIDE * pace);
    const [xs, ys] = [picture.cups.map(({ x }) => x), picture.cups.map(({ y }) => y)];
    this.#furniture.name(lines(xs), lines(ys), (-2 * Math.PI * near) / picture.hands.length);
  }

  #changed(): void {
    this.#renderer.shadowMap.needsUpdate = true;
    this.#invalidate();
  }

  #invalidate(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(stamp: number): void {
    this.#frame = 0;
    const shown = this.#shown;
    if (!shown) return;
    const now = Math.max(stamp, performance.now());
    const moving = this.#move(shown, now);
    this.#aim(this.#director.look(shown, this.#box, this.#running(now), now));
    if (this.#film) this.#trails.draw(this.#film.what, this.#running(now)!.ms, this.#camera.position);
    this.#renderer.render(this.#scene, this.#camera);
    if (moving) this.#renderer.shadowMap.needsUpdate = true;
    const still = !moving && !this.#director.travelling;
    if (!still) this.#invalidate();
    this.#tell(still);
  }

  #tell(still: boolean): void {
    const told = `${this.#director.sight} ${still}`;
    if (told === this.#told) return;
    this.#told = told;
    this.onview(this.#director.sight, still);
  }

  /** The film, and how many of its own milliseconds have been shown. */
  #running(now: number): { film: Film; ms: number } | null {
    if (!this.#film) return null;
    const { what, since, ms } = this.#film;
    return { film: what, ms: ms > 0 ? ((now - since) / ms) * what.ms : what.ms };
  }

  /** Put everything where it is now; the answer says whether anything is still on its way. */
  #move(shown: Shown, now: number): boolean {
    const running = this.#running(now);
    this.#lie.tick(now);
    this.#stand.tick(now);
    const beans = new Map(this.#lie.poses);
    if (running) for (const one of filmedAt(running.film, running.ms)) beans.set(one.bean, filmPose(one));
    this.#beans.draw(beans);
    this.#drawCups(shown, now);
    return this.#lie.busy || this.#stand.busy || this.#film !== null || this.#flights !== null;
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
      thing: readLook(flight.look).thing,
      pose: flightPose(flight, (now - since) / ms, picture, layout),
    }));
  }

  #aim({ eye, target, up, angle }: View): void {
    this.#camera.position.set(...eye);
    this.#camera.up.set(...up);
    this.#camera.lookAt(...target);
    this.#camera.fov = angle;
    this.#camera.updateProjectionMatrix();
  }
}

const lines = (places: readonly number[]): number[] => [...new Set(places)].sort((a, b) => a - b);

function release(mesh: Mesh): void {
  mesh.geometry?.dispose();
  for (const material of [mesh.material ?? []].flat() as Material[]) {
    (material as MeshStandardMaterial).map?.dispose();
    material.dispose();
  }
}
