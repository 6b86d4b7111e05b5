/** The recent path of a flying bean in its shooter's colour, thinner and paler towards the end. */

import { BufferAttribute, BufferGeometry, DoubleSide, Mesh, MeshBasicMaterial, Vector3, type Color } from "three";
import type { Vector } from "./camera";

const POINTS = 28;
const WIDE = 0.022;

export class Trail {
  readonly mesh: Mesh;
  readonly #places = new BufferAttribute(new Float32Array(6 * POINTS), 3);

  constructor(colour: Color) {
    const shape = new BufferGeometry();
    const fade = new Float32Array(8 * POINTS);
    const index: number[] = [];
    for (let point = 0; point < POINTS; point += 1) {
      const strong = 0.75 * (1 - point / (POINTS - 1)) ** 1.5;
      for (const side of [0, 1]) fade.set([1, 1, 1, strong], 4 * (2 * point + side));
      const at = 2 * point;
      if (point < POINTS - 1) index.push(at, at + 1, at + 2, at + 2, at + 1, at + 3);
    }
    shape.setAttribute("position", this.#places);
    shape.setAttribute("color", new BufferAttribute(fade, 4));
    shape.setIndex(index);
    const look = { color: colour, vertexColors: true, transparent: true, depthWrite: false, side: DoubleSide };
    this.mesh = new Mesh(shape, new MeshBasicMaterial(look));
    this.mesh.frustumCulled = false;
  }

  /** `place` gives POINTS positions from the bean backwards; the ribbon faces `eye`. */
  draw(place: (point: number) => Vector, eye: Vector3): void {
    const [here, next, way, side] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
    for (let point = 0; point < POINTS; point += 1) {
      here.set(...place(point / (POINTS - 1)));
      next.set(...place((point + 1) / (POINTS - 1)));
      way.subVectors(here, next);
      if (way.lengthSq() > 1e-9) side.crossVectors(way, next.clone().sub(eye)).normalize();
      const half = WIDE * (1 - (0.8 * point) / POINTS);
      this.#places.setXYZ(2 * point, here.x + side.x * half, here.y + side.y * half, here.z + side.z * half);
      this.#places.setXYZ(2 * point + 1, here.x - side.x * half, here.y - side.y * half, here.z - side.z * half);
    }
    this.#places.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    (this.mesh.material as MeshBasicMaterial).dispose();
  }
}
