/** A trail behind each shot bean while a film runs. */

import { Group, type Color, type Vector3 } from "three";
import { placingAt } from "../path";
import { secondAt, type Film } from "../film";
import { DM } from "./camera";
import type { Palette } from "./theme";
import { Trail } from "./trail";

const SECONDS = 0.42;

export class Trails {
  readonly group = new Group();
  #colours: readonly Color[] = [];
  #trails: { bean: number; trail: Trail }[] = [];

  wear({ colours }: Palette): void {
    this.#colours = [0, 1, 2, 3, 4].map((seat) => colours[`seat-${seat as 0}`]);
  }

  begin(film: Film | null): void {
    for (const { trail } of this.#trails) {
      this.group.remove(trail.mesh);
      trail.dispose();
    }
    this.#trails = [...(film?.shots ?? [])].map(([bean, seat]) => {
      const trail = new Trail(this.#colours[seat % 5]!);
      this.group.add(trail.mesh);
      return { bean, trail };
    });
  }

  draw(film: Film, ms: number, eye: Vector3): void {
    const second = secondAt(film, ms / 1000);
    for (const { bean, trail } of this.#trails) {
      const track = film.path.tracks.find((other) => other.bean === bean);
      if (!track) continue;
      trail.draw((part) => {
        const [x, y, z] = placingAt(track, film.path.rate, Math.max(0, second - SECONDS * part));
        return [x * DM, y * DM, z * DM];
      }, eye);
    }
  }
}
