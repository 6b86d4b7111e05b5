/** The 3D picture: whether this browser can draw it, and its properties. */

import type { Component } from "svelte";
import type { Seat } from "../../wire/http";
import type { Arc } from "./arc";
import type { HopperPicture } from "./picture";

export interface DeepProps {
  picture: HopperPicture;
  near: Seat;
  /** Whether a player is aiming, so that the tray should be seen from above. */
  aiming: boolean;
  /** Units of the flat picture per micrometre. */
  unit: number;
  flights: readonly Arc[];
  ms: number;
  pace: number;
  signOf: (seat: Seat) => string;
  /** Called when it cannot be drawn any more. */
  onlost: () => void;
  /** Called with whether the camera rests straight above, so that it matches the flat picture. */
  onview: (above: boolean) => void;
}

export type Deep = Component<DeepProps>;

export const loadDeep = async (): Promise<Deep> => (await import("./three/ThreeTable.svelte")).default;

/** `quick`: hardware rendering; `slow`: software rendering. */
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
  // Browsers limit the number of WebGL contexts.
  pen.getExtension("WEBGL_lose_context")?.loseContext();
  return BY_HAND.test(name) ? "slow" : "quick";
}

/** The user's setting takes precedence (default: 3D only with hardware rendering). */
export const isDeepWanted = (flat: boolean | null, can: Drawing): boolean =>
  can !== "none" && !(flat ?? can === "slow");
