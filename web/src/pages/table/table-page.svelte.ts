/** The state of a game page: the client, the liveBoard, and what follows from both. */

import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { BoardProps, Clue, Preview } from "../../board/contract";
import { describeMove } from "../../board/moves";
import { personOf, describeFact, describeFacts } from "../../app/describe";
import { TableClient } from "../../table-client/table-client.svelte";
import { seatNames } from "../../ui/seats";
import { settings } from "../../app/settings.svelte";
import { socketTo } from "../../api/connection";
import { t } from "../../app/texts.svelte";
import { resultFor, tonight } from "../../app/tonight.svelte";
import type { EventInfo, Frame, Seat } from "../../wire/http";
import type { Entry } from "../../wire/socket";
import { describeHint } from "./hints";
import { Guide } from "../../table-client/guide.svelte";
import { endingOf } from "../../app/ending";
import { LiveBoard, type Told } from "./live-board.svelte";

const NONE: readonly never[] = [];

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
  /** The move being shown before it is made. */
  preview = $state.raw<Preview | null>(null);
  /** Whether this device has a network. */
  online = $state(navigator.onLine);
  readonly #broad = new MediaQuery("(min-width: 64rem), (min-width: 40rem) and (max-height: 30rem)", false);
  readonly #slim = new MediaQuery("(max-width: 40rem)", false);
  readonly #coarse = new MediaQuery("pointer: coarse", false);
  #facing = $state<Seat>(0);
  /** Whether the game was seen before its end. */
  #unfinished = false;

  readonly names = $derived.by(() => seatNames(this.client.table?.seats ?? []));
  /** The only seat played here, which texts address as "you"; null if several share the device. */
  readonly you = $derived.by(() => (this.client.held.length === 1 ? this.client.held[0]! : null));
  /** The names on the board and in lists: the only player here is "you" until they have given a name. */
  readonly labels = $derived.by(() => {
    const seats = this.client.table?.seats ?? [];
    return this.names.map((name, seat) => (seat === this.you && !seats[seat]?.name ? t("player-you") : name));
  });
  readonly busy = $derived.by(() => this.liveBoard.stage?.busy ?? false);
  readonly over = $derived.by(() => this.client.frame?.turn.kind === "over");
  /** The end in words; null before it. */
  readonly ending = $derived.by(() => {
    const { table, frame } = this.client;
    return table && frame?.outcome ? endingOf(table.game, frame.outcome, frame, this.names, this.you) : null;
  });
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
  /** The open hint in words, as far as it was requested. */
  readonly hint = $derived.by(() => {
    const { hints, table } = this.client;
    if (!hints.open || !table) return [];
    const look = this.clue ? t(this.clue.key, { places: this.clue.places }) : "";
    return describeHint(hints.open, look, table.game, this.liveBoard.board, this.names);
  });
  /** Whether the device can lie between two players who have no secrets from each other, or whose board hides them. */
  readonly canLieBetween = $derived.by(() => {
    const { held, table, device, forgets } = this.client;
    if (held.length !== 2 || table?.seats.length !== 2) return false;
    const tabletop = this.liveBoard.board?.tabletop;
    // What else is secret, such as hidden beans in hand, only the owner's own view shows.
    return device.hidesSecrets ? tabletop === "hidden" && !forgets : tabletop !== undefined;
  });
  /** Whether the device lies between two players. Then the board never turns. */
  readonly tabletop = $derived.by(() => this.canLieBetween && settings.tabletop);
  /** Whether there is room next to the board; with players above and below it there is none. */
  readonly wide = $derived.by(() => this.#broad.current && !this.tabletop);
  /** Whether two players next to each other have little room. */
  readonly narrow = $derived.by(() => this.#slim.current);
  readonly near = $derived.by(() => this.#near());
  /** The seats in playing order, the near one last, as they are shown from the top to the bottom. */
  readonly everyone = $derived.by(() => {
    const count = this.client.table?.seats.length ?? 0;
    return Array.from({ length: count }, (_, at) => (this.near + 1 + at) % count);
  });
  readonly others = $derived.by(() => this.everyone.slice(0, -1));
  readonly nearest = $derived.by(() => this.everyone.slice(-1));
  /** Whether the user has put the result aside to look at the board. */
  resultHidden = $state(false);
  /** The seats whose turn is shown: during an animation the player who moved. */
  readonly acting = $derived.by(() => {
    if (!this.busy || this.client.frame?.turn.live) return this.client.waiting;
    const seat = this.liveBoard.told?.fact?.seat ?? this.liveBoard.showing?.event.seat;
    return typeof seat === "number" ? [seat] : [];
  });
  readonly shownResult = $derived.by(() => this.over && !this.busy && !this.resultHidden);
  /** The actor's reload time; the same object until the server sends a new one. */
  readonly reload = $derived.by(() => (this.actor === null ? null : this.client.reload(this.actor)));

  constructor(code: string, tokens: readonly string[]) {
    this.client = new TableClient({
      open: () => socketTo(code),
      tokens,
      newId: () => crypto.getRandomValues(new Uint32Array(2)).join("-"),
    });
    this.guide = new Guide(code);
    this.liveBoard = new LiveBoard(
      this.guide,
      (told) => this.describeTold(told),
      () => this.client.forgets,
    );
    this.client.attend(this.liveBoard);
  }

  /** Connect, and reconnect immediately when the network is back. Returns a function that leaves. */
  enter(): () => void {
    const { client } = this;
    const online = () => {
      this.online = true;
      client.reconnectNow();
    };
    const offline = () => (this.online = false);
    const seen = () => document.visibilityState === "visible" && client.reconnectNow();
    addEventListener("online", online);
    addEventListener("offline", offline);
    document.addEventListener("visibilitychange", seen);
    client.enter();
    return () => {
      removeEventListener("online", online);
      removeEventListener("offline", offline);
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

  /** Stop showing a move that can no longer be made. */
  dropPreview(): void {
    if (this.actor === null) this.preview = null;
  }

  /** Hide a player's secrets on a shared device after the decision. */
  hideSecrets(): void {
    const { device } = this.client;
    if (this.quiet && (device.isDone || (this.tabletop && device.isOpen))) this.client.viewAs(null);
  }

  /** Add the result to those of the evening, if the game ended on this page and not before. */
  countTonight(): void {
    const { table, frame, held } = this.client;
    if (!table || !frame) return;
    if (!this.over) this.#unfinished = true;
    else if (this.#unfinished && frame.outcome && held.length > 0) {
      const result = resultFor(table, frame.outcome, Date.now());
      if (result) untrack(() => tonight.add(result));
    }
  }

  turn(): void {
    this.turned += 1;
  }

  /** Make or try a move; the server explains what cannot be done. */
  move(text: string, seat = this.actor ?? this.#tries): void {
    if (seat === null) return;
    this.guide.skip();
    this.preview = null;
    this.client.notices.clear();
    this.client.move(seat, text);
  }

  /** What the players compete for, in words. */
  readonly stake = $derived.by(() => {
    const { board, stage } = this.liveBoard;
    const key = stage && board?.stake?.(stage.picture);
    return key ? t(key) : "";
  });
  /** Whether the last turn can be shown again. A memory game shows nothing twice. */
  readonly canRecall = $derived.by(
    () => !this.busy && !this.client.forgets && this.liveBoard.turn !== null && !this.guide.note,
  );
  /** Whether no one at this device has anything left to decide, so that the rest can be skipped. */
  readonly canSkip = $derived.by(() => {
    const { held, table } = this.client;
    const { board, stage } = this.liveBoard;
    if (!stage || !table || held.length === 0 || stage.recalling) return false;
    if (this.over) return stage.queued > 0;
    const out = board?.out?.(stage.picture) ?? [];
    return this.playing && held.every((seat) => out.includes(seat) || table.seats[seat]?.resigned);
  });

  /** Show the last turn again, slowly. */
  recall(): void {
    this.preview = null;
    if (this.canRecall) this.liveBoard.recall();
  }

  /** Show nothing but results from now on. */
  skip(): void {
    this.liveBoard.stage?.rush();
  }

  /** Show a rule in the drawer. */
  read(rule: string | null): void {
    this.rule = rule;
    this.panel = "rules";
  }

  /** A step in words; table events such as resignations come first. */
  describeEntry({ event, facts }: Entry | Frame): string {
    const told = describeFacts(this.client.table!.game, facts, this.names, this.you);
    const said = this.#describeEvent(event, told.length === 0);
    return (said ? [said, ...told] : told).join(" ");
  }

  /** A fact or an event in words, addressing `you`; null if the picture says it all. */
  describeTold({ frame, fact }: Told, you = this.you): string | null {
    const { game } = this.client.table!;
    if (fact) return describeFact(game, fact, this.names, you);
    const silent = describeFacts(game, frame.facts, this.names, you).length === 0;
    return this.#describeEvent(frame.event, silent, you);
  }

  /** Moves that no fact describes are shown as they are typed. */
  #describeEvent({ kind, seat, text }: EventInfo, silent: boolean, you = this.you): string | null {
    const person = seat === null ? { name: "", you: "none" } : personOf(this.names, seat, you);
    if (["takeback", "resigned", "expired"].includes(kind)) return t(`page-table-event-${kind}`, person);
    if (!silent || text === null) return null;
    return `${person.name}: ${describeMove(this.liveBoard.board, text)}`;
  }

  readonly #onmove: BoardProps<unknown>["onmove"] = (text, seat) => this.move(text, seat);
  readonly #onpreview: BoardProps<unknown>["onpreview"] = (preview) => (this.preview = preview);
  readonly #onrefuse: BoardProps<unknown>["onrefuse"] = (key, rule) =>
    this.client.notices.add({ code: "illegal", key, rule, details: {} });

  /**
   * The board's properties; null while there is nothing to show. What has not changed is the same
   * object as before, so that the board does not update what depends on it.
   */
  get boardProps(): BoardProps<unknown> | null {
    const { client, liveBoard } = this;
    const { stage } = liveBoard;
    if (!stage) return null;
    const open = client.hints.open?.seat === this.actor ? client.hints.open : null;
    return {
      picture: liveBoard.picture,
      near: this.near,
      eye: client.eye,
      names: this.labels,
      you: this.you,
      actor: this.actor,
      waiting: this.busy ? NONE : client.waiting,
      legal: this.legal,
      flights: stage.flights,
      ms: stage.ms,
      moving: stage.moving,
      reload: this.reload,
      hint: open && open.step > 1 ? open.hint.text : null,
      clue: this.clue?.targets ?? NONE,
      box: null,
      trail: liveBoard.trail,
      confirms: this.#coarse.current && !settings.single,
      preview: this.preview?.move ?? null,
      tabletop: this.tabletop,
      still: false,
      onmove: this.#onmove,
      onpreview: this.#onpreview,
      onrefuse: this.#onrefuse,
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
    // Between two players both decide, each on their own side.
    return this.tabletop ? client.due : client.device.acting;
  }

  #clue(): Clue | null {
    const { open } = this.client.hints;
    const { stage, board } = this.liveBoard;
    if (open?.step !== 1 || open.seat !== this.actor || !stage || !board) return null;
    return board.clue?.(stage.picture, open.hint.text, this.legal, open.seat) ?? null;
  }

  #legal(): readonly string[] | null {
    const moves = this.actor === null ? NONE : this.client.frame?.legal[this.actor];
    return moves === undefined ? NONE : moves;
  }

  #near(): Seat {
    if (this.tabletop) return 0;
    const { held, eye, table, device } = this.client;
    const shared = held.length > 1 && !device.hidesSecrets;
    const own = shared ? (settings.turning ? this.#facing : held[0]) : (eye ?? held[0]);
    return ((own ?? 0) + this.turned) % (table?.seats.length ?? 1);
  }
}
