/** The fixed objects: the round table, the tray with its row and column names, the floor. */

import {
  CanvasTexture,
  CircleGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  type BufferGeometry,
  type Material,
  type Texture,
} from "three";
import { NAMES_AWAY } from "../layout";
import { TABLE_RADIUS, TRAY_HALF, TRAY_HEIGHT, TRAY_WALL } from "../measures";
import { DM } from "./camera";
import { turned, wallShape } from "./shapes";
import type { Palette } from "./theme";
import { plain, planked } from "./wood";

const RADIUS = TABLE_RADIUS * DM;
const HALF = TRAY_HALF * DM;
const WALL = TRAY_WALL * DM;
const WALL_HIGH = TRAY_HEIGHT * DM;
const MARGIN = NAMES_AWAY * DM;
const FLOOR = -7;
/** Thickness of the tray's floor. Beans lie on the table top itself. */
const SHEET = 0.004;

export class Furniture {
  readonly group = new Group();
  readonly #top = new MeshStandardMaterial({ map: planked(), roughness: 0.5 });
  readonly #edge = new MeshStandardMaterial({ roughness: 0.55 });
  readonly #tray = new MeshStandardMaterial({ map: plain(), roughness: 0.8 });
  readonly #wall = new MeshStandardMaterial({ map: plain(), roughness: 0.5 });
  readonly #floor = new MeshBasicMaterial({ map: pool(), transparent: true, depthWrite: false });
  readonly #names = new MeshBasicMaterial({ transparent: true, depthWrite: false });
  #named = "";

  constructor() {
    this.#wall.map!.repeat.set(0.5, 0.5);
    this.#add(new CircleGeometry(RADIUS - 0.03, 96), this.#top).receiveShadow = true;
    this.#addEdge();
    this.#addTray();
    const floor = this.#add(new CircleGeometry(15, 64), this.#floor);
    floor.position.z = FLOOR - 0.05;
    floor.renderOrder = -1;
  }

  wear({ dark, colours }: Palette): void {
    this.#top.color.copy(colours["wood-light"]).lerp(colours.wood, 0.35);
    this.#edge.color.copy(colours["wood-dark"]).lerp(colours.wood, 0.25);
    this.#tray.color.copy(colours.hollow).lerp(colours["hollow-deep"], dark ? 0.2 : 0.45);
    this.#wall.color.copy(colours.wood).lerp(colours["wood-dark"], 0.4);
    this.#floor.color.copy(colours["hollow-deep"]).multiplyScalar(dark ? 0.5 : 1);
    this.#floor.opacity = dark ? 0.85 : 0.5;
    this.#names.color.copy(dark ? colours.bean : colours["hollow-deep"]);
    for (const { name, material } of this.group.children as Mesh[]) {
      if (name) (material as MeshBasicMaterial).color.copy(this.#names.color);
    }
  }

  /**
   * Draw the column letters in front of the tray and the row numbers to its left, rotated by `turn`
   * for the near player.
   */
  name(columns: readonly number[], rows: readonly number[], turn: number): void {
    const named = [...columns, "/", ...rows, turn].join();
    if (named === this.#named) return;
    this.#named = named;
    for (const old of this.group.children.filter(({ name }) => name)) this.#remove(old as Mesh);
    columns.forEach((x, column) => this.#write("abcd"[column]!, x * DM, -HALF - MARGIN, turn));
    rows.forEach((y, row) => this.#write(`${row + 1}`, -HALF - MARGIN, y * DM, turn));
  }

  #write(letter: string, x: number, y: number, turn: number): void {
    const material = this.#names.clone();
    material.map = lettering(letter);
    const mesh = this.#add(new PlaneGeometry(0.17, 0.17), material);
    mesh.name = letter;
    mesh.position.set(x, y, SHEET);
    mesh.rotation.z = turn;
  }

  #remove(mesh: Mesh): void {
    this.group.remove(mesh);
    mesh.geometry.dispose();
    (mesh.material as MeshBasicMaterial).map?.dispose();
    (mesh.material as Material).dispose();
  }

  /** Add a rounded edge, an apron and a central foot. */
  #addEdge(): void {
    const edge = turned(
      [
        [RADIUS - 0.5, -0.34],
        [RADIUS - 0.06, -0.3],
        [RADIUS, -0.2],
        [RADIUS, -0.06],
        [RADIUS - 0.03, -0.001],
        [RADIUS - 0.09, 0],
      ],
      128,
    );
    const mesh = this.#add(edge, this.#edge);
    mesh.castShadow = false;
    this.#add(
      turned(
        [
          [2.2, FLOOR],
          [1.5, -6.6],
          [0.45, -5],
          [0.55, -1.2],
          [0.9, -0.3],
        ],
        40,
      ),
      this.#edge,
    );
  }

  #addTray(): void {
    const sheet = this.#add(new PlaneGeometry(2 * HALF, 2 * HALF), this.#tray);
    sheet.position.z = SHEET;
    sheet.receiveShadow = true;
    const wall = this.#add(wallShape(HALF, WALL, WALL_HIGH), this.#wall);
    wall.castShadow = wall.receiveShadow = true;
  }

  #add(geometry: BufferGeometry, material: Material): Mesh {
    const mesh = new Mesh(geometry, material);
    this.group.add(mesh);
    return mesh;
  }
}

function drawn(size: number, draw: (pen: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  draw(canvas.getContext("2d")!);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** A white letter or seat sign. */
export const lettering = (letter: string): Texture =>
  drawn(128, (pen) => {
    pen.font = "700 96px system-ui, sans-serif";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = "white";
    pen.fillText(letter, 64, 68);
  });

/** The floor around the table's foot, with the table's shadow, fading into the page. */
const pool = (): Texture =>
  drawn(256, (pen) => {
    const fade = pen.createRadialGradient(128, 128, 0, 128, 128, 128);
    fade.addColorStop(0, "rgb(90 90 90 / 100%)");
    fade.addColorStop(0.36, "rgb(130 130 130 / 90%)");
    fade.addColorStop(0.6, "rgb(255 255 255 / 45%)");
    fade.addColorStop(1, "rgb(255 255 255 / 0%)");
    pen.fillStyle = fade;
    pen.fillRect(0, 0, 256, 256);
  });
