/** Everything a page of a table needs to know: the room, the scene, and what follows from both. */

import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { Look } from "../../boards/shared/look";
import { gameOf } from "../../lib/games";
import { tellAll } from "../../lib/narrate";
import { Room } from "../../lib/room.svelte";
import { namesOf } from "../../lib/seats";
import { settings } from "../../lib/settings.svelte";
import { socketTo } from "../../lib/socket";
import { say } from "../../lib/texts.svelte";
import type { Entry, Frame, GameInfo, Seat } from "../../lib/wire";
import { Guide } from "./guide.svelte";
import { Scene } from "./scene.svelte";

export type Panel = "moves" | "invite" | "rules" | "more";

export class Play {
  readonly room: Room;
  readonly scene: Scene;
  readonly guide: Guide;
  info = $state.raw<GameInfo | null>(null);
  /** The panel that lies open. */
  panel = $state<Panel | null>(null);
  /** The rule that somebody wants to read. */
  rule = $state<string | null>(null);
  /** How far the board was turned by hand. */
  turned = $state(0);
  /** Whose move is made here, where several of this device may decide. */
  chosen = $state<Seat | null>(null);
  /** There is room beside the board. */
  readonly wide = new MediaQuery("min-width: 64rem", false);
  #facing = $state<Seat>(0);

  readonly names = $derived.by(() => namesOf(this.room.table?.seats ?? []));
  readonly busy = $derived.by(() => this.scene.stage?.busy ?? false);
  readonly over = $derived.by(() => this.room.frame?.turn.kind === "over");
  readonly playing = $derived.by(() => this.room.table?.status !== "waiting" && !this.over);
  /** A seat is free, and whoever is here may give it away: who looks on was not told how. */
  readonly inviting = $derived.by(() => {
    const { table, held } = this.room;
    if (!table || this.over || table.code === table.watch) return false;
    const free = table.seats.some(({ kind, taken }) => kind === "open" && !taken);
    return free && (held.length > 0 || table.host);
  });
  /** The seats whose moves can be made here now. */
  readonly ready = $derived.by(() => this.#ready());
  readonly actor = $derived.by(() => {
    const { chosen, ready } = this;
    // The eye may know the moves of one of them only: then it is that one's turn to be asked.
    const known = ready.filter((seat) => seat in (this.room.frame?.legal ?? {}));
    const asked = known.length > 0 ? known : ready;
    return chosen !== null && asked.includes(chosen) ? chosen : (asked[0] ?? null);
  });
  readonly legal = $derived.by(() => this.#legal());
  /** Where a hint of the first step points, and in which words. */
  readonly look = $derived.by(() => this.#look());
  readonly near = $derived.by(() => this.#near());
  /** While the actor's hand reloads: one and the same answer, as long as nothing is told anew. */
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

  /** Learn the game and show its board. */
  async learn(game: string): Promise<void> {
    // Asked once: the board must not be laid anew whenever something changes at the table.
    const guided = untrack(() => this.#guided());
    const [known] = await Promise.all([
      gameOf(game),
      this.scene.load(game),
      guided ? this.guide.load(game) : null,
    ]);
    this.info = known;
    if (this.info) this.room.learn(this.info.traits);
  }

  /** Turn to whoever has to decide, where that is wanted and nothing is moving. */
  face(): void {
    if (!settings.turning || this.room.curtained || this.busy) return;
    if (this.actor !== null && this.room.held.length > 1) this.#facing = this.actor;
  }

  turn(): void {
    this.turned += 1;
  }

  /** Make a move, or try one: whatever cannot be done, the table says why. */
  move(text: string): void {
    const seat = this.actor ?? this.#tries;
    if (seat === null) return;
    this.guide.skip();
    this.room.move(seat, text);
  }

  /** Read a rule in the drawer. */
  read(rule: string | null): void {
    this.rule = rule;
    this.panel = "rules";
  }

  /** A step in words; what a table adds to a game first. */
  tellEntry({ event, facts }: Entry | Frame): string {
    const name = event.seat === null ? "" : (this.names[event.seat] ?? "");
    const told = tellAll(this.room.table!.game, facts, this.names);
    if (["takeback", "resigned", "expired"].includes(event.kind)) {
      told.unshift(say(`page-table-event-${event.kind}`, { name }));
    }
    if (told.length === 0 && event.text !== null) return `${name}: ${event.text}`;
    return told.join(" ");
  }

  #guided(): boolean {
    const { table, held } = this.room;
    return table !== null && table.guide && held.length > 0 && !this.guide.left;
  }

  /** Who would be told that it is not their turn; null while the table may still be waiting for them. */
  get #tries(): Seat | null {
    const { held, waiting, frame, link, curtained } = this.room;
    const [seat] = held;
    if (seat === undefined || curtained || !frame || link !== "open") return null;
    return held.some((own) => waiting.includes(own)) ? null : seat;
  }

  #ready(): readonly Seat[] {
    const { room, busy, playing } = this;
    if (!playing || room.link !== "open" || !room.frame) return [];
    // In real time nobody waits until everything was shown.
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
