/** A warm lamp with soft shadows, a window for highlights on rims, and ambient light. */

import { Color, DirectionalLight, Group, HemisphereLight } from "three";
import type { Seat } from "../../../wire/http";
import { placed } from "./camera";
import type { Palette } from "./theme";

const REACH = 5.4;
const SHARP = 2048;

export class Lights {
  readonly group = new Group();
  readonly #lamp = new DirectionalLight();
  readonly #room = new HemisphereLight();
  readonly #window = new DirectionalLight();

  constructor() {
    const { shadow } = this.#lamp;
    this.#lamp.castShadow = true;
    shadow.mapSize.set(SHARP, SHARP);
    Object.assign(shadow.camera, { left: -REACH, right: REACH, top: REACH, bottom: -REACH, near: 4, far: 24 });
    shadow.radius = 3.5;
    shadow.normalBias = 0.012;
    shadow.bias = -0.0004;
    this.#room.position.set(0, 0, 1);
    this.group.add(this.#lamp, this.#lamp.target, this.#room, this.#window);
  }

  /** Place the lamp to the left of the near player and the window across the table. */
  turn(near: Seat, seats: number): void {
    this.#lamp.position.set(...placed([-5.5, -1.5, 11], near, seats));
    this.#window.position.set(...placed([4, 8, 5], near, seats));
  }

  wear({ dark }: Palette): void {
    this.#lamp.color = new Color(dark ? "#ffdcb2" : "#fff0d8");
    this.#lamp.intensity = dark ? 2.7 : 2.4;
    this.#room.color = new Color(dark ? "#cfae8a" : "#fff6e6");
    this.#room.groundColor = new Color(dark ? "#3a2613" : "#b98a58");
    this.#room.intensity = dark ? 0.8 : 1.35;
    this.#window.color = new Color(dark ? "#8fa6d8" : "#dce8ff");
    this.#window.intensity = dark ? 0.35 : 0.6;
  }

  dispose(): void {
    this.#lamp.dispose();
    this.#window.dispose();
  }
}
