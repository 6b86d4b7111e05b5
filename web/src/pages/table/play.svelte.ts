/** The state of a game page: the room, the scene, and what follows from both. */

import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { Look } from "../../board/kit/look";
import { tellMove } from "../../board/moves";
import { personOf, tellAll } from "../../app/describe";
import { Room } from "../../table-client/table-client.svelte";
import { namesOf } from "../../ui/seats";
import { settings } from "../../app/settings.svelte";
import { socketTo } from "../../api/connection";
import { say } from "../../app/texts.svelte";
import type { Entry, Frame, Seat } from "../../wire/messages";
import { Guide } from "../../table-client/guide.svelte";
import { Scene } from "./scene.svelte";

export type Panel = "moves" | "invite" | "rules" | "more";

export class Play {
  readonly room: Room;
  readonly scene: Scene;
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

  readonly names = $derived.by(() => namesOf(this.room.table?.seats ?? []));
  /** The only seat played here, which texts address as "you"; null if several share the device. */
  readonly you = $derived.by(() => (this.room.held.length === 1 ? this.room.held[0]! : null));
  readonly busy = $derived.by(() => this.scene.stage?.busy ?? false);
  readonly over = $derived.by(() => this.room.frame?.turn.kind === "over");
  readonly playing = $derived.by(() => this.room.table?.status !== "waiting" && !this.over);
  /** Whether a seat is free and this user may invite; spectators have no join code. */
  readonly inviting = $derived.by(() => {
    const { table, held } = this.room;
    if (!table || this.over || table.code === table.watch) return false;
    const free = table.seats.some(({ kind, taken }) => kind === "open" && !taken);
    return free && (held.length > 0 || table.host);
  });
  /** The seats that can move here now. */
  readonly ready = $derived.by(() => this.#ready());
  readonly actor = $derived.by(() => {
    const { chosen, ready } = this;
    // If the point of view knows the moves of only one of them, that one acts.
    const known = ready.filter((seat) => seat in (this.room.frame?.legal ?? {}));
    const asked = known.length > 0 ? known : ready;
    return chosen !== null && asked.includes(chosen) ? chosen : (asked[0] ?? null);
  });
  readonly legal = $derived.by(() => this.#legal());
  /** What a hint's first step highlights, and its text. */
  readonly look = $derived.by(() => this.#look());
  readonly near = $derived.by(() => this.#near());
  /** The actor's reload time; the same object until the server sends a new one. */
  readonly reload = $derived.by(() => (this.actor === null ? null : this.room.reload(this.actor)));

  constructor(code: string, tokens: readonly string[]) {
    this.room = new Room({
      open: () => socketTo(code),
      tokens,
      newId: () => crypto.getRandomValues(new Uint32Array(2)).join("-"),
    });
    this.guide = new Guide(code);
    this.scene = new Scene(() => this.near, this.guide);
    this.room.attend(this.scene);
  }

  /** Load the board of the game, and its guide if there is one, in parallel. */
  learn(game: string): void {
    // Untracked, so that changes at the table do not load the board again.
    const guided = untrack(() => this.#guided());
    void this.scene.load(game);
    if (guided) void this.guide.load(game);
  }

  /** Rotate the board to the deciding player, if that is wanted and nothing is moving. */
  face(): void {
    if (!settings.turning || this.room.curtained || this.busy) return;
    if (this.actor !== null && this.room.held.length > 1) this.#facing = this.actor;
  }

  turn(): void {
    this.turned += 1;
  }

  /** Make or try a move; the server explains what cannot be done. */
  move(text: string): void {
    const seat = this.actor ?? this.#tries;
    if (seat === null) return;
    this.guide.skip();
    this.room.move(seat, text);
  }

  /** Show a rule in the drawer. */
  read(rule: string | null): void {
    this.rule = rule;
    this.panel = "rules";
  }

  /** A step in words; table events such as resignations come first. */
  tellEntry({ event, facts }: Entry | Frame): string {
    const person = event.seat === null ? { name: "", you: "none" } : personOf(this.names, event.seat, this.you);
    const told = tellAll(this.room.table!.game, facts, this.names, this.you);
    if (["takeback", "resigned", "expired"].includes(event.kind)) {
      told.unshift(say(`page-table-event-${event.kind}`, person));
    }
    if (told.length === 0 && event.text !== null) {
      return `${person.name}: ${tellMove(this.room.table!.game, event.text)}`;
    }
    return told.join(" ");
  }

  #guided(): boolean {
    const { table, held } = this.room;
    return table !== null && table.guide && held.length > 0 && !this.guide.left;
  }

  /** The seat to try a move for out of turn; null while a move may still be expected. */
  get #tries(): Seat | null {
    const { held, waiting, frame, link, curtained } = this.room;
    const [seat] = held;
    if (seat === undefined || curtained || !frame || link !== "open") return null;
    return held.some((own) => waiting.includes(own)) ? null : seat;
  }

  #ready(): readonly Seat[] {
    const { room, busy, playing } = this;
    if (!playing || room.link !== "open" || !room.frame) return [];
    // In real time do not wait for animations.
    if (busy && !room.frame.turn.live) return [];
    return room.curtained ? room.due.filter((seat) => seat === room.eye) : room.due;
  }

  #look(): Look | null {
    const { advice } = this.room.counsel;
    const { stage, board } = this.scene;
    if (advice?.step !== 1 || advice.seat !== this.actor || !stage || !board) return null;
    return board.look(stage.picture, advice.hint.text, this.legal, advice.seat);
  }

  #legal(): readonly string[] | null {
    const moves = this.actor === null ? [] : this.room.frame?.legal[this.actor];
    return moves === undefined ? [] : moves;
  }

  #near(): Seat {
    const { held, eye, table, curtained } = this.room;
    const shared = held.length > 1 && !curtained;
    const own = shared ? (settings.turning ? this.#facing : held[0]) : (eye ?? held[0]);
    return ((own ?? 0) + this.turned) % (table?.seats.length ?? 1);
  }
}
