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
}

export class Chooser {
  #kept = $state.raw<{ position: string; choice: Choice }>({ position: "", choice: NOTHING });

  constructor(
    readonly now: () => Situation,
    readonly play: (text: string) => void,
  ) {}

  /** The available moves; empty if the player cannot choose here. */
  readonly ways: Way[] = $derived.by(() => {
    const { picture, legal, actor } = this.now();
    return actor === null ? [] : waysOf(legal, picture.at[actor]!);
  });

  /** The current choice; a choice started in another position is void. */
  readonly choice: Choice = $derived.by(() => {
    const held = this.ways.length > 0 && this.#kept.position === this.now().picture.position;
    return held ? this.#kept.choice : NOTHING;
  });

  readonly asked: Question | null = $derived.by(() => (this.ways.length > 0 ? question(this.ways, this.choice) : null));

  readonly offered: ReadonlySet<string> = $derived.by(() => offered(this.ways, this.choice));

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
    const landed = this.asked === "landing" ? land(this.ways, this.choice, cell) : null;
    if (landed !== null) this.#say(landed);
    else this.#follow(touch(this.ways, this.choice, cell), cell);
  }

  answer(harvest: boolean): void {
    this.#take({ ...this.choice, harvest });
  }

  back(): void {
    this.#keep(back(this.choice));
  }

  #follow(next: Choice | null, cell: string): void {
    if (next) this.#take(next);
    else this.#tryAnyway(cell);
  }

  /** Try a cell that no move leads to; the server names the rule that forbids it. */
  #tryAnyway(cell: string): void {
    const { picture, actor } = this.now();
    // No one is to choose now, so the server's answer names the player whose turn it is.
    if (actor === null) return this.play(ANY);
    if (this.asked !== "path" || picture.at[actor] === cell) return;
    const [first = picture.at[actor]!, ...others] = [picture.at[actor]!, ...this.choice.touched];
    let [steps, from] = ["", first];
    for (const stop of [...others, cell]) {
      steps += stepsTo(from, stop);
      from = stop;
    }
    this.play(steps);
  }

  #take(next: Choice): void {
    const text = chosen(this.ways, next);
    if (text === null) this.#keep(next);
    else this.#say(text);
  }

  #say(text: string): void {
    this.#keep(NOTHING);
    this.play(text);
  }

  #keep(choice: Choice): void {
    this.#kept = { position: this.now().picture.position, choice };
  }
}
