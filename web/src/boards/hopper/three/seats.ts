/** Each player's things: a pad with their sign to shoot from, and a dish for their beans. */

import { CircleGeometry, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial } from "three";
import { placed } from "./camera";
import { lettering } from "./furniture";
import { DISH, PAD } from "./places";
import { turned } from "./shapes";
import type { Palette } from "./theme";

const COLOURS = ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4"] as const;

export class Seats {
  readonly group = new Group();
  readonly #pads: MeshStandardMaterial[] = [];
  readonly #signs: MeshBasicMaterial[] = [];
  readonly #dish = new MeshStandardMaterial({ roughness: 0.5 });

  constructor(signs: readonly string[]) {
    const seats = signs.length;
    const pad = turned(
      [
        [0.2, 0],
        [0.195, 0.02],
        [0.175, 0.03],
        [0, 0.03],
      ],
      40,
    );
    const sign = new CircleGeometry(0.15, 32);
    const dish = turned(
      [
        [0.38, 0],
        [0.45, 0.09],
        [0.455, 0.125],
        [0.43, 0.12],
        [0.38, 0.05],
        [0.3, 0.014],
        [0, 0.012],
      ],
      48,
    );
    for (let seat = 0; seat < seats; seat += 1) {
      const ground = new MeshStandardMaterial({ roughness: 0.45 });
      const mark = new MeshBasicMaterial({ map: lettering(signs[seat]!), transparent: true });
      this.#pads.push(ground);
      this.#signs.push(mark);
      const turn = (-2 * Math.PI * seat) / seats;
      this.#stand(new Mesh(pad, ground), placed(PAD, seat, seats), turn);
      const shown = this.#stand(new Mesh(sign, mark), placed([PAD[0], PAD[1], 0.034], seat, seats), turn);
      shown.castShadow = false;
      this.#stand(new Mesh(dish, this.#dish), placed(DISH, seat, seats), turn);
    }
  }

  wear({ colours, dark }: Palette): void {
    this.#pads.forEach((material, seat) => {
      material.color.copy(colours[COLOURS[seat % COLOURS.length]!]).multiplyScalar(dark ? 0.75 : 1);
    });
    for (const sign of this.#signs) sign.color.copy(dark ? colours.paper : colours.bean);
    this.#dish.color.copy(colours["wood-dark"]).lerp(colours.wood, 0.5);
  }

  #stand(mesh: Mesh, [x, y, z]: readonly [number, number, number], turn: number): Mesh {
    mesh.position.set(x, y, z);
    mesh.rotation.z = turn;
    mesh.castShadow = mesh.receiveShadow = true;
    this.group.add(mesh);
    return mesh;
  }
}
