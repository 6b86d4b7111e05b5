/** All texts come from the Fluent files that Python uses too. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import failures from "virtual:failures";
import sources from "virtual:texts";
import type { GameInfo, GameTexts } from "../wire/http";

export const LANGUAGES = ["de", "en", "fr", "es", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, string | number>;

const FALLBACK: Language = "en";

/** The texts that all pages need. */
const BASE = "base";
const LEARN = "learn";

/**
 * What has texts of its own, loaded on demand: the game page, the other pages, the pages for
 * learning, a game by its id, and its rules and options.
 */
export type Part = "table" | "pages" | typeof LEARN | (string & {});

export const rulesOf = (game: string): Part => `${game}-rules`;

/** The loaded texts of parts; a game's texts for learning only with the others for learning. */
function loaded(language: Language, parts: readonly Part[]): Promise<{ default: string }>[] {
  const learns = parts.includes(LEARN);
  const names = [BASE, ...parts.flatMap((part) => (learns ? [part, `${part}-${LEARN}`] : [part]))];
  return names.flatMap((name) => sources[language][name]?.() ?? []);
}

/** A game's texts from the server. The pages work without them, so a failure is no error. */
async function fetched(texts: GameTexts | undefined, parts: readonly Part[]): Promise<{ default: string }> {
  const learn = parts.includes(LEARN) ? texts?.learn : null;
  const addresses = [texts?.board, learn].filter((address) => typeof address === "string");
  const got = await Promise.all(
    addresses.map((address) =>
      fetch(address)
        .then((answer) => (answer.ok ? answer.text() : ""))
        .catch(() => ""),
    ),
  );
  return { default: got.join("\n") };
}

class Texts {
  language = $state<Language>(FALLBACK);
  /** The last requested language, if it could not be loaded. */
  failed = $state<Language | null>(null);
  #bundle = $state.raw<FluentBundle | null>(null);
  #wanted: Language = FALLBACK;
  #parts = new Set<Part>();
  /** The addresses of texts of games from other packages, by language. */
  #games = new Map<string, GameInfo["texts"]>();
  #speaking: Promise<void> = Promise.resolve();
  /** The texts in use, which are parsed only once. */
  #parsed: ReadonlyMap<string, FluentResource> = new Map();

  /** Switch the page to a language. */
  setLanguage(language: Language): Promise<void> {
    this.failed = null;
    return this.#switch(language);
  }

  #switch(language: Language): Promise<void> {
    this.#wanted = language;
    this.#speaking = this.#learn(language);
    this.#speaking.catch(() => this.#stay(language));
    return this.#speaking;
  }

  /** Also load the texts of some parts, in the current and every later language. */
  load(...parts: readonly Part[]): Promise<void> {
    const added = parts.filter((part) => !this.#parts.has(part));
    if (added.length === 0) return this.#settled();
    for (const part of added) this.#parts.add(part);
    return this.#again().catch((problem: unknown) => {
      for (const part of added) this.#parts.delete(part); // the next page asks again
      throw problem;
    });
  }

  /** Also use the texts of games from other packages, in the current and every later language. */
  addGames(games: readonly Pick<GameInfo, "id" | "texts">[]): Promise<void> {
    const added = games.filter(({ id }) => !this.#games.has(id));
    for (const { id, texts } of added) this.#games.set(id, texts);
    return added.length > 0 ? this.#again() : this.#settled();
  }

  /** Load everything again; in the current language if another one cannot be loaded. */
  async #again(): Promise<void> {
    const wanted = this.#wanted;
    try {
      await this.#switch(wanted);
    } catch (problem) {
      if (!this.#bundle || this.failed !== wanted) throw problem;
      await this.#switch(this.language);
    }
  }

  /** Wait until the texts in use are complete; another language that cannot be loaded is no fault. */
  async #settled(): Promise<void> {
    try {
      await this.#speaking;
    } catch (problem) {
      if (!this.#bundle || !this.failed) throw problem;
      await this.#speaking;
    }
  }

  async #learn(language: Language): Promise<void> {
    const [parts, games] = [[...this.#parts], [...this.#games.values()]];
    const found = await Promise.all([
      ...loaded(language, parts),
      ...games.map((texts) => fetched(texts[language] ?? texts[FALLBACK], parts)),
    ]);
    // Another language or part may have been requested meanwhile.
    const more = parts.length < this.#parts.size || games.length < this.#games.size;
    if (language !== this.#wanted || more) return this.#speaking;
    this.#say(
      language,
      found.map((source) => source.default),
    );
  }

  /** Keep the current language if another could not be loaded. */
  #stay(language: Language): void {
    if (language !== this.#wanted) return;
    this.failed = language === this.language ? null : language;
    this.#wanted = this.language;
    this.#speaking = Promise.resolve();
  }

  /** Without any texts, use only those that explain the failure. */
  useFailureTexts(language: Language): void {
    this.#say(language, [failures[language]]);
    this.failed = null;
  }

  #say(language: Language, sources: readonly string[]): void {
    // No isolation marks, as in Python, because they would be read aloud and copied.
    const bundle = new FluentBundle(language, { useIsolating: false });
    const parsed = new Map(sources.map((source) => [source, this.#parsed.get(source) ?? new FluentResource(source)]));
    for (const resource of parsed.values()) bundle.addResource(resource);
    this.#parsed = parsed;
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  knows(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  t(key: string, details: Arguments = {}): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    return pattern ? this.#bundle!.formatPattern(pattern, details) : key;
  }
}

export const texts = new Texts();

/** The text of a key in the current language. It is reactive: pages follow a language change. */
export const t = (key: string, details?: Arguments): string => texts.t(key, details);

export function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word);
}

/** The browser's first language that Cupboard has. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return FALLBACK;
}
