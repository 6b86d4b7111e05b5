import type { Snippet } from "svelte";
import type { Seat } from "../../lib/wire";
import type { BoardProps } from "../contract";
import type { Deep } from "./deep";
import type { Layout } from "./layout";
import type { HopperPicture } from "./picture";

/** What both ways to play, shooting and refereeing, are given. */
export interface PlayProps
  extends Pick<
    BoardProps<HopperPicture>,
    "picture" | "names" | "flights" | "ms" | "reload" | "hint" | "look" | "play"
  > {
  layout: Layout;
  /** Whose shot it is, or was last with this device; null: this device only looks on. */
  shooter: Seat | null;
  /** Whether it can be made now. */
  ready: boolean;
  looks: Looks;
}

/** How the table is drawn. */
export interface Looks {
  near: Seat;
  /** What draws it in space; null: it is drawn flat. */
  deep: Deep | null;
  /** Whether a person can choose. */
  choice: boolean;
  onlost: () => void;
}

/** What the picture of the table needs, flat or in space. */
export interface SceneProps extends Pick<PlayProps, "picture" | "layout" | "names" | "flights" | "ms" | "looks"> {
  /** Somebody aims. */
  aiming: boolean;
  /** What can be touched. */
  touch: Snippet;
}
