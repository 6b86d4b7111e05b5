/** A board's properties during a game. */

import type { BoardProps } from "../../board/contract";
import type { TablePage } from "./table-page.svelte";

/** Null while there is nothing to show. */
export function boardProps(page: TablePage): BoardProps<unknown> | null {
  const { client, liveBoard } = page;
  const { stage } = liveBoard;
  if (!stage) return null;
  const open = client.hints.open?.seat === page.actor ? client.hints.open : null;
  return {
    picture: liveBoard.picture,
    near: page.near,
    eye: client.eye,
    names: page.names,
    you: page.you,
    actor: page.actor,
    waiting: client.waiting,
    legal: page.legal,
    flights: stage.flights,
    ms: stage.ms,
    reload: page.reload,
    hint: open && open.step > 1 ? open.hint.text : null,
    look: page.look?.targets ?? [],
    play: (text) => page.move(text),
    refuse: (key, rule) => client.notices.add({ code: "illegal", key, rule, details: {} }),
  };
}
