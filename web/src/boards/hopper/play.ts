import type { Seat } from "../../lib/wire";
import type { BoardProps } from "../contract";
import type { Layout } from "./layout";
import type { HopperPicture } from "./picture";

/** What both ways to play, shooting and refereeing, are given. */
export interface PlayProps
  extends Pick<BoardProps<HopperPicture>, "picture" | "names" | "flights" | "ms" | "hint" | "look" | "play"> {
  layout: Layout;
  /** Whose shot it is, or was last with this device; null: this device only looks on. */
  shooter: Seat | null;
  /** Whether it can be made now. */
  ready: boolean;
}
