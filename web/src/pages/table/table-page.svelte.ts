/** The state of a game page: the client, the liveBoard, and what follows from both. */

import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { BoardProps, Clue } from "../../board/contract";
import { describeMove } from "../../board/moves";
import { personOf, describeFacts } from "../../app/describe";
import { TableClient } from "../../table-client/table-client.svelte";
import { seatNames } from "../../ui/seats";
import { settings } from "../../app/settings.svelte";
import { socketTo } from "../../api/connection";
import { t } from "../../app/texts.svelte";
import type { Frame, Seat } from "../../wire/http";
import type { Entry } from "../../wire/socket";
import { Guide } from "../../table-client/guide.svelte";
import { LiveBoard } from "./live-board.svelte";

export type Panel = "moves" | "invite" | "rules" | "more";

export class TablePage {
  readonly client: TableClient;
  readonly liveBoard: LiveBoard;
  readonly guide: Guide;
  /** The open panel. */
  panel = $state<Panel | null>(null);
  /** The rule to show. */
  rule = $state<string | null>(null);
  /** How far the user has rotated the board. */
  turned = $state(0);
  /** The chosen actor, if several people at this device may decide. */
  chosen = $state<Seat | null>(null);
  /** Whether there is room next to the board. */
  readonly wide = new MediaQuery("min-width: 64rem", false);
  #facing = $state<Seat>(0);

