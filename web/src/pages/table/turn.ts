/** Whose turn it is, in words for each player. */

import { personOf } from "../../app/describe";
import { say } from "../../app/texts.svelte";
import type { Seat } from "../../wire/messages";
import type { Play } from "./play.svelte";

export interface TurnTold {
  /** Whether the connection is lost. */
  lost: boolean;
  seat: Seat | null;
  /** Whether this device can do something. */
  mine: boolean;
  title: string;
  task: string;
}

const told = (title: string, more: Partial<TurnTold> = {}): TurnTold => ({
  lost: false,
  seat: null,
  mine: false,
  task: "",
  title,
  ...more,
});

export function turnOf(play: Play): TurnTold {
  const { room, scene } = play;
  if (room.link === "lost") return told(say("page-table-cut"), { lost: true, task: say("page-table-lost") });
  if (!room.table || (!room.frame && !room.curtained)) return told(say("page-table-entering"));
  // The details and the retry button are below.
  if (scene.failed) return told(say("page-sorry"));
  if (room.table.status === "waiting") return missing(play);
  if (room.slow) return told(say("page-table-sending"), { seat: room.pending[0]!.seat });
  // Do not announce what is still being animated, not even the end.
  if (play.busy) return moving(play, scene.showing?.event.seat ?? null);
  if (play.over) return told(say("page-table-over"));
  if (play.actor !== null) return mine(play, play.actor);
  return others(play);
}

function missing(play: Play): TurnTold {
  const free = play.room.table!.seats.filter((seat) => seat.kind === "open" && !seat.taken).length;
  return told(say("page-table-missing", { n: free }), {
    task: say(play.inviting ? "page-table-missing-task" : "page-table-missing-watch"),
  });
}

function moving(play: Play, seat: Seat | null): TurnTold {
  if (seat === null) return told(say("page-table-happening"));
  return told(say("page-table-moves-now", { ...personOf(play.names, seat, play.you) }), { seat });
}

function mine(play: Play, seat: Seat): TurnTold {
  const { board, stage } = play.scene;
  const key = stage && board?.task ? board.task(stage.picture) : "page-table-your-task";
  const alone = play.room.held.length === 1;
  const title = alone ? say("page-table-your-turn") : say("page-table-turn", { name: play.names[seat] ?? "" });
  return told(title, { seat, mine: true, task: say(key) });
}

function others(play: Play): TurnTold {
  const waiting = play.room.waiting;
  const [first] = waiting;
  if (first === undefined) return told(say("page-table-happening"));
  if (waiting.length > 1) {
    const names = waiting.map((seat) => play.names[seat]).join(", ");
    return told(say("page-table-still", { names }));
  }
  const name = play.names[first] ?? "";
  const info = play.room.table!.seats[first];
  if (info?.level) return told(say("hint-seat-thinking", { name }), { seat: first });
  return told(say("page-table-turn", { name }), { seat: first });
}
