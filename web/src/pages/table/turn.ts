/** Whose turn it is, in words for each player. */

import { personOf } from "../../app/describe";
import { t } from "../../app/texts.svelte";
import type { Seat } from "../../wire/http";
import type { TablePage } from "./table-page.svelte";

export interface TurnText {
  /** Whether the connection is lost. */
  lost: boolean;
  seat: Seat | null;
  /** Whether this device can do something. */
  mine: boolean;
  title: string;
  task: string;
}

const textOf = (title: string, more: Partial<TurnText> = {}): TurnText => ({
  lost: false,
  seat: null,
  mine: false,
  task: "",
  title,
  ...more,
});

export function turnOf(page: TablePage): TurnText {
  const { client, liveBoard } = page;
  if (client.link === "lost") return textOf(t("page-table-cut"), { lost: true, task: t("page-table-lost") });
  if (!client.table || (!client.frame && !client.device.hidesSecrets)) return textOf(t("page-table-entering"));
  // The details and the retry button are below.
  if (liveBoard.failed) return textOf(t("page-sorry"));
  if (client.table.status === "waiting") return missing(page);
  if (client.slow) return textOf(t("page-table-sending"), { seat: client.pending[0]!.seat });
  // Do not announce what is still being animated, not even the end.
  if (page.busy) return moving(page, liveBoard.showing?.event.seat ?? null);
  if (page.over) return textOf(t("page-table-over"));
  if (page.actor !== null) return mine(page, page.actor);
  return others(page);
}

function missing(page: TablePage): TurnText {
  const free = page.client.table!.seats.filter((seat) => seat.kind === "open" && !seat.taken).length;
  return textOf(t("page-table-missing", { n: free }), {
    task: t(page.inviting ? "page-table-missing-task" : "page-table-missing-watch"),
  });
}

function moving(page: TablePage, seat: Seat | null): TurnText {
  if (seat === null) return textOf(t("page-table-happening"));
  return textOf(t("page-table-moves-now", { ...personOf(page.names, seat, page.you) }), { seat });
}

function mine(page: TablePage, seat: Seat): TurnText {
  const { board, stage } = page.liveBoard;
  const key = stage && board?.task ? board.task(stage.picture) : "page-table-your-task";
  const alone = page.client.held.length === 1;
  const title = alone ? t("page-table-your-turn") : t("page-table-turn", { name: page.names[seat] ?? "" });
  return textOf(title, { seat, mine: true, task: t(key) });
}

function others(page: TablePage): TurnText {
  const waiting = page.client.waiting;
  const [first] = waiting;
  if (first === undefined) return textOf(t("page-table-happening"));
  if (waiting.length > 1) {
    const names = waiting.map((seat) => page.names[seat]).join(", ");
    return textOf(t("page-table-still", { names }));
  }
  const name = page.names[first] ?? "";
  const info = page.client.table!.seats[first];
  if (info?.level) return textOf(t("hint-seat-thinking", { name }), { seat: first });
  return textOf(t("page-table-turn", { name }), { seat: first });
}
