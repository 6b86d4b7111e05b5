/** Procedural wood textures: only the brightness of the grain. The theme gives the colour. */

import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from "three";

function hash(x: number, y: number): number {
  let mixed = (x * 374_761_393 + y * 668_265_263) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_295;
}

const smooth = (part: number): number => part * part * (3 - 2 * part);

/** Smooth noise between 0 and 1, periodic in x. */
function noise(x: number, y: number, period: number): number {
  const [left, below] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - left), smooth(y - below)];
  const at = (dx: number, dy: number): number => hash((((left + dx) % period) + period) % period, below + dy);
  const low = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
  const high = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
  return low + (high - low) * v;
}

/** Brightness of the wood at a point: wavy rings, fibres along x, pores. */
function grain(x: number, y: number, seed: number): number {
  const wander = noise(4 * x, 3 * y + seed, 4) * 3.2 + noise(9 * x, 7 * y + seed, 9) * 0.8;
  const ring = 0.5 + 0.5 * Math.sin(2 * Math.PI * (5.5 * y + wander));
  const fibre = noise(14 * x, 150 * y + 7 * seed, 14);
  const pore = noise(40 * x, 260 * y + 3 * seed, 40);
  return 0.84 + 0.1 * ring ** 1.6 + 0.09 * (fibre - 0.5) - (pore > 0.8 ? 0.13 * (pore - 0.8) * 5 : 0);
}

type Shade = (x: number, y: number) => number;

/** Dark wood is warmer than light wood: red, green and blue for each shade. */
const TONES = [0.8, 1, 1.35].map((warm) =>
  Uint8ClampedArray.from({ length: 256 }, (_, light) => 255 * (light / 255) ** warm),
);

function painted(wide: number, high: number, shade: Shade): Texture {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [wide, high];
  const pen = canvas.getContext("2d")!;
  const image = pen.createImageData(wide, high);
  for (let at = 0; at < wide * high; at += 1) {
    const light = Math.min(255, 255 * shade((at % wide) / wide, Math.floor(at / wide) / high)) | 0;
    TONES.forEach((tone, channel) => (image.data[4 * at + channel] = tone[light]!));
    image.data[4 * at + 3] = 255;
  }
  pen.putImageData(image, 0, 0);
  const texture = new CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** A single piece of wood with its grain along x. */
export const plain = (): Texture => painted(128, 256, (x, y) => grain(x, y, 3));

const PLANKS = 7;
const SEAM = 0.012;

/** Parallel planks along x, all different. */
export const planked = (): Texture =>
  painted(512, 1024, (x, y) => {
    const plank = Math.floor(y * PLANKS);
    const across = y * PLANKS - plank;
    const seam = Math.min(across, 1 - across) < SEAM ? 0.72 : 1;
    const tint = 0.93 + 0.1 * hash(plank, 11);
    return seam * tint * grain(x + hash(plank, 5), 0.32 * across, 10 * plank + 1);
  });
