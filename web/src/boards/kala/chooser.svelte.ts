/** The choice that a person is making on the board, for as long as its position lies there. */

import type { Seat } from "../../lib/wire";
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

/** A move as good as any, for whoever may make none. */
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

  /** The moves there are; none while nobody can choose here. */
  readonly ways: Way[] = $derived.by(() => {
    const { picture, legal, actor } = this.now();
    return actor === null ? [] : waysOf(legal, picture.at[actor]!);
  });

  /** A choice that was begun in another position is none. */
  readonly choice: Choice = $derived.by(() => {
    const held = this.ways.length > 0 && this.#kept.position === this.now().picture.position;
    return held ? this.#kept.choice : NOTHING;
  });

  readonly asked: Question | null = $derived.by(() =>
    this.ways.length > 0 ? question(this.ways, this.choice) : null,
  );

  readonly offered: ReadonlySet<string> = $derived.by(() => offered(this.ways, this.choice));

  get begun(): boolean {
    return this.choice.touched.length > 0;
  }

  /** The last cup of the path, or of one of those that are open. */
  get end(): string | null {
    return openWays(this.ways, this.choice)[0]?.cells.at(-1) ?? null;
  }

  /** The cells where the own cup may come to stand. */
  get stands(): Set<string> {
    if (this.asked === "harvest") return new Set();
    if (this.asked === "landing") return new Set(this.offered);
    return endsOf(openWays(this.ways, this.choice));
  }

  /** The last cup is chosen, but several paths lead there. */
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

  /** No move leads there: the table says which rule forbids it. */
  #tryAnyway(cell: string): void {
    const { picture, actor } = this.now();
    // Nobody is asked now: the table says whose turn it is, whatever is tried.
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
