/** Every word a person reads comes from the Fluent files that Python reads too. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["de", "en", "fr", "es", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, string | number>;

const FALLBACK: Language = "en";

// One chunk a language: only what is read is loaded.
const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import("virtual:texts/de"),
  en: () => import("virtual:texts/en"),
  fr: () => import("virtual:texts/fr"),
  es: () => import("virtual:texts/es"),
  nl: () => import("virtual:texts/nl"),
};

class Texts {
  language = $state<Language>(FALLBACK);
  #bundle = $state.raw<FluentBundle | null>(null);

  /** Speak a language from now on, everywhere on the page. */
  async speak(language: Language): Promise<void> {
    const source = await SOURCES[language]();
    // No isolation marks, as in Python: they would be read aloud and copied.
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source.default));
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
