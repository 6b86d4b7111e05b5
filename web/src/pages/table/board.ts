/** A board's properties during a game. */

import type { BoardProps } from "../../board/contract";
import type { Play } from "./play.svelte";

/** Null while there is nothing to show. */
export function boardProps(play: Play): BoardProps<unknown> | null {
  const { room, scene } = play;
  const { stage } = scene;
  if (!stage) return null;
  const advice = room.counsel.advice?.seat === play.actor ? room.counsel.advice : null;
  return {
    picture: scene.picture,
    near: play.near,
    eye: room.eye,
    names: play.names,
    you: play.you,
    actor: play.actor,
    waiting: room.waiting,
    legal: play.legal,
    flights: stage.flights,
    ms: stage.ms,
    reload: play.reload,
    hint: advice && advice.step > 1 ? advice.hint.text : null,
    look: play.look?.targets ?? [],
    play: (text) => play.move(text),
    refuse: (key, rule) => room.complaints.add({ code: "illegal", key, rule, details: {} }),
  };
}
