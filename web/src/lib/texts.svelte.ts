/** Every word a person reads comes from the Fluent files that Python reads too. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["de", "en", "fr", "es", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, string | number>;

const FALLBACK: Language = "en";

type Source = () => Promise<{ default: string }>;

// One chunk a language: only what is read is loaded.
const ALWAYS: Record<Language, Source> = {
  de: () => import("virtual:texts/de"),
  en: () => import("virtual:texts/en"),
  fr: () => import("virtual:texts/fr"),
  es: () => import("virtual:texts/es"),
  nl: () => import("virtual:texts/nl"),
};

/** What only some pages say: loaded when one of them asks for it. */
const PARTS = {
  learn: {
    de: () => import("virtual:learn/de"),
    en: () => import("virtual:learn/en"),
    fr: () => import("virtual:learn/fr"),
    es: () => import("virtual:learn/es"),
    nl: () => import("virtual:learn/nl"),
  },
} satisfies Record<string, Record<Language, Source>>;

export type Part = keyof typeof PARTS;

class Texts {
  language = $state<Language>(FALLBACK);
  #bundle = $state.raw<FluentBundle | null>(null);
  #wanted: Language = FALLBACK;
  #parts = new Set<Part>();
  #speaking: Promise<void> = Promise.resolve();

  /** Speak a language from now on, everywhere on the page. */
  speak(language: Language): Promise<void> {
    this.#wanted = language;
    this.#speaking = this.#learn(language);
    return this.#speaking;
  }

  /** From now on also know the texts of a part, in whatever language is spoken. */
  also(part: Part): Promise<void> {
    if (this.#parts.has(part)) return this.#speaking;
    this.#parts.add(part);
    return this.speak(this.#wanted).catch((problem: unknown) => {
      this.#parts.delete(part); // the next page asks again
      throw problem;
    });
  }

  async #learn(language: Language): Promise<void> {
    const parts = [...this.#parts];
    const sources: Source[] = [ALWAYS[language], ...parts.map((part) => PARTS[part][language])];
    const loaded = await Promise.all(sources.map((source) => source()));
    // Another language, or another part, may have been asked for in the meantime.
    if (language !== this.#wanted || parts.length < this.#parts.size) return this.#speaking;
    // No isolation marks, as in Python: they would be read aloud and copied.
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of loaded) bundle.addResource(new FluentResource(source.default));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  knows(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say(key: string, details: Arguments = {}): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    return pattern ? this.#bundle!.formatPattern(pattern, details) : key;
  }
}

export const texts = new Texts();

/** The text of a key in the reader's language; a page that uses it follows a change of language. */
export const say = (key: string, details?: Arguments): string => texts.say(key, details);

export function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word);
}

/** The first of the browser's languages that Cupboard speaks. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return FALLBACK;
}
