/** The geometries of cups, beans and the tray, in decimetres, z up. */

import {
  BufferAttribute,
  ExtrudeGeometry,
  LatheGeometry,
  Path,
  Shape,
  SphereGeometry,
  Vector2,
  type BufferGeometry,
} from "three";
import { CUP_HEIGHT, CUP_INNER, CUP_OUTER } from "../measures";
import { DM } from "./camera";

const AROUND = 48;

/** A surface of revolution around the vertical axis; points are [radius, height]. */
export function turned(points: readonly (readonly [number, number])[], around = AROUND): BufferGeometry {
  const lathe = new LatheGeometry(
    points.map(([away, up]) => new Vector2(away, up)),
    around,
  );
  return lathe.rotateX(Math.PI / 2);
}

/** A turned cup: a foot, two grooves, a round lip, a hollow with a rounded floor. */
export function cupShape(): BufferGeometry {
  const [out, inner, high] = [CUP_OUTER * DM, CUP_INNER * DM, CUP_HEIGHT * DM];
  const lip = (out - inner) / 2;
  const groove = (at: number): [number, number][] => [
    [out, at - 0.012],
    [out - 0.009, at],
    [out, at + 0.012],
  ];
  const round = [0, 0.25, 0.5, 0.75, 1].map((part): [number, number] => {
    const angle = Math.PI * part;
    return [out - lip + lip * Math.cos(angle), high - lip + lip * Math.sin(angle)];
  });
  const cup = turned([
    [0, 0],
    [out - 0.03, 0],
    [out - 0.012, 0.012],
    [out, 0.04],
    ...groove(0.3 * high),
    ...groove(0.36 * high),
    ...round,
    [inner, 0.07],
    [inner - 0.015, 0.035],
    [inner - 0.05, 0.02],
    [0, 0.018],
  ]);
  return floored(cup, inner - 0.02);
}

/**
 * Map the wood texture straight across a cup's floor; wrapped around, it would shrink to a star.
 */
function floored(cup: BufferGeometry, within: number): BufferGeometry {
  const [at, uv] = [cup.attributes.position!, cup.attributes.uv!];
  for (let point = 0; point < at.count; point += 1) {
    const [x, y] = [at.getX(point), at.getY(point)];
    if (Math.hypot(x, y) < within) uv.setXY(point, 0.5 + 0.9 * x, 0.5 + 0.9 * y);
  }
  return cup;
}

/** Half the length, width and height of a bean, as in the simulation (`BEAN_AXES` of the rules). */
export const BEAN = { long: 0.075, wide: 0.05, high: 0.04 };

/** A bean along x: a slightly bent egg with a dark spot at its waist. */
export function beanShape(): BufferGeometry {
  const sphere = new SphereGeometry(1, 20, 14);
  const at = sphere.attributes.position as BufferAttribute;
  const colours = new Float32Array(3 * at.count);
  for (let point = 0; point < at.count; point += 1) {
    const [x, y, z] = [at.getX(point), at.getY(point), at.getZ(point)];
    const waist = y < 0 ? 0.2 * (1 - x * x) : 0;
    at.setXYZ(point, x * BEAN.long, (y * (1 - waist) - 0.12 * x * x + 0.06) * BEAN.wide, z * BEAN.high);
    const eye = Math.max(0, 1 - (x / 0.42) ** 2 - (z / 0.4) ** 2) * (y < 0 ? 1 : 0);
    colours.set([1 - 0.62 * eye, 1 - 0.74 * eye, 1 - 0.82 * eye], 3 * point);
  }
  sphere.setAttribute("color", new BufferAttribute(colours, 3));
  sphere.computeVertexNormals();
  return sphere;
}

function square<P extends Path>(path: P, half: number, round: number): P {
  path.moveTo(half - round, -half);
  path.absarc(half - round, half - round, round, 0, Math.PI / 2);
  path.absarc(-half + round, half - round, round, Math.PI / 2, Math.PI);
  path.absarc(-half + round, -half + round, round, Math.PI, 1.5 * Math.PI);
  path.absarc(half - round, -half + round, round, 1.5 * Math.PI, 2 * Math.PI);
  return path;
}

/** The wall around the tray, with bevelled edges. */
export function wallShape(half: number, thick: number, high: number): BufferGeometry {
  const bevel = 0.008;
  const shape = square(new Shape(), half + thick - bevel, 0.05);
  shape.holes.push(square(new Path(), half + bevel, 0.02));
  return new ExtrudeGeometry(shape, {
    depth: high - bevel,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelSegments: 3,
    curveSegments: 12,
  });
}
