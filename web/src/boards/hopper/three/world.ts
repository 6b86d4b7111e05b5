/** The 3D table. It renders only when something changes or moves. */

import {
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
  type Material,
  type Mesh,
  type MeshStandardMaterial,
} from "three";
import type { Box, View } from "./camera";
import { Cast, type Shown } from "./cast";
import { Director, type Sight } from "./director";
import { Furniture } from "./furniture";
import { Lights } from "./lights";
import { Seats } from "./seats";
import type { Palette } from "./theme";
import { Trails } from "./trails";

/** Highest pixel ratio: more is not visible but costs performance. */
const FINEST = 2;

export class World {
  /** Called whenever the view changes or the camera stops. */
  onview: (sight: Sight, still: boolean) => void = () => {};

  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(36, 1, 0.3, 60);
  readonly #director = new Director();
  readonly #lights = new Lights();
  readonly #furniture = new Furniture();
  readonly #seats: Seats;
  readonly #cast = new Cast();
  readonly #trails = new Trails();
  #box: Box = { width: 1, height: 1 };
  #shown: Shown | null = null;
  #frame = 0;
  #told = "";

  /** `signs`: each seat's. */
  constructor(canvas: HTMLCanvasElement, signs: readonly string[]) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#seats = new Seats(signs);
    this.#scene.add(...this.#cast.meshes);
    this.#scene.add(this.#lights.group, this.#furniture.group, this.#seats.group, this.#trails.group);
  }

  wear(palette: Palette): void {
    for (const part of [this.#lights, this.#furniture, this.#seats, this.#cast, this.#trails]) {
      part.wear(palette);
    }
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
    this.#cast.show(shown, before, now);
    if (shown.picture.film !== before?.picture.film) this.#trails.begin(shown.picture.film);
    this.#name(shown);
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
    // Browsers limit the number of WebGL contexts, so release this one.
    this.#renderer.forceContextLoss();
  }

  /** Draw the names of rows and columns next to the cups. */
  #name({ picture: { cups, hands }, near }: Shown): void {
    const lines = (places: number[]): number[] => [...new Set(places)].sort((a, b) => a - b);
    const [xs, ys] = [lines(cups.map(({ x }) => x)), lines(cups.map(({ y }) => y))];
    this.#furniture.name(xs, ys, (-2 * Math.PI * near) / hands.length);
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
    const moving = this.#cast.move(shown, now);
    const running = this.#cast.running(now);
    this.#aim(this.#director.look(shown, this.#box, running, now));
    if (running) this.#trails.draw(running.film, running.ms, this.#camera.position);
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

  #aim({ eye, target, up, angle }: View): void {
    this.#camera.position.set(...eye);
    this.#camera.up.set(...up);
    this.#camera.lookAt(...target);
    this.#camera.fov = angle;
    this.#camera.updateProjectionMatrix();
  }
}

function release(mesh: Mesh): void {
  mesh.geometry?.dispose();
  for (const material of [mesh.material ?? []].flat() as Material[]) {
    (material as MeshStandardMaterial).map?.dispose();
    material.dispose();
  }
}
