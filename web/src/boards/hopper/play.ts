import type { Snippet } from "svelte";
import type { Seat } from "../../wire/http";
import type { BoardProps } from "../../board/contract";
import type { Arc } from "./arc";
import type { Deep } from "./deep";
import type { Layout } from "./layout";
import type { HopperPicture } from "./picture";
import type { Shot } from "./trail";

/** The properties of both modes, shooting and refereeing. */
export interface PlayProps extends Pick<
  BoardProps<HopperPicture>,
  "picture" | "names" | "you" | "ms" | "moving" | "reload" | "hint" | "clue" | "box" | "onmove"
> {
  layout: Layout;
  flights: readonly Arc[];
  /** The last shots, whose trails are shown. */
  shots: readonly Shot[];
  /** The seat that shoots, or shot last, on this device; null if this device only watches. */
  shooter: Seat | null;
  /** Whether the shot can be made now. */
  ready: boolean;
  looks: Looks;
}

/** How the table is drawn. */
export interface Looks {
  near: Seat;
  /** The 3D component; null if drawn flat. */
  deep: Deep | null;
  /** Whether the user can choose. */
  choice: boolean;
  onlost: () => void;
}

/** The properties of the table's picture, flat or in 3D. */
export interface SceneProps extends Pick<
  PlayProps,
  "picture" | "layout" | "names" | "flights" | "ms" | "looks" | "box" | "shots"
> {
  /** Whether a player is aiming. */
  aiming: boolean;
  /** The targets. */
  touch: Snippet;
}