  readonly names = $derived.by(() => seatNames(this.client.table?.seats ?? []));
  /** The only seat played here, which texts address as "you"; null if several share the device. */
  readonly you = $derived.by(() => (this.client.held.length === 1 ? this.client.held[0]! : null));
  readonly busy = $derived.by(() => this.liveBoard.stage?.busy ?? false);
  readonly over = $derived.by(() => this.client.frame?.turn.kind === "over");
  readonly playing = $derived.by(() => this.client.table?.status !== "waiting" && !this.over);
  /** Whether a seat is free and this user may invite; spectators have no join code. */
  readonly inviting = $derived.by(() => {
    const { table, held } = this.client;
    if (!table || this.over || table.code === table.watch) return false;
    const free = table.seats.some(({ kind, taken }) => kind === "open" && !taken);
    return free && (held.length > 0 || table.host);
  });
  /** Whether nothing moves and the table can be reached. */
  readonly quiet = $derived.by(() => !this.busy && this.playing && this.client.link === "open");
  /** The seats that can move here now. */
  readonly ready = $derived.by(() => this.#ready());
  readonly actor = $derived.by(() => {
    const { chosen, ready } = this;
    // If the point of view knows the moves of only one of them, that one acts.
    const known = ready.filter((seat) => seat in (this.client.frame?.legal ?? {}));
    const asked = known.length > 0 ? known : ready;
    return chosen !== null && asked.includes(chosen) ? chosen : (asked[0] ?? null);
  });
  readonly legal = $derived.by(() => this.#legal());
  /** What a hint's first step highlights, and its text. */
  readonly clue = $derived.by(() => this.#clue());
  readonly near = $derived.by(() => this.#near());
  /** The actor's reload time; the same object until the server sends a new one. */
  readonly reload = $derived.by(() => (this.actor === null ? null : this.client.reload(this.actor)));

  constructor(code: string, tokens: readonly string[]) {
    this.client = new TableClient({
      open: () => socketTo(code),
      tokens,
      newId: () => crypto.getRandomValues(new Uint32Array(2)).join("-"),
    });
    this.guide = new Guide(code);
    this.liveBoard = new LiveBoard(this.guide);
    this.client.attend(this.liveBoard);
  }

  /** Connect, and reconnect immediately when the network is back. Returns a function that leaves. */
  enter(): () => void {
    const { client } = this;
    const online = () => client.reconnectNow();
    const seen = () => document.visibilityState === "visible" && client.reconnectNow();
    addEventListener("online", online);
    document.addEventListener("visibilitychange", seen);
    client.enter();
    return () => {
      removeEventListener("online", online);
      document.removeEventListener("visibilitychange", seen);
      client.exit();
    };
  }

  /** Load the board of the game, and its guide if there is one, in parallel. */
  learn(game: string): void {
    // Untracked, so that changes at the table do not load the board again.
    const guided = untrack(() => this.#guided());
    void this.liveBoard.load(game);
    if (guided) void this.guide.load(game);
  }

  /** Rotate the board to the deciding player, if that is wanted and nothing is moving. */
  face(): void {
    if (!settings.turning || this.client.device.hidesSecrets || this.busy) return;
    if (this.actor !== null && this.client.held.length > 1) this.#facing = this.actor;
  }

  /** Hide a player's secrets on a shared device after the decision. */
  hideSecrets(): void {
    if (this.quiet && this.client.device.isDone) this.client.viewAs(null);
  }

  turn(): void {
    this.turned += 1;
  }

  /** Make or try a move; the server explains what cannot be done. */
  move(text: string): void {
    const seat = this.actor ?? this.#tries;
    if (seat === null) return;
    this.guide.skip();
    this.client.move(seat, text);
  }

  /** Show a rule in the drawer. */
  read(rule: string | null): void {
    this.rule = rule;
    this.panel = "rules";
  }

  /** A step in words; table events such as resignations come first. */
  describeEntry({ event, facts }: Entry | Frame): string {
    const person = event.seat === null ? { name: "", you: "none" } : personOf(this.names, event.seat, this.you);
    const told = describeFacts(this.client.table!.game, facts, this.names, this.you);
    if (["takeback", "resigned", "expired"].includes(event.kind)) {
      told.unshift(t(`page-table-event-${event.kind}`, person));
    }
    if (told.length === 0 && event.text !== null) {
      return `${person.name}: ${describeMove(this.liveBoard.board, event.text)}`;
    }
    return told.join(" ");
  }

  /** The board's properties; null while there is nothing to show. */
  get boardProps(): BoardProps<unknown> | null {
    const { client, liveBoard } = this;
    const { stage } = liveBoard;
    if (!stage) return null;
    const open = client.hints.open?.seat === this.actor ? client.hints.open : null;
    return {
      picture: liveBoard.picture,
      near: this.near,
      eye: client.eye,
      names: this.names,
      you: this.you,
      actor: this.actor,
      waiting: client.waiting,
      legal: this.legal,
      flights: stage.flights,
      ms: stage.ms,
      moving: stage.moving,
      reload: this.reload,
      hint: open && open.step > 1 ? open.hint.text : null,
      clue: this.clue?.targets ?? [],
      still: false,
      onmove: (text) => this.move(text),
      onrefuse: (key, rule) => client.notices.add({ code: "illegal", key, rule, details: {} }),
    };
  }

  #guided(): boolean {
    const { table, held } = this.client;
    return table !== null && table.guide && held.length > 0 && !this.guide.left;
  }

  /** The seat to try a move for out of turn; null while a move may still be expected. */
  get #tries(): Seat | null {
    const { held, waiting, frame, link, device } = this.client;
    const [seat] = held;
    if (seat === undefined || device.hidesSecrets || !frame || link !== "open") return null;
    return held.some((own) => waiting.includes(own)) ? null : seat;
  }

  #ready(): readonly Seat[] {
    const { client, busy, playing } = this;
    if (!playing || client.link !== "open" || !client.frame) return [];
    // In real time do not wait for animations.
    if (busy && !client.frame.turn.live) return [];
    return client.device.acting;
  }

  #clue(): Clue | null {
    const { open } = this.client.hints;
    const { stage, board } = this.liveBoard;
    if (open?.step !== 1 || open.seat !== this.actor || !stage || !board) return null;
    return board.clue?.(stage.picture, open.hint.text, this.legal, open.seat) ?? null;
  }

  #legal(): readonly string[] | null {
    const moves = this.actor === null ? [] : this.client.frame?.legal[this.actor];
    return moves === undefined ? [] : moves;
  }

  #near(): Seat {
    const { held, eye, table, device } = this.client;
    const shared = held.length > 1 && !device.hidesSecrets;
    const own = shared ? (settings.turning ? this.#facing : held[0]) : (eye ?? held[0]);
    return ((own ?? 0) + this.turned) % (table?.seats.length ?? 1);
  }
}
