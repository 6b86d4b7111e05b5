/** The picture in space: whether this browser can draw it, and what it is given. */

import type { Component } from "svelte";
import type { Seat } from "../../lib/wire";
import type { Flight } from "../contract";
import type { HopperPicture } from "./picture";

export interface DeepProps {
  picture: HopperPicture;
  near: Seat;
  /** Somebody aims: the tray is wanted from above. */
  aiming: boolean;
  /** Units of the flat picture to a micrometre. */
  unit: number;
  flights: readonly Flight[];
  ms: number;
  pace: number;
  /** It cannot be drawn any more. */
  onlost: () => void;
  /** Whether the tray lies still from above, exactly as the flat picture has it. */
  onview: (above: boolean) => void;
}

export type Deep = Component<DeepProps>;

export const loadDeep = async (): Promise<Deep> => (await import("./three/ThreeTable.svelte")).default;

/** `quick`: the machine draws it with a part made for that; `slow`: it has to paint by hand. */
export type Drawing = "none" | "slow" | "quick";

const BY_HAND = /swiftshader|llvmpipe|softpipe|software|basic render/i;
let known: Drawing | null = null;

export function drawing(): Drawing {
  known ??= typeof document === "undefined" ? "none" : tryOut();
  return known;
}

function tryOut(): Drawing {
  const pen = document.createElement("canvas").getContext("webgl2");
  if (!pen) return "none";
  const names = pen.getExtension("WEBGL_debug_renderer_info");
  const name = String(pen.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? pen.RENDERER));
  // A browser lends only a few of these at a time.
  pen.getExtension("WEBGL_lose_context")?.loseContext();
  return BY_HAND.test(name) ? "slow" : "quick";
}

/** A person's wish counts; without one, space is for machines that draw it with ease. */
export const isDeepWanted = (flat: boolean | null, can: Drawing): boolean =>
  can !== "none" && !(flat ?? can === "slow");
