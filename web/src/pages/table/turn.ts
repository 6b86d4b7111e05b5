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
  /** Whether the title is a whole sentence. */
  sentence: boolean;
  title: string;
  task: string;
}

const textOf = (title: string, more: Partial<TurnText> = {}): TurnText => ({
  lost: false,
  seat: null,
  mine: false,
  sentence: false,
  task: "",
  title,
  ...more,
});

/** `reader`: the seat that is addressed as "you". */
export function turnOf(page: TablePage, reader = page.you): TurnText {
  const { client, liveBoard } = page;
  if (!page.online) return textOf(t("page-table-cut"), { lost: true, task: t("page-offline") });
  if (client.link === "lost") return textOf(t("page-table-cut"), { lost: true, task: t("page-table-lost") });
  if (!client.table || (!client.frame && !client.device.hidesSecrets)) return textOf(t("page-table-entering"));
  // The details and the retry button are below.
  if (liveBoard.failed) return textOf(t("page-sorry"));
  if (client.table.status === "waiting") return missing(page);
  if (client.slow) return textOf(t("page-table-sending"), { seat: client.pending[0]!.seat });
  // Do not announce what is still being animated, not even the end.
  if (page.busy) return moving(page, reader);
  if (page.ending) {
    const { title, why, winners } = page.ending;
    return textOf(title, { task: why, seat: winners.length === 1 ? winners[0]! : null });
  }
  // Several players may decide at the same time, each from their own side of the device.
  const actor = reader !== null && page.ready.includes(reader) ? reader : page.actor;
  if (actor !== null) return mine(page, actor, reader);
  if (client.pending.length > 0) return moves(page, client.pending[0]!.seat, reader);
  return others(page);
}

function missing(page: TablePage): TurnText {
  const free = page.client.table!.seats.filter((seat) => seat.kind === "open" && !seat.taken).length;
  return textOf(t("page-table-missing", { n: free }), {
    task: t(page.inviting ? "page-table-missing-task" : "page-table-missing-watch"),
  });
}

/** What is being shown, in words. */
function moving(page: TablePage, reader: Seat | null): TurnText {
  const { told } = page.liveBoard;
  const [seat = null] = page.acting;
  const sentence = told ? page.describeTold(told, reader) : null;
  if (sentence) return textOf(sentence, { seat, sentence: true });
  return seat === null ? textOf(t("page-table-happening")) : moves(page, seat, reader);
}

function moves(page: TablePage, seat: Seat, reader: Seat | null): TurnText {
  return textOf(t("page-table-moves-now", { ...personOf(page.names, seat, reader) }), { seat });
}

function mine(page: TablePage, seat: Seat, reader: Seat | null): TurnText {
  const { board, stage } = page.liveBoard;
  const key = stage && board?.task ? board.task(stage.picture) : "page-table-your-task";
  const title = seat === reader ? t("page-table-your-turn") : t("page-table-turn", { name: page.names[seat] ?? "" });
  // Someone else at this device decides.
  if (reader !== null && seat !== reader) return textOf(title, { seat });
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
