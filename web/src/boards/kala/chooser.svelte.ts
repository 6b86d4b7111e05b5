/** The choice in progress on the board, valid for one position. */

import type { Seat } from "../../wire/http";
import { stepsTo } from "./cells";
import {
  back,
  chosen,
  endsOf,
  land,
  NOTHING,
  offered,
  openWays,
  question,
  touch,
  waysOf,
  type Choice,
  type Question,
  type Way,
} from "./choice";
import type { Picture } from "./picture";

/** Any move, sent when the player may not move, so that the server explains why. */
const ANY = "N";

interface Situation {
  picture: Picture;
  legal: readonly string[];
  actor: Seat | null;
  /** Whether a path is shown before it is played, and the one that is shown. */
  confirms: boolean;
  preview: string | null;
}

export interface Deeds {
  play: (text: string) => void;
  /** Show a path before it is played; null stops showing it. */
  show: (way: Way | null) => void;
}

export class Chooser {
  #kept = $state.raw<{ position: string; choice: Choice }>({ position: "", choice: NOTHING });

  constructor(
    readonly now: () => Situation,
    readonly deeds: Deeds,
  ) {}

  /** The available moves; empty if the player cannot choose here. */
  readonly ways: Way[] = $derived.by(() => {
    const { picture, legal, actor } = this.now();
    return actor === null ? [] : waysOf(legal, picture.at[actor]!);
  });

  /** The current choice; a choice started in another position is void. */
  readonly choice: Choice = $derived.by(() => {
    const held = this.ways.length > 0 && this.#kept.position === this.now().picture.position;
    if (!held) return NOTHING;
    // A complete choice is kept only while its path is shown.
    const text = chosen(this.ways, this.#kept.choice);
    return text === null || text === this.now().preview ? this.#kept.choice : NOTHING;
  });

  readonly asked: Question | null = $derived.by(() => (this.ways.length > 0 ? question(this.ways, this.choice) : null));

  /** The path that is shown and not yet played. */
  readonly shown: Way | null = $derived.by(() => {
    const { preview } = this.now();
    return this.ways.find((way) => way.text === preview) ?? null;
  });

  /** While a path is shown, another one can be chosen instead. */
  readonly offered: ReadonlySet<string> = $derived.by(() => {
    if (!this.shown) return offered(this.ways, this.choice);
    return new Set([...offered(this.ways, NOTHING), this.shown.cells.at(-1)!]);
  });

  get begun(): boolean {
    return this.choice.touched.length > 0;
  }

  /** The last cup of the path, or of one of the open paths. */
  get end(): string | null {
    return openWays(this.ways, this.choice)[0]?.cells.at(-1) ?? null;
  }

  /** The cells where the player's own cup may be placed. */
  get stands(): Set<string> {
    if (this.asked === "harvest") return new Set();
    if (this.asked === "landing") return new Set(this.offered);
    return endsOf(openWays(this.ways, this.choice));
  }

  /** Whether the last cup is chosen but several paths lead there. */
  get unsure(): boolean {
    return this.asked === "path" && this.end !== null && this.choice.touched.includes(this.end);
  }

  touch(cell: string): void {
    if (this.shown) return this.#touchAgain(this.shown, cell);
    const landed = this.asked === "landing" ? land(this.ways, this.choice, cell) : null;
    if (landed !== null) this.#say(landed);
    else this.#follow(touch(this.ways, this.choice, cell), cell);
  }

  answer(harvest: boolean): void {
    this.#take({ ...this.choice, harvest });
  }

  back(): void {
    if (this.shown) this.deeds.show(null);
    this.#keep(back(this.choice));
  }

  /** Stop choosing, because something else was tapped. */
  leave(): void {
    if (this.shown) this.deeds.show(null);
    this.#keep(NOTHING);
  }

  /** The second tap on the end of a path plays it; another cup starts another choice. */
  #touchAgain(way: Way, cell: string): void {
    this.#keep(NOTHING);
    this.deeds.show(null);
    if (way.cells.at(-1) === cell) this.deeds.play(way.text);
    else this.#follow(touch(this.ways, NOTHING, cell), cell);
  }

  #follow(next: Choice | null, cell: string): void {
    if (next) this.#take(next);
    else this.#tryAnyway(cell);
  }

  /** Try a cell that no move leads to; the server names the rule that forbids it. */
  #tryAnyway(cell: string): void {
    const { picture, actor } = this.now();
    // No one is to choose now, so the server's answer names the player whose turn it is.
    if (actor === null) return this.deeds.play(ANY);
    if (this.asked !== "path" || picture.at[actor] === cell) return;
    const [first = picture.at[actor]!, ...others] = [picture.at[actor]!, ...this.choice.touched];
    let [steps, from] = ["", first];
    for (const stop of [...others, cell]) {
      steps += stepsTo(from, stop);
      from = stop;
    }
    this.deeds.play(steps);
  }

  #take(next: Choice): void {
    const text = chosen(this.ways, next);
    if (text === null) return this.#keep(next);
    // A path that was chosen in several steps has been seen.
    const seen = next.touched.length > 1 || next.harvest !== null;
    if (seen || !this.now().confirms) return this.#say(text);
    this.#keep(next);
    this.deeds.show(this.ways.find((way) => way.text === text)!);
  }

  #say(text: string): void {
    this.#keep(NOTHING);
    this.deeds.play(text);
  }

  #keep(choice: Choice): void {
    this.#kept = { position: this.now().picture.position, choice };
  }
}
