/** Instanced drawing of many similar objects, such as beans and cups. */

import { Color, InstancedMesh, Matrix4, Quaternion, Vector3, type BufferGeometry, type Material } from "three";
import type { Vector } from "./camera";

/** Position and rotation (a quaternion w, x, y, z). */
export interface Pose {
  at: Vector;
  turn: readonly [w: number, x: number, y: number, z: number];
}

export const UPRIGHT: Pose["turn"] = [1, 0, 0, 0];
const ONE = new Vector3(1, 1, 1);
const NOWHERE = new Matrix4().makeScale(0, 0, 0);

export class Things {
  readonly mesh: InstancedMesh;
  readonly #most: number;

  constructor(shape: BufferGeometry, material: Material, most: number, shades: readonly [number, number]) {
    this.#most = most;
    this.mesh = new InstancedMesh(shape, material, most);
    this.mesh.castShadow = this.mesh.receiveShadow = true;
    // The objects are all over the table, so culling costs more than drawing them.
    this.mesh.frustumCulled = false;
    const [least, span] = shades;
    for (let one = 0; one < most; one += 1) {
      const shade = least + span * ((one * 0.618_034) % 1);
      this.mesh.setColorAt(one, new Color(shade, shade * (0.985 - 0.03 * ((one * 0.37) % 1)), shade * 0.97));
    }
  }

  /** Draw exactly these objects, by number. */
  draw(poses: Iterable<readonly [number: number, pose: Pose]>): void {
    const [matrix, at, turn] = [new Matrix4(), new Vector3(), new Quaternion()];
    for (let one = 0; one < this.#most; one += 1) this.mesh.setMatrixAt(one, NOWHERE);
    for (const [one, pose] of poses) {
      if (one >= this.#most) continue;
      const [w, x, y, z] = pose.turn;
      this.mesh.setMatrixAt(one, matrix.compose(at.set(...pose.at), turn.set(x, y, z, w), ONE));
    }
    this.mesh.instanceMatrix.needsUpdate = true;
  }
}
